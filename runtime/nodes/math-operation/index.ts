import type { InferOutput } from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { todayIn } from '../../patterns/today.js'
import { operand } from '../../patterns/value-fields.js'
import { readOperand } from '../../session/placeholders.js'
import { calculate } from '../../validate/arithmetic.js'
import { calculateDates } from '../../validate/date-arithmetic.js'

/** Decision 103: math-operation-node. */
export const mathOperationSchema = fields({
  leftValue: operand(),
  operator: text('+'),
  rightValue: operand(),
  answerVariable: text(),
})

/** Calculates, and records the result as the step's answer (decisions 104, 105, 16, 18 and 125). */
const mathOperationMachine = () =>
  instant<InferOutput<typeof mathOperationSchema>>(({ data, variables, env }, report) => {
    const [left, right] = [
      readOperand(data.leftValue, variables),
      readOperand(data.rightValue, variables),
    ]
    const value =
      calculateDates(left, data.operator, right, todayIn(env), report) ??
      calculate(left, data.operator, right, report)
    const variable = data.answerVariable.trim()
    return { handle: null, answer: { value, ...(variable && { variable }) } }
  })

export const mathOperation = defineNode({
  type: 'math-operation',
  schema: mathOperationSchema,
  machine: mathOperationMachine,
})
