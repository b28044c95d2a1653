import { describe, expect, it } from 'vitest'
import { isOpen, type OpeningHours, slotsOf } from './opening-hours.js'

// 2026-03-02 is a Monday.
const at = (weekday: number, time: string) => ({
  date: `2026-03-0${weekday + 1}`,
  minutes: Number(time.slice(0, 2)) * 60 + Number(time.slice(3)),
  weekday,
})
const [sunday, monday, tuesday] = [0, 1, 2]
const hours = (start: string, end: string, dayName = 'Monday'): OpeningHours => ({
  weeklyHours: [{ dayName, available: true, slots: [{ start, end }] }],
})

describe('a business', () => {
  it.each([
    ['08:59', false],
    ['09:00', true],
    ['16:59', true],
    ['17:00', false],
  ])('with a slot from nine to five is at %s open: %s', (time, open) => {
    expect(isOpen(hours('09:00', '17:00'), at(monday, time))).toBe(open)
  })

  it.each([
    [monday, '01:00', false],
    [monday, '21:59', false],
    [monday, '22:00', true],
    [monday, '23:59', true],
    [tuesday, '00:00', true],
    [tuesday, '01:59', true],
    [tuesday, '02:00', false],
    [tuesday, '22:00', false],
  ])('with a slot past midnight is on day %i at %s open: %s', (day, time, open) => {
    expect(isOpen(hours('22:00', '02:00'), at(day, time))).toBe(open)
  })

  it('runs from Saturday into Sunday', () => {
    expect(isOpen(hours('22:00', '02:00', 'sat'), at(sunday, '01:00'))).toBe(true)
  })

  it('is open round the clock when its slot ends as it starts', () => {
    expect(isOpen(hours('09:00', '09:00'), at(monday, '08:59'))).toBe(false)
    expect(isOpen(hours('09:00', '09:00'), at(monday, '09:00'))).toBe(true)
    expect(isOpen(hours('09:00', '09:00'), at(tuesday, '08:59'))).toBe(true)
    expect(isOpen(hours('09:00', '09:00'), at(tuesday, '09:00'))).toBe(false)
  })

  it.each(['00:00', '24:00'])('is open till midnight when its slot ends at %s', end => {
    expect(isOpen(hours('09:00', end), at(monday, '23:59'))).toBe(true)
    expect(isOpen(hours('09:00', end), at(tuesday, '00:00'))).toBe(false)
  })

  it('is closed on a day that is not listed', () => {
    expect(isOpen(hours('09:00', '17:00'), at(tuesday, '10:00'))).toBe(false)
  })

  it('is closed on a day that is not available', () => {
    const closed = {
      weeklyHours: [
        { dayName: 'Monday', available: false, slots: [{ start: '09:00', end: '17:00' }] },
      ],
    }
    expect(isOpen(closed, at(monday, '10:00'))).toBe(false)
  })

  it.each([{}, { weeklyHours: [] }])(
    'without weekly hours (%j) is open except on excluded days',
    none => {
      expect(isOpen(none, at(monday, '03:00'))).toBe(true)
      expect(isOpen({ ...none, excludeDays: ['MON'] }, at(monday, '03:00'))).toBe(false)
      expect(isOpen({ ...none, excludeDays: ['Monday'] }, at(tuesday, '00:00'))).toBe(true)
      expect(isOpen({ ...none, excludeDates: [' 2026-03-02 '] }, at(monday, '03:00'))).toBe(false)
    },
  )

  it('is closed on an excluded day in spite of its hours', () => {
    expect(
      isOpen({ ...hours('09:00', '17:00'), excludeDays: ['monday'] }, at(monday, '10:00')),
    ).toBe(false)
    expect(
      isOpen({ ...hours('09:00', '17:00'), excludeDates: ['2026-03-02'] }, at(monday, '10:00')),
    ).toBe(false)
  })

  it('past midnight goes by the day on which the slot started', () => {
    const late = hours('22:00', '02:00')
    expect(isOpen({ ...late, excludeDays: ['Monday'] }, at(tuesday, '01:00'))).toBe(false)
    expect(isOpen({ ...late, excludeDays: ['Tuesday'] }, at(tuesday, '01:00'))).toBe(true)
    expect(isOpen({ ...late, excludeDates: ['2026-03-02'] }, at(tuesday, '01:00'))).toBe(false)
  })
})

describe('the slots of a day', () => {
  const slots = [
    { start: '9:00', end: '10:00' },
    { start: '22:00', end: '02:00' },
  ]

  it('are the readable ones, in their order', () => {
    const bad = ['', '25:00', '12:60', 'noon', '24:01'].flatMap(time => [
      { start: time, end: '10:00' },
      { start: '09:00', end: time },
    ])
    const weeklyHours = [
      { dayName: 'Monday', slots: [...bad, ...slots, { start: '24:00', end: '24:00' }] },
    ]
    expect(slotsOf(weeklyHours, monday)).toEqual(slots)
  })

  it.each(['Monday', 'monday', 'MON', ' mon '])('are found under %j', dayName => {
    expect(slotsOf([{ dayName, available: true, slots }], monday)).toEqual(slots)
  })

  it.each(['', 'Mo', 'Mond', 'Tuesday', '1'])('are not found under %j', dayName => {
    expect(slotsOf([{ dayName, available: true, slots }], monday)).toEqual([])
  })

  it('are none where the day is not available', () => {
    expect(slotsOf([{ dayName: 'Monday', available: false, slots }], monday)).toEqual([])
  })

  it('are those of all entries for the day', () => {
    const weeklyHours = slots.map(slot => ({ dayName: 'Monday', slots: [slot] }))
    expect(slotsOf(weeklyHours, monday)).toEqual(slots)
  })
})
