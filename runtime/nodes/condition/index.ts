import type { InferOutput } from 'valibot'
import { fields, flag, list, oneOf, text } from '../../bot/fields.js'
import type { NodeInput } from '../../node/contract.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { todayIn } from '../../patterns/today.js'
import { readName, readOperand, readPattern } from '../../session/placeholders.js'
import { isTimeOperator } from '../../validate/compare-in-time.js'
import { compare } from '../../validate/compare-texts.js'
import { withToday } from '../../validate/date-arithmetic.js'
import type { Report } from '../../validate/report.js'

const comparison = {
  isNumber: flag(),
  leftValue: text(),
  operator: text('='),
  rightValue: text(),
}

/** Decision 103: condition-node, with `conditions` and `match` added (decision 63). */
export const conditionSchema = fields({
  ...comparison,
  conditions: list(fields(comparison)),
  match: oneOf(['all', 'any'], 'all'),
})

type Data = InferOutput<typeof conditionSchema>
/** Two values, and what is asked of them. */
export type Comparison = Data['conditions'][number]

/** Leaves by `source-0` if it holds, else by `source-1`. A list of conditions takes the place of the single one (decision 63). */
const conditionMachine = () =>
  instant<Data>((input, report) => {
    const { data } = input
    const conditions = data.conditions.length > 0 ? data.conditions : [data]
    // All are looked at, so that each problem is reported wherever the others decide.
    const results = conditions.map(condition => holds(condition, input, report))
    const isMet = data.match === 'any' ? results.includes(true) : !results.includes(false)
    return { handle: isMet ? 'source-0' : 'source-1' }
  })

export const condition = defineNode({
  type: 'condition',
  schema: conditionSchema,
  machine: conditionMachine,
  exits: () => ['source-0', 'source-1'],
})

function holds(
  { leftValue, operator, rightValue, isNumber }: Comparison,
  { variables, patternBudget, env }: NodeInput,
  report: Report,
): boolean {
  const readLeft = /^is (not )?(set|empty)$/i.test(operator.trim()) ? readName : readOperand
  const readRight = /match/i.test(operator) ? readPattern : readOperand
  const today = isTimeOperator(operator) ? todayIn(env) : undefined
  const [left, right] = [readLeft(leftValue, variables), readRight(rightValue, variables)].map(
    text => (today === undefined ? text : withToday(text, today)),
  )
  return compare(left ?? '', operator, right ?? '', isNumber, report, patternBudget)
}
