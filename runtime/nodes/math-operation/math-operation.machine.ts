import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import { readOperand } from '../../session/placeholders.js'
import { calculate } from '../../validate/arithmetic.js'
import type { mathOperationSchema } from './math-operation.schema.js'

/** Calculates, and records the result as the step's answer (decisions 104, 105, 16 and 18). */
export const mathOperationMachine = () =>
  instant<InferOutput<typeof mathOperationSchema>>(({ data, variables }, report) => {
    const value = calculate(
      readOperand(data.leftValue, variables),
      data.operator,
      readOperand(data.rightValue, variables),
      report,
    )
    const variable = data.answerVariable.trim()
    return { handle: null, answer: { value, ...(variable && { variable }) } }
  })
