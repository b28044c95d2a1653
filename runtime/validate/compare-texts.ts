import { compareInTime, timeOperators } from './compare-in-time.js'
import { compareNumbers, compareTimes, todaysOperator } from './compare-numbers.js'
import { matchPattern } from './match-pattern.js'
import type { PatternBudget } from './pattern/pattern-budget.js'
import type { Report } from './report.js'

type Compare = (left: string, right: string, report: Report, budget?: PatternBudget) => boolean

const not =
  (compare: Compare): Compare =>
  (...given) =>
    !compare(...given)

const folded =
  (compare: (left: string, right: string) => boolean): Compare =>
  (left, right) =>
    compare(left.trim().toLowerCase(), right.trim().toLowerCase())

/** White space around the text does not count, as in the other comparisons; in a pattern it is part of the pattern. */
const matches: Compare = (left, ...given) => matchPattern(left.trim(), ...given)
const equals = folded((left, right) => left === right)
const isEmpty: Compare = left => left.trim() === ''
const isOneOf: Compare = (left, right, report) =>
  left.trim() !== '' && right.split(',').some(entry => equals(left, entry, report))
const contains = folded((left, right) => left.includes(right))

const comparisons = new Map<string, Compare>([
  ['=', equals],
  ['!=', not(equals)],
  ['contains', contains],
  ['does not contain', not(contains)],
  ['starts with', folded((left, right) => left.startsWith(right))],
  ['ends with', folded((left, right) => left.endsWith(right))],
  ['matches', matches],
  ['does not match', not(matches)],
  ['is set', not(isEmpty)],
  ['is not set', isEmpty],
  ['is empty', isEmpty],
  ['is not empty', not(isEmpty)],
  ['is one of', isOneOf],
])

/** Compares as texts: letter case and the white space around them do not count (decision 17). */
export function compareTexts(
  left: string,
  operator: string,
  right: string,
  report: Report,
  budget?: PatternBudget,
): boolean {
  const compare = comparisons.get(todaysOperator(operator))
  if (compare) return compare(left, right, report, budget)
  const known = [...comparisons.keys(), ...timeOperators].join(', ')
  report(
    'UNKNOWN_OPERATOR',
    `"${operator}" compares no texts. Use one of ${known}; < > <= >= compare numbers and dates only.`,
  )
  return false
}

/**
 * A condition's comparison (decisions 105 and 63): two dates or times are compared as such, and what only texts have goes
 * by text even where numbers are compared.
 */
export function compare(
  left: string,
  operator: string,
  right: string,
  isNumber: boolean,
  report: Report,
  budget?: PatternBudget,
): boolean {
  const inTime = compareInTime(left, operator, right, report)
  if (inTime !== undefined) return inTime
  const byTime = compareTimes(left, operator, right)
  if (byTime !== undefined) return byTime
  const today = todaysOperator(operator)
  const textOnly = today !== '=' && today !== '!=' && comparisons.has(today)
  return (isNumber && !textOnly ? compareNumbers : compareTexts)(
    left,
    operator,
    right,
    report,
    budget,
  )
}
