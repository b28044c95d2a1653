import { readNumber } from './compare-numbers.js'
import type { Report } from './report.js'

const operators = new Map<string, (left: number, right: number) => number>([
  ['+', (left, right) => left + right],
  ['-', (left, right) => left - right],
  ['*', (left, right) => left * right],
  ['/', (left, right) => left / right],
])

/** Calculates with two texts; 0 when divided by zero (decision 105) or when there is no such operator (decision 41). */
export function calculate(left: string, operator: string, right: string, report: Report): number {
  const work = operators.get(operator.trim())
  if (!work) {
    report(
      'UNKNOWN_OPERATOR',
      `"${operator}" calculates nothing. Use one of ${[...operators.keys()].join(' ')}.`,
    )
    return 0
  }
  const result = work(readNumber(left, report), readNumber(right, report))
  return Number.isFinite(result) ? result + 0 : 0 // + 0 makes 0 of -0
}
