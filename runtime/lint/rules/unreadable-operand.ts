import { isDate } from '../../validate/calendar-date.js'
import { isTimeOperator } from '../../validate/compare-in-time.js'
import { compareMoments, dateIn } from '../../validate/compare-moments.js'
import { toNumber } from '../../validate/compare-numbers.js'
import { rightOfDate } from '../../validate/date-arithmetic.js'
import type { LintedField } from '../fields-in.js'
import { isNameLike, placeholdersIn } from '../names-set.js'
import { quote } from '../quote.js'
import type { Rule } from '../rule.js'

type Wanted = 'date' | 'days' | 'nothing' | 'moment' | 'number'

const sides = ['left', 'right'] as const

export const unreadableOperand: Rule = {
  id: 'unreadable-operand',
  severity: 'error',
  title: 'A value that the operator cannot use',
  explanation:
    'Operators that reckon with dates, or compare them, take dates written year, month, day, the word today, or what holds one: the result is else empty, and the comparison never holds (decision 125). Numbers are not reckoned with dates.',
  remedy: 'Write a date like 2026-12-25, or the {placeholder} of one.',
  *check({ nodes }) {
    for (const { id, fields } of nodes)
      for (const field of fields) {
        if (!('operands' in field.form) || !field.form.operands) continue
        for (const side of sides) {
          const name = field.form.operands[side]
          const fault = faultOf(side, field, String(field.beside[name] ?? ''))
          if (fault !== undefined)
            yield {
              nodeId: id,
              field: field.path.slice(0, -field.name.length) + name,
              message: fault,
            }
        }
      }
  },
}

function faultOf(
  side: (typeof sides)[number],
  { value }: LintedField,
  operand: string,
): string | undefined {
  const operator = String(value).trim()
  const wanted = wantedBy(operator, side)
  if (wanted === undefined) return undefined
  const text = operand.trim().replace(/^"(.*)"$/, '$1')
  if (wanted === 'nothing')
    return text === ''
      ? undefined
      : `${quote(operator)} works with one value; this one is not used.`
  if (text === '') return wanted === 'number' ? undefined : `${quote(operator)} needs a value here.`
  if (placeholdersIn(text).length > 0 || isNameLike(text) || fits(text, wanted)) return undefined
  return wanted === 'number'
    ? `${quote(text)} is a date, which ${quote(operator)} does not reckon with: use addDays or daysBetween.`
    : `${quote(text)} is no ${nouns[wanted]}.`
}

function wantedBy(operator: string, side: (typeof sides)[number]): Wanted | undefined {
  if (isTimeOperator(operator)) return 'moment'
  const right = rightOfDate(operator)
  if (right !== undefined) return side === 'left' ? 'date' : right
  return operator === '+' || operator === '-' ? 'number' : undefined
}

const nouns = { date: 'date', days: 'whole number of days', moment: 'date or time' } as const

function fits(text: string, wanted: Exclude<Wanted, 'nothing'>): boolean {
  switch (wanted) {
    case 'date':
      return dateIn(text) !== undefined
    case 'days':
      return Number.isInteger(toNumber(text))
    case 'moment':
      return compareMoments(text, text) !== undefined
    case 'number':
      return !isDate(text)
  }
}
