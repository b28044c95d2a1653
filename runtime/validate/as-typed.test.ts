import { expect, test } from 'vitest'
import { asTyped, isUnseen, plainly } from './as-typed.js'

test.each([
  ['\u200eYes', 'Yes'],
  ['\u202bكن\u202c', 'كن'],
  ['\u2068Yes\u2069\ufeff', 'Yes'],
  ['Y\u200be\u00ads', 'Yes'],
  ['Ｙｅｓ！', 'Yes!'],
  ['１２３', '123'],
  ['١٢٣٤٥٦٧٨٩٠', '1234567890'],
  ['۱۲۳۴۵۶۷۸۹۰', '1234567890'],
  ['१२३४५६७८९०', '1234567890'],
  ['๑๒๓', '123'],
  ['𝟏𝟐𝟑𝟘𝟡𝟶𝟿', '1230909'],
  ['1️⃣', '1'],
  ['a\u00a0b\u2009c\u202fd\u3000e\tf\n g', 'a b c d e f g'],
  ['a–b—c−d‑e', 'a-b-c-d-e'],
  ['I’m', "I'm"],
  ['  ', ''],
  ['10²', '10²'],
  ['½', '½'],
])('%j is read as %j', (text, read) => {
  expect(asTyped(text)).toBe(read)
})

test.each([
  ['ÉCOLE', 'ecole'],
  ['Straße', 'strasse'],
  ['İSTANBUL', 'istanbul'],
  ['yarın', 'yarin'],
  ['Łódź', 'lodz'],
  ['أحمد', 'احمد'],
  ['が', 'が'],
  ['की', 'की'],
])('%j is plainly %j', (text, read) => {
  expect(plainly(text)).toBe(read)
})

test('in marks that nobody sees there is nothing to be seen', () => {
  expect(['', ' \n', '\u200e\u200b', '\ufeff \u2069'].map(isUnseen)).toEqual([
    true,
    true,
    true,
    true,
  ])
  expect(['a', '\u200e.', '👍'].map(isUnseen)).toEqual([false, false, false])
})
