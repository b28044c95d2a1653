import { expect, test } from 'vitest'
import { localeChain } from './locale-chain.js'

test.each([
  ['de-AT', 'de'],
  ['zh-TW', 'zh-Hant'],
  ['zh-HK', 'zh-Hant'],
  ['zh', 'zh-Hans'],
  ['zh-SG', 'zh-Hans'],
  ['pt-BR', 'pt'],
  ['iw', 'he'],
  ['in-ID', 'id'],
  ['DE-at', 'de-AT'],
  ['en-GB-oxendict', 'en'],
])('%s leads to %s', (locale, tag) => {
  expect(localeChain(locale)).toContain(tag)
})

test('the closest tag comes first', () => {
  expect(localeChain('de-AT')).toEqual(['de-AT', 'de-AT', 'de-Latn', 'de'])
  expect(localeChain('zh-TW').indexOf('zh-Hant')).toBeLessThan(localeChain('zh-TW').indexOf('zh'))
  expect(localeChain('pt')).toContain('pt-BR')
})

test('for plain English too', () => {
  expect(localeChain('en')).toEqual(['en', 'en-US', 'en-Latn', 'en'])
  expect(localeChain('en-US')).toEqual(['en-US', 'en-US', 'en-Latn', 'en'])
  expect(localeChain('en-GB')).toEqual(['en-GB', 'en-GB', 'en-Latn', 'en'])
})

test.each(['', 'no language', '__proto__', '-', 'x'])('%j leads nowhere', locale => {
  expect(localeChain(locale)).toEqual([])
})
