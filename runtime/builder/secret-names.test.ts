import { expect, test } from 'vitest'
import { namesSecret } from './secret-names.js'

test.each([
  ['gpt', ['apiKey'], 'server:main', true],
  ['gpt', ['apiKey'], 'sk-server:main', false],
  ['webhook', ['headers', 0, 'value'], 'Bearer {token}', true],
  ['webhook', ['headers', 0, 'value'], 'key {token}', false],
  ['webhook', ['authentication', 'password'], '{token}', false],
  ['nobody-knows', ['apiKey'], 'server:main', false],
])('%s %j: %s', (type, path, text, expected) => {
  expect(namesSecret(type, path, text)).toBe(expected)
})
