import { describe, expect, test } from 'vitest'
import { readWords } from './search-words.js'
import { loadWords } from './words-beside.js'

const found = async (language: string, text: string) =>
  readWords(await loadWords(language))
    .search(text)
    .slice(0, 12)
    .map(({ native }) => native)

describe('emojis are found in the visitor’s language', () => {
  test.each([
    ['ru', 'пицца', '🍕'],
    ['es', 'corazón', '❤️'],
    ['es', 'CORAZON rojo', '❤️'],
    ['ar', 'خبز', '🍞'],
    ['he', 'פיצה', '🍕'],
    ['ja', '犬', '🐶'],
    ['zh-Hans', '蛋糕', '🎂'],
    ['de', 'Deutschland', '🇩🇪'],
    ['fr', 'chien', '🐶'],
    ['ko', '고양이', '🐱'],
  ])('%s: %s', async (language, text, native) => {
    expect(await found(language, text)).toContain(native)
  })
})

test('what is found by its name comes first', async () => {
  expect((await found('de', 'pizza'))[0]).toBe('🍕')
})

test('an emoji has its name in the language; a language without a file has none, and finds nothing', async () => {
  expect(readWords(await loadWords('de')).nameOf('🍕')).toBe('Pizza')
  expect(await loadWords('sv')).toBe('')
  expect(readWords('').nameOf('🍕')).toBeUndefined()
  expect(readWords('').search('pizza')).toEqual([])
})
