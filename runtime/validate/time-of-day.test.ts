import { expect, test } from 'vitest'
import { isBetween, minutesOf, toTime } from './time-of-day.js'

test.each([
  ['17:30', '17:30'],
  [' 9:05 ', '09:05'],
  ['17:30:59', '17:30'],
  ['5 pm', '17:00'],
  ['5PM', '17:00'],
  ['5:30 p.m.', '17:30'],
  ['12 am', '00:00'],
  ['12:15 pm', '12:15'],
  ['17h30', '17:30'],
  ['17h', '17:00'],
  ['17.30', '17:30'],
  ['1730', '17:30'],
  ['17 Uhr', '17:00'],
  ['5 o’clock', '05:00'],
  ['noon', '12:00'],
  ['Midnight', '00:00'],
  ['9', '09:00'],
])('%j is %s', (text, time) => {
  expect(toTime(text)).toBe(time)
})

test.each(['', 'soon', '24:00', '17:60', '13 pm', '0 am', '5 pm pm', '123', '2026-03-12', '-5:00', '1:2'])(
  '%j is no time',
  text => {
    expect(toTime(text)).toBeUndefined()
  },
)

test('minutes count from midnight', () => {
  expect(['00:00', '09:05', '23:59'].map(minutesOf)).toEqual([0, 545, 1439])
})

test.each([
  ['09:00', '09:00', '17:00', true],
  ['17:00', '09:00', '17:00', true],
  ['17:01', '09:00', '17:00', false],
  ['08:59', '09:00', '', false],
  ['23:59', '', '', true],
  ['23:30', '22:00', '02:00', true],
  ['01:30', '22:00', '02:00', true],
  ['12:00', '22:00', '02:00', false],
])('is %s between %j and %j? %s', (time, min, max, isIt) => {
  expect(isBetween(time, min, max)).toBe(isIt)
})
