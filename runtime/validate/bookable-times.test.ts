import { expect, test } from 'vitest'
import { type BookingRules, bookableTimes, isBookable } from './bookable-times.js'
import { zonedIso } from './time-zone.js'

const everyDay = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
const rules = (given: Partial<BookingRules> = {}, ...slots: readonly string[]): BookingRules => ({
  minutes: 60,
  pause: 0,
  capacity: 1,
  noticeHours: 0,
  daysAhead: 60,
  zone: 'Europe/Zurich',
  hours: {
    weeklyHours: everyDay.map(dayName => ({
      dayName,
      slots: slots.map(slot => {
        const [start = '', end = ''] = slot.split('-')
        return { start, end }
      }),
    })),
  },
  ...given,
})

const times = (of: BookingRules, from: string, now: string, days = 1) =>
  bookableTimes(of, { from, days, now: Date.parse(now) }).map(
    ({ start, end }) => `${zonedIso(start, of.zone)} ${zonedIso(end, of.zone).slice(11, 16)}`,
  )

test('parts the hours into appointments, with the pause behind each', () => {
  const of = rules({ minutes: 45, pause: 15 }, '09:00-11:00', '14:00-15:00')
  expect(times(of, '2026-03-12', '2026-03-01T00:00:00Z')).toEqual([
    '2026-03-12T09:00:00+01:00 09:45',
    '2026-03-12T10:00:00+01:00 10:45',
    '2026-03-12T14:00:00+01:00 14:45',
  ])
})

test('the last one needs no pause behind it, and one that does not fit is none', () => {
  expect(times(rules({ pause: 30 }, '09:00-11:30'), '2026-03-12', '2026-03-01T00:00:00Z')).toEqual([
    '2026-03-12T09:00:00+01:00 10:00',
    '2026-03-12T10:30:00+01:00 11:30',
  ])
})

test('leaves out what has begun, what is too soon and what is too far ahead', () => {
  const now = '2026-03-12T08:30:00Z'
  expect(times(rules({}, '09:00-12:00'), '2026-03-11', now, 2)).toEqual([
    '2026-03-12T10:00:00+01:00 11:00',
    '2026-03-12T11:00:00+01:00 12:00',
  ])
  const later = rules({ noticeHours: 24, daysAhead: 1 }, '09:00-12:00')
  expect(times(later, '2026-03-12', now, 9)).toEqual([
    '2026-03-13T10:00:00+01:00 11:00',
    '2026-03-13T11:00:00+01:00 12:00',
  ])
})

test('leaves out what is excluded, by date and by weekday', () => {
  const { hours } = rules({}, '09:00-10:00')
  const of = rules({ hours: { ...hours, excludeDays: ['Sat'], excludeDates: ['2026-03-13'] } })
  expect(times(of, '2026-03-12', '2026-03-01T00:00:00Z', 4)).toEqual([
    '2026-03-12T09:00:00+01:00 10:00',
    '2026-03-15T09:00:00+01:00 10:00',
  ])
})

test('a time that no clock shows, as it is put forward, is none; behind it an hour stays an hour', () => {
  expect(times(rules({}, '01:00-05:00'), '2026-03-29', '2026-03-01T00:00:00Z')).toEqual([
    '2026-03-29T01:00:00+01:00 03:00',
    '2026-03-29T03:00:00+02:00 04:00',
    '2026-03-29T04:00:00+02:00 05:00',
  ])
})

test('on the day on which clocks are put back each time stands once', () => {
  const found = times(rules({}, '01:00-05:00'), '2026-10-25', '2026-10-01T00:00:00Z')
  expect(found.map(time => time.slice(11, 16))).toEqual(['01:00', '02:00', '03:00', '04:00'])
})

test('29 February is a day like others, and hours past midnight go on', () => {
  expect(times(rules({}, '23:00-01:00'), '2028-02-29', '2028-02-01T00:00:00Z')).toEqual([
    '2028-02-29T23:00:00+01:00 00:00',
    '2028-03-01T00:00:00+01:00 01:00',
  ])
})

test('knows a moment at which one can begin from any other', () => {
  const of = rules({}, '23:00-01:00')
  const now = Date.parse('2026-03-01T00:00:00Z')
  const at = (moment: string) => isBookable(of, Date.parse(moment), now)
  expect(at('2026-03-12T23:00:00+01:00')).toBe(true)
  expect(at('2026-03-13T00:00:00+01:00')).toBe(true)
  expect(at('2026-03-13T00:30:00+01:00')).toBe(false)
  expect(at('2026-02-12T23:00:00+01:00')).toBe(false)
  expect(isBookable(of, Number.NaN, now)).toBe(false)
})
