import { expect, test } from 'vitest'
import { readFiles } from './repository.js'

const [page] = readFiles(['docs/words.md'], /\.md$/)
const words = [...(page?.text ?? '').matchAll(/^\| (?!word |---)(.+?) \|/gm)].flatMap(
  ([, names = '']) => names.split(', '),
)

test('docs/words.md has each word once, and no more rows than somebody can learn', () => {
  const rows = (page?.text ?? '').match(/^\| (?!word |---)/gm) ?? []
  expect(rows.length).toBeGreaterThan(60)
  expect(rows.length).toBeLessThanOrEqual(90)
  expect(words.filter((word, at) => words.indexOf(word) !== at)).toEqual([])
})

test('CONTRIBUTING.md is read in a sitting', () => {
  const [guide] = readFiles(['CONTRIBUTING.md'], /\.md$/)
  expect(guide?.text.split('\n').length).toBeLessThanOrEqual(150)
})
