import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { rules } from '../../runtime/lint/rules/index.js'
import { lookRules } from '../../themes/index.js'

const dist = join(import.meta.dirname, '../../dist')
const texts = [...rules, ...lookRules].map(
  ({ explanation }) => explanation.slice(0, 25).split(/[’'"]/)[0] ?? '',
)

test.each(['talkgraph.js', 'talkgraph.esm.js', 'talkgraph-loader.js', 'index.js', 'react.js'])(
  '%s carries no rule of lint for its visitors',
  entry => {
    const code = withImports(entry)
    expect(texts.filter(text => code.includes(text))).toEqual([])
  },
)

test('runtime.js brings the rules for flows', () => {
  const code = withImports('runtime.js')
  expect(code).toContain('unmailable-recipient')
  expect(texts.some(text => text.length > 20 && code.includes(text))).toBe(true)
})

/** The code of a file, and of every file of ours that it imports. */
function withImports(name: string, seen = new Set<string>()): string {
  if (seen.has(name)) return ''
  seen.add(name)
  const code = readFileSync(join(dist, name), 'utf8')
  const imported = [...code.matchAll(/\b(?:from|import)\s*\(?\s*["'](\.[^"']+)["']/g)].map(
    ([, from = '']) => withImports(join(dirname(name), from), seen),
  )
  return [code, ...imported].join('\n')
}
