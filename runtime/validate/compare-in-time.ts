import { compareMoments } from './compare-moments.js'
import type { Report } from './report.js'

/** The operators that compare dates and times alone. */
export const timeOperators: readonly string[] = ['is before', 'is after']

/** Does the operator compare dates and times alone? */
export function isTimeOperator(operator: string): boolean {
  return timeOperators.includes(nameOf(operator))
}

/**
 * Is a date or time before another one, or after it (decision 125)? Undefined for any other operator. It does not hold where
 * one of them is none, or where one is a time of day and the other a date; unless one is blank, that is a problem.
 */
export function compareInTime(
  left: string,
  operator: string,
  right: string,
  report: Report,
): boolean | undefined {
  if (!isTimeOperator(operator)) return undefined
  const order = compareMoments(left, right)
  if (order === undefined && left.trim() !== '' && right.trim() !== '')
    report('NOT_A_DATE', `"${left}" and "${right}" are not two dates, or not two times of day.`)
  return order !== undefined && (nameOf(operator) === 'is before' ? order < 0 : order > 0)
}

const nameOf = (operator: string) => operator.trim().toLowerCase()
