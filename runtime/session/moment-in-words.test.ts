import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDate } from '../validate/calendar-date.js'
import { momentInWords } from './moment-in-words.js'

test.each([
  ['2026-03-12', 'en', /^Thursday, March 12, 2026$/],
  ['2026-03-12', 'de', /^Donnerstag, 12\. März 2026$/],
  ['2026-03-12 17:00 - 18:30', 'en', /^Thursday, March 12, 2026, 5:00 PM - 6:30 PM$/],
  ['2026-03-12 17:05', 'en', /^Thursday, March 12, 2026, 5:05 PM$/],
  ['2026-03-12 9:00 - 10:00', 'de-CH', /^Donnerstag, 12\. März 2026, 09:00 - 10:00$/],
  [
    '2026-03-12 17:00 - 18:30 (America/New_York)',
    'de',
    /, 17:00 - 18:30 \(Nordamerikanische Ostküstenzeit\)$/,
  ],
  ['2026-03-12', 'no language', /^Thursday, March 12, 2026$/],
  ['2026-03-12', '', /^Thursday, March 12, 2026$/],
])('%s reads in %j as people write it', (text, locale, words) => {
  expect(momentInWords(text, locale)).toMatch(words)
})

test.each([
  '2026-02-30',
  ' 2026-03-12',
  '2026-03-12 and more',
  '2026-03-12T17:00:00Z',
  '2026-03-12 25:00 - 26:00',
  '17:00',
  '20260312',
  '',
])('%j is left as it is', text => {
  expect(momentInWords(text, 'en')).toBe(text)
})

test('each day reads differently, and no text but a day is changed', () => {
  const day = fc.integer({ min: 0, max: 100_000 }).map(count => toDate(count) ?? '')
  fc.assert(
    fc.property(day, day, (one, other) => {
      expect(momentInWords(one, 'en') === momentInWords(other, 'en')).toBe(one === other)
    }),
    { numRuns: 50 },
  )
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), text => {
      expect(momentInWords(text, 'en')).toBe(text)
    }),
  )
})
