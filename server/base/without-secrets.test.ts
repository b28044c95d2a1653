import { expect, test } from 'vitest'
import { hideSecrets, withoutSecrets } from './without-secrets.js'

test('a secret is left out however it is written, and so is what looks like one', () => {
  const secrets = ['a.b/c', 'two\nlines']
  expect(withoutSecrets('no a.b/c, a.b%2Fc or two\\nlines', secrets)).toBe('no …, … or …')
  expect(withoutSecrets('Bearer abcdefgh12345678 ended', [])).toBe('Bearer … ended')
  expect(hideSecrets('{"a":"a.b/c"}', secrets)).toBe('{"a":"…"}')
})

test('codes in capitals, and names that are known, are no secrets', () => {
  const names = new Set(['Preferred_Pick_Up_Time_2__c'])
  const words =
    "REQUIRED_FIELD_MISSING: no column 'Preferred_Pick_Up_Time_2__c', (Another_Column_Like_It_2)"
  expect(withoutSecrets(words, [], names)).toBe(
    "REQUIRED_FIELD_MISSING: no column 'Preferred_Pick_Up_Time_2__c', …",
  )
})

test('words are short, and on one line', () => {
  expect(withoutSecrets(`one\n\ntwo ${'and so on '.repeat(90)}`, [])).toMatch(/^one two .{292}$/)
})
