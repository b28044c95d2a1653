import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createDayWriter } from './time-writer.js'

beforeEach(() => vi.useFakeTimers({ now: new Date(2026, 2, 9, 15), toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())

const write = (at: Date, locale = 'en-US') => createDayWriter(locale, () => '3:48 PM')(at.getTime())

test('a day is today, yesterday, a date, or a date with its year', () => {
  expect(write(new Date(2026, 2, 9, 0, 1))).toBe('Today 3:48 PM')
  expect(write(new Date(2026, 2, 8, 23, 59))).toBe('Yesterday 3:48 PM')
  expect(write(new Date(2026, 2, 7, 12))).toBe('Saturday, March 7 3:48 PM')
  expect(write(new Date(2025, 11, 31, 12))).toBe('Wednesday, December 31, 2025 3:48 PM')
  expect(write(new Date(2026, 2, 10, 12))).toBe('Tuesday, March 10 3:48 PM')
})

test.each([
  ['de', 'Heute 3:48 PM'],
  ['ru', 'Сегодня 3:48 PM'],
  ['tr', 'Bugün 3:48 PM'],
  ['ja', '今日 3:48 PM'],
])('in %s it begins as a sentence does: %s', (locale, shown) => {
  expect(write(new Date(2026, 2, 9, 12), locale)).toBe(shown)
})
