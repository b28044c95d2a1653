import { expect, test } from 'vitest'
import { wordsDiff } from './words-diff.js'

const said = (before: string, after: string) =>
  wordsDiff(before, after)
    .map(({ of, text }) => (of === 'both' ? text : of === 'before' ? `[-${text}-]` : `[+${text}+]`))
    .join('')

test.each([
  ['the same', 'the same', 'the same'],
  ['We bake bread.', 'We bake rye bread.', 'We bake [+rye +]bread.'],
  ['Good day, Ann!', 'Good evening, Ann!', 'Good [-day-][+evening+], Ann!'],
  ['', 'New', '[+New+]'],
  ['Gone', '', '[-Gone-]'],
])('“%s” and “%s” differ by words', (before, after, wanted) =>
  expect(said(before, after)).toBe(wanted),
)

test('languages without spaces have words too', () => {
  expect(said('私は猫が好きです', '私は犬が好きです')).toBe('私は[-猫-][+犬+]が好きです')
})

test('both texts can be had from the parts, however long they are', () => {
  const [before, after] = [words(3000, 7), words(3000, 11)]
  const parts = wordsDiff(before, after)
  const of = (side: 'before' | 'after') =>
    parts
      .filter(part => part.of === 'both' || part.of === side)
      .map(({ text }) => text)
      .join('')
  expect([of('before'), of('after')]).toEqual([before, after])
})

const words = (count: number, step: number) =>
  Array.from({ length: count }, (_, place) => `w${(place * step) % 97}`).join(' ')
