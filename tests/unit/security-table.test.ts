import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './repository.js'

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const rows = [
  ...text.matchAll(/^\| V(\d+)\.(\d+\.\d+) \| ([^|]+) \| (met|not|n\.a\.) \| ([^|]+) \|$/gm),
].map(([, chapter = '', number = '', asked = '', state = '', by = '']) => ({
  id: `${chapter}.${number}`,
  chapter: Number(chapter),
  asked,
  state,
  by,
}))
const filesIn = (by: string) => [
  ...[...by.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, path = '']) => path),
  ...[...by.matchAll(/\]\((docs\/[\w./-]+\.md)\)/g)].map(([, path = '']) => path),
]

test('the table of SECURITY.md has every requirement of levels 1 and 2 once, in all 17 chapters', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
  expect(rows).toHaveLength(253)
  expect(new Set(rows.map(({ chapter }) => chapter)).size).toBe(17)
})

test('what is met names a test or a page that is there, and all else a reason', () => {
  const met = rows.filter(({ state }) => state === 'met')
  expect(met.filter(({ by }) => filesIn(by).length === 0)).toEqual([])
  const named = rows.flatMap(({ by }) => filesIn(by))
  expect(named.filter(path => !existsSync(join(root, path)))).toEqual([])
  expect(rows.filter(({ state, by }) => state !== 'met' && by.trim().length < 5)).toEqual([])
})

test('the table says how many are met, not met, and ask for what there is not here', () => {
  const count = (state: string) => rows.filter(each => each.state === state).length
  expect(text).toContain(
    `Of these ${count('met')} are met, ${count('not')} are not or not whole, and ${count('n.a.')} ask for what there is not here.`,
  )
})
