import type { InferOutput } from 'valibot'
import { instant } from '../../patterns/instant.js'
import { readOperand, readPattern } from '../../session/placeholders.js'
import { compare } from '../../validate/compare-texts.js'
import type { conditionSchema } from './condition.schema.js'

export const conditionMachine = () =>
  instant<InferOutput<typeof conditionSchema>>(({ data, variables }, report) => {
    const holds = compare(
      readOperand(data.leftValue, variables),
      data.operator,
      (isPattern(data.operator) ? readPattern : readOperand)(data.rightValue, variables),
      data.isNumber,
      report,
    )
    return { handle: holds ? 'source-0' : 'source-1' }
  })

const isPattern = (operator: string) => /match/i.test(operator)
