import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addDays,
  compareDates,
  isDate,
  toDate,
  toDay,
  weekdayOf,
  weeksOf,
} from './calendar-date.js'

describe('a date', () => {
  it.each([
    '2026-02-28',
    '2024-02-29',
    '2000-02-29',
    '1970-01-01',
    '9999-12-31',
    '0000-01-01',
    '0099-06-30',
  ])('is %j', text => {
    expect(isDate(text)).toBe(true)
  })

  it.each([
    '',
    '2026-02-29',
    '1900-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-10',
    '2026-01-00',
    '2026-1-1',
    '26-01-01',
  ])('is not %j', text => {
    expect(isDate(text)).toBe(false)
  })

  it.each([
    ' 2026-01-01',
    '2026-01-01\n',
    '2026/01/01',
    '01.01.2026',
    '20260101',
    '2026-01-01T00:00',
    '+002026-01-01',
    '２０２６-01-01',
  ])('is not written %j', text => {
    expect(isDate(text)).toBe(false)
  })

  it('is the same again after it was counted in days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -719_528, max: 2_932_896 }), day => {
        expect(toDay(toDate(day) ?? '')).toBe(day)
      }),
      { seed: 1, numRuns: 5000 },
    )
  })

  it('counts from 1970-01-01', () => {
    expect(toDay('1970-01-01')).toBe(0)
    expect(toDay('1969-12-31')).toBe(-1)
    expect(toDay('2024-03-01')).toBe(19_783)
  })

  it('ends with the years of four digits', () => {
    expect(toDate(2_932_897)).toBeUndefined()
    expect(toDate(-719_529)).toBeUndefined()
    expect(toDate(Number.NaN)).toBeUndefined()
  })

  it.each([
    ['2024-02-28', 1, '2024-02-29'],
    ['2024-02-28', 2, '2024-03-01'],
    ['2026-01-01', -1, '2025-12-31'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 7, '2026-11-01'],
    ['2026-10-25', 0, '2026-10-25'],
    ['9999-12-31', 1, undefined],
    ['2026-02-30', 1, undefined],
  ])('%s moved by %i days is %s', (date, days, expected) => {
    expect(addDays(date, days)).toBe(expected)
  })

  it.each([
    ['1970-01-01', 4],
    ['1969-12-27', 6],
    ['2026-03-01', 0],
    ['2024-02-29', 4],
    ['0000-01-01', 6],
  ])('%s falls on weekday %i', (date, weekday) => {
    expect(weekdayOf(toDay(date) ?? Number.NaN)).toBe(weekday)
  })

  it('sorts from early to late', () => {
    expect(['2026-10-01', '0999-12-31', '2026-09-30'].sort(compareDates)).toEqual([
      '0999-12-31',
      '2026-09-30',
      '2026-10-01',
    ])
    expect(compareDates('2026-01-01', '2026-01-01')).toBe(0)
  })
})

describe('a month', () => {
  it('has weeks from Sunday to Saturday, empty outside of it', () => {
    const weeks = weeksOf(2026, 10)
    expect(weeks).toHaveLength(5)
    expect(weeks[0]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      '2026-10-01',
      '2026-10-02',
      '2026-10-03',
    ])
    expect(weeks[4]).toEqual([
      '2026-10-25',
      '2026-10-26',
      '2026-10-27',
      '2026-10-28',
      '2026-10-29',
      '2026-10-30',
      '2026-10-31',
    ])
  })

  it('takes four weeks at least and six at most', () => {
    expect(weeksOf(2026, 2)).toHaveLength(4)
    expect(weeksOf(2026, 5)).toHaveLength(6)
  })

  it('knows leap years', () => {
    expect(weeksOf(2024, 2).flat().filter(Boolean)).toHaveLength(29)
    expect(weeksOf(1900, 2).flat().filter(Boolean)).toHaveLength(28)
  })

  it('goes on into the neighbouring years', () => {
    expect(weeksOf(2026, 13)).toEqual(weeksOf(2027, 1))
    expect(weeksOf(2026, 0)).toEqual(weeksOf(2025, 12))
    expect(weeksOf(99, 1).flat()).toContain('0099-01-01')
  })
})
