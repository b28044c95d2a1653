import { expect, test } from 'vitest'
import { ownTimes } from './own-times.js'

test.each([
  ['09:00 - 10:00', 'America/New_York', 'en', '3:00 AM - 4:00 AM'],
  ['09:00 - 10:30', 'Asia/Kolkata', 'de', '13:30 - 15:00'],
  ['17:00 - 18:00', 'Pacific/Auckland', 'en', 'Fri 5:00 AM - 6:00 AM'],
  ['23:00 - 01:00', 'Europe/London', 'en-GB', '22:00 - Fri 00:00'],
  ['23:00 - 24:00', 'Europe/Zurich', 'en-GB', '23:00 - Fri 00:00'],
])('%s in Zurich in winter is in %s, in %s, %s', (slot, here, locale, shown) => {
  const times = ownTimes(slot, '2026-02-12', 'Europe/Zurich', locale, here)
  expect(times.replace(/[\s,]+/g, ' ')).toBe(shown)
})

test('both sides of the night in which the clock is put forward', () => {
  const inLondon = (date: string) =>
    ownTimes('12:00 - 13:00', date, 'America/New_York', 'en-GB', 'Europe/London')
  expect(inLondon('2026-03-07')).toBe('17:00 - 18:00')
  expect(inLondon('2026-03-09')).toBe('16:00 - 17:00')
  expect(inLondon('2026-03-30')).toBe('17:00 - 18:00')
})
