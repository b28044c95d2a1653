import { expect, test } from 'vitest'
import { isDisabledPage } from './page-rules.js'

const isOff = (href: string, entry: string | readonly string[], disableSubUrls = false) =>
  isDisabledPage(href, { disabledUrls: [entry].flat(), disableSubUrls })

test.each([
  ['https://shop.example/cart', 'https://shop.example/cart'],
  ['https://shop.example/cart/?a=1#b', 'https://shop.example/cart'],
  ['https://shop.example/cart', 'https://shop.example/cart/?from=mail#top'],
  ['https://shop.example/cart', 'HTTPS://Shop.Example/cart'],
  ['https://shop.example/cart', '/cart'],
  ['https://shop.example/cart', 'shop.example/cart'],
  ['https://shop.example/cart', 'Shop.example/cart/'],
  ['https://shop.example/', 'https://shop.example'],
  ['https://shop.example/', '/'],
  ['https://shop.example/gr%C3%B6%C3%9Fe', '/größe'],
  ['https://shop.example/%E0%A4%A', '/%E0%A4%A'],
  ['http://localhost:8080/cart', 'http://localhost:8080/cart'],
])('%s is hidden by the entry %s', (href, entry) => {
  expect(isOff(href, entry)).toBe(true)
})

test.each([
  ['https://shop.example/cart/pay', 'https://shop.example/cart'],
  ['https://shop.example/carts', '/cart'],
  ['https://shop.example/Cart', '/cart'],
  ['https://shop.example/a/cart', '/cart'],
  ['https://other.example/cart', 'https://shop.example/cart'],
  ['http://shop.example/cart', 'https://shop.example/cart'],
  ['https://shop.example/', '?a=1'],
  ['https://shop.example/', '#top'],
  ['https://shopXexample/cart', 'https://shop.example/cart'],
])('%s is not hidden by the entry %s', (href, entry) => {
  expect(isOff(href, entry)).toBe(false)
})

test.each([
  ['https://shop.example/a/b/pay', '*/pay'],
  ['https://shop.example/en/cart/1', '/*/cart/*'],
  ['https://a.shop.example/x', 'https://*.shop.example/x'],
  ['https://a.shop.example/x', '*.shop.example/*'],
  ['http://shop.example/x', '*://shop.example/x'],
  ['https://shop.example/anything', '*'],
  ['https://shop.example/aba', '/a*a'],
])('in %s a star of %s stands for any run of characters', (href, entry) => {
  expect(isOff(href, entry)).toBe(true)
})

test.each([
  ['https://shop.example/pay/1', '*/pay'],
  ['https://shop.example/a', '/a*a'],
  ['https://shop.example/b/a', '/a*b*'],
])('%s does not fit %s', (href, entry) => {
  expect(isOff(href, entry)).toBe(false)
})

test('everything below an entry is hidden when sub-addresses are, and nothing beside it', () => {
  expect(isOff('https://shop.example/cart/pay/now', '/cart', true)).toBe(true)
  expect(isOff('https://shop.example/cart', '/cart/', true)).toBe(true)
  expect(isOff('https://shop.example/carts', '/cart', true)).toBe(false)
  expect(isOff('https://shop.example/any/where', 'https://shop.example/', true)).toBe(true)
  expect(isOff('https://shop.example/en/cart/pay', '/*/cart', true)).toBe(true)
  expect(isOff('https://shop.example/any', ['?a', '#b'], true)).toBe(false)
})

test('a pattern full of stars is read in one pass over a long address', () => {
  const href = `https://shop.example/${'a'.repeat(50_000)}`
  expect(isOff(href, `/${'*a'.repeat(2000)}b`)).toBe(false)
  expect(isOff(href, `/${'*a'.repeat(2000)}`)).toBe(true)
})
