import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.js'

const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** What compose.yaml sets by itself: how the server is reached inside its container, and the database beside it. */
const fixed = ['PORT', 'HOST', 'DATABASE_URL']

test('compose.yaml hands on every setting of docs/operations.md', () => {
  const table = textOf('docs/operations.md').split('| setting |')[1]?.split('\n\n')[0] ?? ''
  const settings = [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)
  const environment = textOf('compose.yaml').split('\n    environment:\n')[1] ?? ''
  const [block = ''] = environment.split(/^ {4}\w/m)
  const given = new Map(
    [...block.matchAll(/^ {6}(\w+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  expect(settings.length).toBeGreaterThan(35)
  expect(settings.filter(name => !given.has(name))).toEqual([])
  for (const name of settings.filter(name => !fixed.includes(name)))
    expect(given.get(name)).toMatch(new RegExp(`^\\$\\{${name}:[-?]`))
})
