import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toDate } from './calendar-date.js'
import { compareInTime } from './compare-in-time.js'

function compare(left: string, operator: string, right: string) {
  const codes: string[] = []
  const holds = compareInTime(left, operator, right, code => codes.push(code))
  return [holds, ...codes]
}

test.each([
  ['2026-11-20', 'is before', '2026-11-21', true],
  ['2026-11-20', 'is before', '2026-11-20', false],
  ['2026-11-20', 'is after', '2026-11-20', false],
  ['2026-11-21', ' Is After ', '2026-11-20', true],
  ['2026-11-03 09:00 - 10:00', 'is before', '2026-11-03 10:00 - 11:00', true],
  ['2026-11-03 09:00 - 10:00', 'is before', '2026-11-03', false],
  ['9:30', 'is before', '14:00', true],
  ['', 'is before', '2026-11-20', false],
  ['2026-11-20', 'is after', ' ', false],
])('%j %s %j is %j', (left, operator, right, holds) => {
  expect(compare(left, operator, right)).toEqual([holds])
})

test.each([
  ['soon', '2026-11-20'],
  ['2026-02-30', '2026-11-20'],
  ['09:00', '2026-11-20'],
])('%j is neither before nor after %j, and a problem', (left, right) => {
  for (const operator of ['is before', 'is after'])
    expect(compare(left, operator, right)).toEqual([false, 'NOT_A_DATE'])
})

test('other operators are none of its', () => {
  expect(compare('2026-11-20', '<', '2026-11-21')).toEqual([undefined])
})

test('of two days one is before the other, or they are the same', () => {
  const day = fc.integer({ min: -719_528, max: 2_932_896 })
  fc.assert(
    fc.property(day, day, (one, other) => {
      const [left = '', right = ''] = [toDate(one), toDate(other)]
      expect(compare(left, 'is before', right)).toEqual([one < other])
      expect(compare(left, 'is after', right)).toEqual([one > other])
    }),
  )
})
