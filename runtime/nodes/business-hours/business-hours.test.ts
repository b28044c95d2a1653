import { describe, expect, test } from 'vitest'
import { createFakeEnv, playNode } from '../../testing/index.js'
import { businessHours } from './index.js'

const visit = (data: object, now: string, timeZone = 'UTC') =>
  playNode(businessHours, data, { env: createFakeEnv({ now: Date.parse(now), timeZone }) })

const exitOf = (data: object, now: string) => {
  const node = visit(data, now)
  expect(node.emitted).toEqual([])
  return node.output
}

const open = { handle: 'source-0' }
const closed = { handle: 'source-1' }

const day = (dayName: string, start: string, end: string, more = {}) => ({
  dayName,
  slots: [{ start, end }],
  ...more,
})

describe('in Berlin, over the change to summer time on 2026-03-29', () => {
  const data = {
    timezone: 'Europe/Berlin',
    weeklyHours: [day('Sunday', '01:30', '10:00'), day('Monday', '09:00', '17:00')],
  }
  test.each([
    ['2026-03-29T00:29:59Z', closed], // 01:29 winter time
    ['2026-03-29T00:30:00Z', open], // 01:30
    ['2026-03-29T01:00:00Z', open], // 03:00 summer time
    ['2026-03-29T07:59:59Z', open], // 09:59
    ['2026-03-29T08:00:00Z', closed], // 10:00, the end is not inside
    ['2026-03-23T07:59:59Z', closed], // the Monday before: 08:59
    ['2026-03-23T08:00:00Z', open], // 09:00
    ['2026-03-30T06:59:59Z', closed], // the Monday after: 08:59
    ['2026-03-30T07:00:00Z', open], // 09:00
    ['2026-03-30T14:59:59Z', open],
    ['2026-03-30T15:00:00Z', closed],
  ])('%s', (now, exit) => expect(exitOf(data, now)).toEqual(exit))
})

describe('in New York, over the change to winter time on 2026-11-01', () => {
  const data = {
    timeZone: 'America/New_York',
    weeklyHours: [day('Sun', '01:00', '01:30'), day('friday', '09:00', '17:00')],
  }
  test.each([
    ['2026-11-01T04:59:00Z', closed], // 00:59
    ['2026-11-01T05:00:00Z', open], // 01:00 for the first time
    ['2026-11-01T05:30:00Z', closed], // 01:30
    ['2026-11-01T06:00:00Z', open], // 01:00 for the second time
    ['2026-11-01T06:30:00Z', closed],
    ['2026-10-30T12:59:59Z', closed], // 08:59
    ['2026-10-30T13:00:00Z', open],
    ['2026-11-06T13:59:59Z', closed],
    ['2026-11-06T14:00:00Z', open],
  ])('%s', (now, exit) => expect(exitOf(data, now)).toEqual(exit))
})

describe('a slot past midnight', () => {
  const data = {
    botTimeZone: 'Europe/Berlin',
    excludeDates: ['2026-07-10'],
    weeklyHours: [
      day('Friday', '18:00', '02:00'),
      day('Saturday', '18:00', '18:00'),
      day('Monday', '00:00', '24:00'),
    ],
  }
  test.each([
    ['2026-07-03T15:59:00Z', closed], // Friday 17:59
    ['2026-07-03T16:00:00Z', open],
    ['2026-07-03T23:59:00Z', open], // Saturday 01:59, still Friday's
    ['2026-07-04T00:00:00Z', closed], // Saturday 02:00
    ['2026-07-04T16:00:00Z', open], // Saturday 18:00, for 24 hours
    ['2026-07-05T15:59:00Z', open], // Sunday 17:59
    ['2026-07-05T16:00:00Z', closed],
    ['2026-07-05T22:00:00Z', open], // Monday 00:00
    ['2026-07-06T21:59:00Z', open],
    ['2026-07-06T22:00:00Z', closed], // Tuesday is not listed
    ['2026-07-10T17:00:00Z', closed], // an excluded Friday
    ['2026-07-10T23:00:00Z', closed], // and its night
  ])('%s', (now, exit) => expect(exitOf(data, now)).toEqual(exit))
})

describe('without weekly hours', () => {
  const data = { timezone: 'Asia/Tokyo', excludeDays: ['sunday'], excludeDates: [' 2026-01-01 '] }
  test.each([
    ['2026-01-02T15:00:00Z', open], // Saturday 00:00
    ['2026-01-03T14:59:59Z', open],
    ['2026-01-03T15:00:00Z', closed], // Sunday 00:00
    ['2025-12-31T14:59:59Z', open],
    ['2025-12-31T15:00:00Z', closed], // New Year
  ])('%s', (now, exit) => expect(exitOf(data, now)).toEqual(exit))
})

test.each([
  ['a day that is not available', day('Monday', '00:00', '24:00', { available: false })],
  ['a day without slots', { dayName: 'Monday', available: true }],
  ['a day that is no day', day('Moonday', '00:00', '24:00')],
  ['a slot that is no slot', day('Monday', 'early', 'late')],
])('is closed on %s', (_, hours) => {
  expect(exitOf({ timezone: 'UTC', weeklyHours: [hours] }, '2026-07-06T12:00:00Z')).toEqual(closed)
})

const monday = { weeklyHours: [day('Monday', '09:00', '10:00')] }

test('takes the visitor’s zone for an unknown one, and reports it', () => {
  const node = visit(
    { ...monday, timezone: 'Mars/Olympus' },
    '2026-07-06T07:00:00Z',
    'Europe/Berlin',
  )
  expect(node.output).toMatchObject(open)
  expect(node.output?.problems).toMatchObject([
    {
      type: 'node.problem',
      code: 'UNKNOWN_TIME_ZONE',
      message: expect.stringContaining('"Mars/Olympus"'),
    },
  ])
})

test.each([
  ['Europe/Berlin', '2026-07-06T07:00:00Z'],
  ['Nowhere/Land', '2026-07-06T09:00:00Z'],
])('without a zone takes the visitor’s, %s, or UTC', (timeZone, now) => {
  const node = visit(monday, now, timeZone)
  expect(node.output).toEqual(open)
  expect(node.emitted).toEqual([])
})
