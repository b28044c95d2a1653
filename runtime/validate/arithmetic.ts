import { readNumber } from './compare-numbers.js'
import type { Report } from './report.js'

const operators = new Map<string, (left: number, right: number) => number>([
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
  ['%', (left, right) => left % right],
  ['round', roundTo],
  ['min', Math.min],
  ['max', Math.max],
])

/**
 * Calculates with two texts, to 12 significant digits (decision 64); 0 when divided by zero (decision 105) or when there
 * is no such operator (decision 41).
 */
export function calculate(left: string, operator: string, right: string, report: Report): number {
  const name = operator.trim().toLowerCase()
  const work = operators.get(name)
  if (!work) {
    report(
      'UNKNOWN_OPERATOR',
      `"${operator}" calculates nothing. Use one of ${[...operators.keys()].join(' ')} addDays daysBetween weekday.`,
    )
    return 0
  }
  const places = name === 'round' && right.trim() === '' ? '0' : right
  return significant(work(readNumber(left, report), readNumber(places, report)))
}

/** A result as it is kept: to 12 significant digits (decision 64), 0 where it is no finite number. */
export function significant(result: number): number {
  return Number.isFinite(result) ? Number(result.toPrecision(12)) + 0 : 0 // + 0 makes 0 of -0
}

/** Half is rounded away from 0, as people do; at most 12 places. */
function roundTo(number: number, places: number): number {
  const unit = 10 ** Math.min(Math.max(Math.trunc(places), -12), 12)
  return (Math.sign(number) * Math.round(significant(Math.abs(number) * unit))) / unit
}
