import { toNumber } from './compare-numbers.js'
import type { Report } from './report.js'

const operators = new Map<string, (left: boolean, right: boolean) => boolean>([
  ['AND', (left, right) => left && right],
  ['OR', (left, right) => left || right],
  ['NOT', (left, right) => left && !right],
  ['XOR', (left, right) => left !== right],
  ['NAND', (left, right) => !(left && right)],
  ['NOR', (left, right) => !(left || right)],
  ['XNOR', (left, right) => left === right],
])

/** Joins two truths (decision 105); an unknown operator is false, and a problem (decision 41). */
export function logic(left: string, operator: string, right: string, report: Report): boolean {
  const join = operators.get(operator.trim().toUpperCase())
  if (join) return join(isTrue(left), isTrue(right))
  report(
    'UNKNOWN_OPERATOR',
    `"${operator}" joins no truths. Use one of ${[...operators.keys()].join(' ')}.`,
  )
  return false
}

/** Is a text true? All but an empty text, `false`, `no`, `null` and zero are (decision 19). */
export function isTrue(text: string): boolean {
  return !['', 'false', 'no', 'null'].includes(text.trim().toLowerCase()) && toNumber(text) !== 0
}
