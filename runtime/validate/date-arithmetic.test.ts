import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDate } from './calendar-date.js'
import { calculateDates, rightOfDate, withToday } from './date-arithmetic.js'

const today = '2026-11-20'

function reckon(left: string, operator: string, right = '') {
  const codes: string[] = []
  const value = calculateDates(left, operator, right, today, code => codes.push(code))
  return [value, ...codes]
}

test.each([
  ['2026-02-27', 'addDays', '2', '2026-03-01'],
  ['2028-02-27', 'addDays', '2', '2028-02-29'],
  ['2026-03-01', ' adddays ', '-1', '2026-02-28'],
  ['2026-12-31', 'addDays', '1.9', '2027-01-01'],
  ['today', 'addDays', '7', '2026-11-27'],
  [' TODAY ', 'addDays', '0', today],
  ['2026-11-03 09:00 - 10:00', 'addDays', '1', '2026-11-04'],
  ['2026-11-03T23:30-05:00', 'addDays', '0', '2026-11-03'],
  ['2026-03-28', 'daysBetween', '2026-03-30', 2],
  ['2026-10-24', 'daysBetween', '2026-10-26', 2],
  ['2026-11-20', 'daysBetween', 'today', 0],
  ['today', 'daysBetween', '2026-11-19 17:00 - 18:00', -1],
  ['2026-11-16', 'weekday', '', 1],
  ['2026-11-22', 'Weekday', '', 7],
  ['0000-01-01', 'weekday', '', 6],
  ['today', 'weekday', 'whatever', 5],
])('%j %s %j is %j', (left, operator, right, value) => {
  expect(reckon(left, operator, right)).toEqual([value])
})

test.each([
  ['2026-02-30', 'addDays', '1', ['NOT_A_DATE']],
  ['', 'addDays', '1', ['NOT_A_DATE']],
  ['22.11.2026', 'weekday', '', ['NOT_A_DATE']],
  ['2026-11-20', 'daysBetween', 'tomorrow', ['NOT_A_DATE']],
  ['soon', 'daysBetween', 'later', ['NOT_A_DATE', 'NOT_A_DATE']],
  ['09:00', 'addDays', '1', ['NOT_A_DATE']],
  ['9999-12-31', 'addDays', '1', ['NOT_A_DATE']],
  ['2026-11-20', 'addDays', '1e300', ['NOT_A_DATE']],
])('%j %s %j is nothing, and a problem', (left, operator, right, codes) => {
  expect(reckon(left, operator, right)).toEqual(['', ...codes])
})

test('days that are no number count as none, as numbers do elsewhere', () => {
  expect(reckon('2026-11-20', 'addDays', 'many')).toEqual(['2026-11-20', 'NOT_A_NUMBER'])
})

test('other operators are none of its', () => {
  for (const operator of ['+', 'constructor', '']) {
    expect(reckon('2026-11-20', operator, '1')).toEqual([undefined])
    expect(rightOfDate(operator)).toBeUndefined()
  }
})

test('a word beside today is left as it is', () => {
  expect([withToday('todays', today), withToday('"today"', today)]).toEqual(['todays', '"today"'])
})

const day = fc.integer({ min: -719_528, max: 2_932_896 })

test('what is added is what lies between, and seven days later it is the same weekday', () => {
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [from = '', to = ''] = [toDate(one), toDate(other)]
      expect(reckon(from, 'daysBetween', to)).toEqual([other - one])
      expect(reckon(from, 'addDays', String(other - one))).toEqual([to])
      const [weekday] = reckon(from, 'weekday')
      const later = toDate(one + 7)
      if (later !== undefined) expect(reckon(later, 'weekday')).toEqual([weekday])
      const next = toDate(one + 1)
      if (next !== undefined) expect(reckon(next, 'weekday')).toEqual([(Number(weekday) % 7) + 1])
    }),
  )
})
