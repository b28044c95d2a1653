import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { registry } from '../../nodes/index.js'

const files = ['.', '..'].flatMap(folder =>
  readdirSync(join(import.meta.dirname, folder))
    .filter(name => /(?<!\.test|\.fixture)\.ts$/.test(name))
    .map(name => join(import.meta.dirname, folder, name)),
)

test.each(files)(
  '%s names no node type: a type says in its form what is true of it alone',
  file => {
    const code = readFileSync(file, 'utf8')
    expect(code).not.toMatch(/\btype\s*[!=]==?\s*['"`]/)
    const dashed = registry.definitions.map(({ type }) => type).filter(type => type.includes('-'))
    expect(dashed.filter(type => code.includes(`'${type}'`))).toEqual([])
  },
)
