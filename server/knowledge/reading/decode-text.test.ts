import { expect, test } from 'vitest'
import { decodeText } from './decode-text.js'

const words = 'Für 5 €'

test.each([
  ['UTF-8', Buffer.from(words), ''],
  ['UTF-8 with a mark', Buffer.from(`\ufeff${words}`), ''],
  ['UTF-16', Buffer.from(words, 'utf16le'), ''],
  ['UTF-16 with a mark', Buffer.from(`\ufeff${words}`, 'utf16le'), ''],
  ['UTF-16 of the other order', Buffer.from(`\ufeff${words}`, 'utf16le').swap16(), ''],
  ['what Windows writes', Buffer.from([0x46, 0xfc, 0x72, 0x20, 0x35, 0x20, 0x80]), ''],
  ['what is told', Buffer.from([0x46, 0xfc, 0x72, 0x20, 0x35, 0x20, 0xa4]), 'iso-8859-15'],
  ['what is told wrongly', Buffer.from(words), 'no such thing'],
])('a text is read in %s', (_, bytes, told) => {
  expect(decodeText(bytes, told)).toBe(words)
})
