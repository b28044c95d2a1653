import fc from 'fast-check'
import { expect, test } from 'vitest'
import { typedNumber } from './typed-number.js'

test.each([
  ['0', 0],
  [' 42 ', 42],
  ['-1.5', -1.5],
  ['+7', 7],
  ['−3', -3],
  ['- 3', -3],
  ['-0', 0],
  ['.5', 0.5],
  [',5', 0.5],
  ['5.', 5],
  ['007', 7],
  ['1,5', 1.5],
  ['1.5', 1.5],
  ['1,25', 1.25],
  ['1,2345', 1.2345],
  ['1 000', 1000],
  ['1\u00a0000', 1000],
  ['1\u2009000', 1000],
  ['1\u202f000 000', 1_000_000],
  ['1’000', 1000],
  ["1'000.50", 1000.5],
  ['1 000,5', 1000.5],
  ['12 345 678,9', 12_345_678.9],
  ['1,000.5', 1000.5],
  ['1.000,5', 1000.5],
  ['1.000,500', 1000.5],
  ['1,234.567', 1234.567],
  ['1,000,000', 1_000_000],
  ['1.000.000', 1_000_000],
  ['1.000.000,25', 1_000_000.25],
  ['0,500', 0.5],
  ['1234,567', 1234.567],
  ['1 000.000', 1000],
  ['١٢', 12],
  ['۱۲۳', 123],
  ['१२.५', 12.5],
  ['１２．５', 12.5],
  ['１，５', 1.5],
  ['١٬٢٣٤٫٥', 1234.5],
  ['٫٥', 0.5],
  ['\u200e12', 12],
])('%j is the number %d', (text, number) => {
  expect(typedNumber(text)).toBe(number)
})

test.each([
  ['1,000', 'en', 1000],
  ['1.000', 'en', 1],
  ['1.000', 'de', 1000],
  ['1,000', 'de', 1],
  ['1,000', 'de-CH', 1000],
  ['1,000', 'fr', 1],
  ['1.000', 'fr', 1000],
  ['12.345', 'pt', 12_345],
  ['1,500', 'ar', 1500],
  ['1,000', '', 1],
  ['1.000', '', 1],
  ['1,000', 'no language', 1],
  ['-1.000', 'de', -1000],
])('%j in the language %j is %d', (text, locale, number) => {
  expect(typedNumber(text, locale)).toBe(number)
})

test.each([
  '',
  ' ',
  '.',
  ',',
  '-',
  '--1',
  'ten',
  '1e3',
  '2E-2',
  '0x10',
  '0b1',
  '1.2.3',
  '1,00,0',
  '1 00',
  '12 12',
  '1,000,00',
  '1.000,000.5',
  "1'000 000",
  '1,5,',
  '5€',
  '5 kg',
  '10²',
  '½',
  'NaN',
  'Infinity',
  '٣ ٣',
  '9'.repeat(100_000),
  `1${' '.repeat(100_000)}x`,
])('%j is none', text => {
  expect(typedNumber(text)).toBeUndefined()
})

test('a number is read as a language writes it', () => {
  const languages =
    'en de de-CH es fr he ar ar-EG hi id it ja ko nl pl pt ru tr uk vi zh-Hans fa'.split(' ')
  fc.assert(
    fc.property(
      fc.constantFrom(...languages),
      fc.integer({ min: -99_999_999, max: 99_999_999 }),
      (locale, n) => {
        // Groups of two digits are none.
        if (locale !== 'hi' || Math.abs(n) < 10_000_000)
          expect(
            typedNumber(
              new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }).format(n / 100),
              locale,
            ),
          ).toBe(n / 100)
      },
    ),
  )
})
