import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import { todayIn } from '../../patterns/today.js'
import { readOperand } from '../../session/placeholders.js'
import { calculate } from '../../validate/arithmetic.js'
import { calculateDates } from '../../validate/date-arithmetic.js'
import type { mathOperationSchema } from './math-operation.schema.js'

/** Calculates, and records the result as the step's answer (decisions 104, 105, 16, 18 and 125). */
export const mathOperationMachine = () =>
  instant<InferOutput<typeof mathOperationSchema>>(({ data, variables, env }, report) => {
    const [left, right] = [readOperand(data.leftValue, variables), readOperand(data.rightValue, variables)]
    const value =
      calculateDates(left, data.operator, right, todayIn(env), report) ??
      calculate(left, data.operator, right, report)
    const variable = data.answerVariable.trim()
    return { handle: null, answer: { value, ...(variable && { variable }) } }
  })
