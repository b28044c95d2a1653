import { addDays, toDay, weekdayOf } from './calendar-date.js'
import { dateIn } from './compare-moments.js'
import { readNumber } from './compare-numbers.js'
import type { Report } from './report.js'

/** What stands right of an operator that reckons with dates. */
export type RightOfDate = 'days' | 'date' | 'nothing'

interface DateOperator {
  readonly right: RightOfDate
  /** `days` are what stands right: a number, or the days from the left date to the right one. */
  readonly work: (date: string, days: number) => string | number | undefined
}

const operators = new Map<string, DateOperator>([
  ['adddays', { right: 'days', work: addDays }],
  ['daysbetween', { right: 'date', work: (_, days) => days }],
  ['weekday', { right: 'nothing', work: date => weekdayOf((toDay(date) ?? 0) - 1) + 1 }],
])

/** What such an operator takes at its right; undefined for any other operator. */
export function rightOfDate(operator: string): RightOfDate | undefined {
  return operators.get(nameOf(operator))?.right
}

/**
 * Reckons with dates (decision 125); undefined for any other operator. A date is written `YYYY-MM-DD`; of one with a time,
 * such as a calendar's answer, the day counts as it is written. `today` is today's date. Blank and a problem where a
 * value is no date, or the result is not within the years 0000 to 9999.
 */
export function calculateDates(
  left: string,
  operator: string,
  right: string,
  today: string,
  report: Report,
): string | number | undefined {
  const known = operators.get(nameOf(operator))
  if (!known) return undefined
  const from = readDate(left, today, report)
  const to = known.right === 'date' ? readDate(right, today, report) : undefined
  const days = known.right === 'days' ? Math.trunc(readNumber(right, report)) : 0
  if (from === undefined || (known.right === 'date' && to === undefined)) return ''
  const between = to === undefined ? days : (toDay(to) ?? 0) - (toDay(from) ?? 0)
  const result = known.work(from, between)
  if (result === undefined)
    report('NOT_A_DATE', `${days} days from ${from} there is no date; nothing is used.`)
  return result ?? ''
}

/** The word `today` as today's date; any other text as it is. */
export function withToday(text: string, today: string): string {
  return text.trim().toLowerCase() === 'today' ? today : text
}

function readDate(text: string, today: string, report: Report): string | undefined {
  const date = dateIn(withToday(text, today))
  if (date === undefined) report('NOT_A_DATE', `"${text}" is not a date; nothing is used.`)
  return date
}

const nameOf = (operator: string) => operator.trim().toLowerCase()
