import { expect, test } from 'vitest'
import { cutWord, wordsIn } from './words-in.js'

const different = (count: number) =>
  Array.from({ length: count }, (_, index) => `w${index.toString(36)}`).join(' ')

test('words are letters and digits in lower case without accents, each once', () => {
  expect(wordsIn(['Crème brûlée, crème!', 'ann@Example.org', '日本'])).toEqual([
    'creme',
    'brulee',
    'ann',
    'example',
    'org',
    '日',
    '本',
  ])
})

test('of very many different words the first 2,000 count, and it is said that there are more', () => {
  const words = wordsIn([different(68_000)])
  expect(words).toHaveLength(2001)
  expect(words.at(-1)).toBe(cutWord)
})

test('what becomes longer when it is made plain is looked through no further than what is as long', () => {
  const short = wordsIn(['\ufdfa'.repeat(80_000), 'behind'])
  expect(short).toContain(cutWord)
  expect(short).not.toContain('behind')
  expect(short.join('').length).toBeLessThan(10_000)
  expect(wordsIn([`${'a\u0300'.repeat(80_000)}`, 'behind'])).not.toContain('behind')
})

test('a long text is cut between words, and everything in it counts', () => {
  const text = Array.from({ length: 9000 }, (_, index) => `word${index % 1500}`).join(' ')
  expect(text.length).toBeGreaterThan(60_000)
  expect(new Set(wordsIn([text]))).toEqual(
    new Set(Array.from({ length: 1500 }, (_, index) => `word${index}`)),
  )
  expect(wordsIn([text])).not.toContain(cutWord)
})
