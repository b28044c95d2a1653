import { expect, test } from 'vitest'
import { everyDay } from './every-day.js'
import { spansOf, ticksOf, unitOf } from './spans.js'

const counts = { started: 2, finished: 1, abandoned: 0, open: 1 }
const daysOf = (from: string, to: string) =>
  everyDay(
    ['2026-02-27', '2026-03-01', '2026-03-02'].map(day => ({ day, ...counts })),
    from,
    to,
  )

test('few days have a bar each, many are counted by week and very many by month', () => {
  expect([7, 62, 63, 366, 400, 401, 9000].map(unitOf)).toEqual([
    'day',
    'day',
    'week',
    'week',
    'week',
    'month',
    'month',
  ])
})

test('weeks begin on Monday, months on the first, and nothing is lost', () => {
  const days = daysOf('2026-02-26', '2026-03-10')
  const shown = (unit: 'day' | 'week' | 'month') =>
    spansOf(days, unit).map(({ day, to, started }) => [day, to, started])
  expect(shown('day')).toHaveLength(13)
  expect(shown('week')).toEqual([
    ['2026-02-26', '2026-03-01', 4],
    ['2026-03-02', '2026-03-08', 2],
    ['2026-03-09', '2026-03-10', 0],
  ])
  expect(shown('month')).toEqual([
    ['2026-02-26', '2026-02-28', 2],
    ['2026-03-01', '2026-03-10', 4],
  ])
  expect(spansOf([], 'week')).toEqual([])
})

test('an axis begins at zero and goes in whole steps over the highest', () => {
  expect(ticksOf(0)).toEqual([0, 1])
  expect(ticksOf(1)).toEqual([0, 1])
  expect(ticksOf(3)).toEqual([0, 1, 2, 3])
  expect(ticksOf(4)).toEqual([0, 1, 2, 3, 4])
  expect(ticksOf(5)).toEqual([0, 2, 4, 6])
  expect(ticksOf(47)).toEqual([0, 20, 40, 60])
  expect(ticksOf(1200)).toEqual([0, 500, 1000, 1500])
  for (let highest = 1; highest < 5000; highest++) {
    const ticks = ticksOf(highest)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest)
  }
})
