import { expect, test } from 'vitest'
import { hideSecrets, withoutSecrets } from './without-secrets.js'

test('a secret is left out however it is written, and so is what looks like one', () => {
  const secrets = ['a.b/c', 'two\nlines']
  expect(withoutSecrets('no a.b/c, a.b%2Fc or two\\nlines', secrets)).toBe('no …, … or …')
  expect(withoutSecrets('Bearer abcdefgh12345678 ended', [])).toBe('Bearer … ended')
  expect(hideSecrets('{"a":"a.b/c"}', secrets)).toBe('{"a":"…"}')
})

test('a secret is left out as a form writes it', () => {
  const secret = "it's (a) b!"
  const forms = [new URLSearchParams({ secret }), encodeURIComponent(secret)]
  expect(hideSecrets(forms.join(' '), [secret])).toBe('secret=… …')
  expect(hideSecrets('it%27s%20%28a%29%20b%21', [secret])).toBe('…')
})

test('of a secret that begins with another one nothing stays', () => {
  expect(hideSecrets('abcdefgh abcdefgh-rest', ['abcdefgh', 'abcdefgh-rest'])).toBe('… …')
  expect(hideSecrets('a%2Bb%2Fc a%2Bb', ['a+b', 'a+b/c'])).toBe('… …')
})

test('a secret that is no whole text is left out as it is sent', () => {
  expect(hideSecrets('one\uD800two one\uFFFDtwo one%EF%BF%BDtwo', ['one\uD800two'])).toBe('… … …')
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
