import { expect, test } from 'vitest'
import { everyDay, firstDay } from './every-day.js'

const counts = { started: 2, finished: 1, abandoned: 1, open: 0 }

test('a chart has every day of its range, over the end of a month', () => {
  const days = everyDay([{ day: '2026-03-01', ...counts }], '2026-02-27', '2026-03-02')
  expect(days.map(({ day, started }) => [day, started])).toEqual([
    ['2026-02-27', 0],
    ['2026-02-28', 0],
    ['2026-03-01', 2],
    ['2026-03-02', 0],
  ])
})

test('a chart of all time begins with the first conversation, one of a year with the year', () => {
  const days = [{ day: '2026-02-27', ...counts }]
  expect(firstDay(days, '2000-01-01', '2026-03-02')).toBe('2026-02-27')
  expect(firstDay([], '2000-01-01', '2026-03-02')).toBe('2000-01-01')
  expect(firstDay(days, '2025-03-03', '2026-03-02')).toBe('2025-03-03')
})
