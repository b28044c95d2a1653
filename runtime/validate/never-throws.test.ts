import fc from 'fast-check'
import { expect, it } from 'vitest'
import { cases } from '../../tests/arbitraries/cases.js'
import { calculate } from './arithmetic.js'
import { asTyped, isUnseen, plainly } from './as-typed.js'
import { addDays, isDate } from './calendar-date.js'
import { compareNumbers } from './compare-numbers.js'
import { compare, compareTexts } from './compare-texts.js'
import { isEmail } from './email.js'
import { matchPattern } from './match-pattern.js'
import { isOpen, slotsOf } from './opening-hours.js'
import { toTime } from './time-of-day.js'
import { isTimeZone, wallClock } from './time-zone.js'
import { isTrue, logic } from './truth.js'
import { typedDays } from './typed-days.js'
import { typedNumber } from './typed-number.js'
import { typedPhone } from './typed-phone.js'
import { isUrl } from './url.js'

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'grapheme' }),
  fc.stringMatching(/^[\d@.:/#?a-z%+-]{0,40}$/),
  fc.constantFrom(
    '__proto__',
    'constructor',
    '24:00',
    'Monday',
    '2026-03-02',
    '=',
    'matches',
    'AND',
    'UTC',
  ),
)

it('takes random texts without throwing', () => {
  const report = () => {}
  fc.assert(
    fc.property(anyText, anyText, anyText, fc.double(), (left, operator, right, number) => {
      for (const holds of [isEmail, isUrl, isDate, isTimeZone, isTrue, isUnseen])
        expect(holds(left)).toBeTypeOf('boolean')
      for (const holds of [compareNumbers, compareTexts, logic]) {
        expect(holds(left, operator, right, report)).toBeTypeOf('boolean')
      }
      expect(compare(left, operator, right, number > 0, report)).toBeTypeOf('boolean')
      expect(matchPattern(left, right, report)).toBeTypeOf('boolean')
      expect(calculate(left, operator, right, report)).toSatisfy(Number.isFinite)
      const weeklyHours = [{ dayName: left, slots: [{ start: operator, end: right }] }]
      expect(slotsOf(weeklyHours, number)).toBeInstanceOf(Array)
      const wall = wallClock(number, left) ?? { date: right, minutes: number, weekday: 1 }
      expect(isOpen({ weeklyHours, excludeDays: [left], excludeDates: [right] }, wall)).toBeTypeOf(
        'boolean',
      )
      addDays(left, number)
      expect([asTyped(left), plainly(left)].every(read => read.trim() === read)).toBe(true)
      expect(typedNumber(left, right) ?? 0).toSatisfy(Number.isFinite)
      expect(typedPhone(left) ?? '123456').toMatch(/^\+?\d{6,15}$/)
      expect(toTime(left, right) ?? '00:00').toMatch(/^\d\d:\d\d$/)
      expect(typedDays(left, { today: '2026-11-27', languages: [right] }).every(isDate)).toBe(true)
    }),
    { seed: 9, numRuns: cases(10_000) },
  )
}, 60_000)
