import { compareMoments } from './compare-moments.js'
import type { Report } from './report.js'

const comparisons = new Map<string, (left: number, right: number) => boolean>([
  ['<', (left, right) => left < right],
  ['>', (left, right) => left > right],
  ['<=', (left, right) => left <= right],
  ['>=', (left, right) => left >= right],
  ['=', (left, right) => left === right],
  ['!=', (left, right) => left !== right],
])

/** Compares as numbers. A text that is no number counts as 0; an unknown operator does not hold (decisions 18 and 41). */
export function compareNumbers(
  left: string,
  operator: string,
  right: string,
  report: Report,
): boolean {
  const compare = comparisons.get(todaysOperator(operator))
  if (compare) return compare(readNumber(left, report), readNumber(right, report))
  report(
    'UNKNOWN_OPERATOR',
    `"${operator}" compares no numbers. Use one of ${[...comparisons.keys()].join(' ')}.`,
  )
  return false
}

/** Compares two dates or times; undefined where they are none, or where the operator is for texts only (decision 63). */
export function compareTimes(left: string, operator: string, right: string): boolean | undefined {
  const compare = comparisons.get(todaysOperator(operator))
  const order = compare && compareMoments(left, right)
  return order === undefined ? undefined : compare?.(order, 0)
}

/** The number a text stands for, or 0 and a problem (decision 18). */
export function readNumber(text: string, report: Report): number {
  const number = toNumber(text)
  if (number === undefined) report('NOT_A_NUMBER', `"${text}" is not a number; 0 is used.`)
  return number ?? 0
}

/** The number a text stands for: decimal, with sign and exponent, white space around it aside. */
export function toNumber(text: string): number | undefined {
  const trimmed = text.trim()
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i.test(trimmed)) return undefined
  const number = Number(trimmed)
  return Number.isFinite(number) ? number : undefined
}

/** Older spellings of operators (decision 4). */
export function todaysOperator(operator: string): string {
  const trimmed = operator.trim().toLowerCase()
  return trimmed === '==' || trimmed === 'equals' ? '=' : trimmed
}
