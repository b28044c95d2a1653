import { describe, expect, test } from 'vitest'
import { loadEmojiNames, nameEmojis } from './emoji-names.js'
import { readWords } from './search-words.js'

nameEmojis('ar', () => import('./words/ar.emoji-words'))
nameEmojis('de', () => import('./words/de.emoji-words'))
nameEmojis('es', () => import('./words/es.emoji-words'))
nameEmojis('fr', () => import('./words/fr.emoji-words'))
nameEmojis('he', () => import('./words/he.emoji-words'))
nameEmojis('ja', () => import('./words/ja.emoji-words'))
nameEmojis('ko', () => import('./words/ko.emoji-words'))
nameEmojis('ru', () => import('./words/ru.emoji-words'))
nameEmojis('zh-Hans', () => import('./words/zh-Hans.emoji-words'))
nameEmojis('nl', () => Promise.reject(new Error('There is no line.')))

const found = async (language: string, text: string) =>
  readWords(await loadEmojiNames(language))
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

test('an emoji has its name in the language; a language that is not brought, or cannot be fetched, has none, and finds nothing', async () => {
  expect(readWords(await loadEmojiNames('de')).nameOf('🍕')).toBe('Pizza')
  expect(await loadEmojiNames('sv')).toBe('')
  expect(await loadEmojiNames('nl')).toBe('')
  expect(readWords('').nameOf('🍕')).toBeUndefined()
  expect(readWords('').search('pizza')).toEqual([])
})
