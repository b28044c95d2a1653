import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import { readOperand } from '../../session/placeholders.js'
import { logic } from '../../validate/truth.js'
import type { booleanLogicSchema } from './boolean-logic.schema.js'

/** Leaves by `source-0` if it holds, else by `source-1` (decisions 104, 16, 19 and 41). */
export const booleanLogicMachine = () =>
  instant<InferOutput<typeof booleanLogicSchema>>(({ data, variables }, report) => {
    const holds = logic(
      readOperand(data.leftValue, variables),
      data.operator,
      readOperand(data.rightValue, variables),
      report,
    )
    return { handle: holds ? 'source-0' : 'source-1' }
  })
