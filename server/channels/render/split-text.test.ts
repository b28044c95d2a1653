import { expect, test } from 'vitest'
import { shorten, splitText } from './split-text.js'

test('a text is parted between lines, else between words, and nothing of it is lost', () => {
  expect(splitText('One two\nthree four', 12)).toEqual(['One two', 'three four'])
  expect(splitText('One two three four', 9)).toEqual(['One two', 'three', 'four'])
  expect(splitText('  short  ', 9)).toEqual(['short'])
  expect(splitText(' \n ', 9)).toEqual([])
  expect(splitText('anything', Infinity)).toEqual(['anything'])
})

test('a word that is longer than a message is parted, but no sign is', () => {
  expect(splitText('abcdefghij', 4)).toEqual(['abcd', 'efgh', 'ij'])
  expect(splitText('🥐🥐🥐', 3)).toEqual(['🥐', '🥐', '🥐'])
})

test('a label that is too long ends behind a word', () => {
  expect(shorten('A loaf of bread', 12)).toBe('A loaf of…')
  expect(shorten('A loaf', 12)).toBe('A loaf')
  expect(shorten('Donaudampfschiff', 6)).toBe('Donau…')
})
