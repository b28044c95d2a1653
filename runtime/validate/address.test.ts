import { expect, test } from 'vitest'
import { isLinkAddress, isMediaAddress } from './address.js'

test.each([
  'https://example.org/a',
  'HTTP://example.org',
  'mailto:ann@example.org',
  'tel:+41123',
  '/path',
  'page.html',
  '//example.org/x',
  '?q=a:b',
  '#a',
])('links to %j', address => {
  expect(isLinkAddress(address)).toBe(true)
})

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'jav\tascript\n:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  'blob:x',
  'file:///etc/passwd',
])('does not link to %j', address => {
  expect(isLinkAddress(address)).toBe(false)
})

test.each([
  ['data:image/png;base64,AA==', 'image', true],
  ['data:image/png;base64,AA==', 'video', false],
  ['data:text/html,x', 'image', false],
  ['https://example.org/a.mp4', 'video', true],
  ['/a.mp3', 'audio', true],
  ['javascript:1', 'image', false],
  ['mailto:a@b.c', 'file', false],
] as const)('%j as %s: %s', (address, kind, allowed) => {
  expect(isMediaAddress(address, kind)).toBe(allowed)
})
