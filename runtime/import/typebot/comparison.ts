import * as v from 'valibot'
import { fields, list, text } from '../../bot/fields.js'
import { matchPattern } from '../../validate/match-pattern.js'
import type { BlockContext } from './block-import.js'
import { part } from './typebot.schema.js'

/** What must hold of variables: comparisons, all or at least one of them. */
export const conditionSchema = part({
  logicalOperator: text('AND'),
  comparisons: list(
    fields({ variableId: text(), comparisonOperator: text(), value: v.optional(v.unknown()) }),
  ),
})

type Condition = v.InferOutput<typeof conditionSchema>
type Comparison = Condition['comparisons'][number]

/** A comparison of ours. */
interface Compared {
  readonly leftValue: string
  readonly operator: string
  readonly rightValue: string
  readonly isNumber: boolean
}

const operators = new Map([
  ['Equal to', '='],
  ['Not equal', '!='],
  ['Contains', 'contains'],
  ['Does not contain', 'does not contain'],
  ['Greater than', '>'],
  ['Greater or equal to', '>='],
  ['Less than', '<'],
  ['Less or equal to', '<='],
  ['Is set', 'is set'],
  ['Is empty', 'is empty'],
  ['Starts with', 'starts with'],
  ['Ends with', 'ends with'],
  ['Matches regex', 'matches'],
  ['Does not match regex', 'does not match'],
])

const numeric = new Set(['<', '<=', '>', '>='])
const compared = (
  leftValue: string,
  operator: string,
  rightValue = '',
  isNumber = false,
): Compared => ({
  leftValue,
  operator,
  rightValue,
  isNumber,
})

/** What never holds, and what always does. */
const never = compared('', 'is set')
const always = compared('', 'is empty')

/** Makes the data of a condition step; without a comparison it never holds, as in Typebot. */
export function conditionData({ logicalOperator, comparisons }: Condition, context: BlockContext) {
  const read = comparisons.map(comparison => readComparison(comparison, context))
  const [first = never, ...more] = read
  if (more.length === 0) return { ...first }
  return { conditions: read, match: logicalOperator === 'OR' ? 'any' : 'all' }
}

function readComparison(comparison: Comparison, context: BlockContext): Compared {
  const name = context.names.byId(comparison.variableId)
  const operator = operators.get(comparison.comparisonOperator)
  if (operator === undefined && comparison.comparisonOperator !== '')
    context.loss(
      `The comparison “${comparison.comparisonOperator.slice(0, 40)}” is not known: it never holds.`,
    )
  if (name === '' || operator === undefined) return never
  const left = `{${name}}`
  if (operator === 'is set' || operator === 'is empty') return compared(left, operator)
  const value = typeof comparison.value === 'number' ? String(comparison.value) : comparison.value
  const written = typeof value === 'string' ? value : ''
  if (written === '' || written === 'undefined' || written === 'null')
    return withNothing(left, operator)
  if (operator.includes('match')) return withPattern(left, operator, written, context)
  return compared(left, operator, literal(context.plain(written), context), numeric.has(operator))
}

/** Compared with nothing, a value is equal if it is empty; and nothing holds or begins with nothing. */
function withNothing(left: string, operator: string): Compared {
  if (operator === '=') return compared(left, 'is empty')
  if (operator === '!=') return compared(left, 'is set')
  return operator === 'does not contain' ? always : never
}

function withPattern(
  left: string,
  operator: string,
  written: string,
  context: BlockContext,
): Compared {
  const [, inner = written] = /^\/(.+)\/[a-z]*$/s.exec(written) ?? []
  const pattern = context.plain(inner)
  let fault = ''
  if (pattern === inner)
    matchPattern('', pattern, (_, message) => {
      fault = message
    })
  if (fault === '') return compared(left, operator, pattern)
  context.loss(
    `The pattern “${inner.slice(0, 60)}” is of a kind that is not safe to run: it never matches.`,
  )
  return operator === 'matches' ? never : always
}

/** A text that is also the name of a variable is a text in quotes. */
function literal(text: string, { names }: BlockContext): string {
  return names.has(text.trim()) ? `"${text}"` : text
}
