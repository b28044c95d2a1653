import type { InferOutput } from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { instant } from '../../patterns/instant.js'
import { operand } from '../../patterns/value-fields.js'
import { readOperand } from '../../session/placeholders.js'
import { logic } from '../../validate/truth.js'

/** Decision 103: boolean-logic-node. */
export const booleanLogicSchema = fields({
  leftValue: operand(),
  operator: text('AND'),
  rightValue: operand(),
})

/** Leaves by `source-0` if it holds, else by `source-1` (decisions 104, 16, 19 and 41). */
const booleanLogicMachine = () =>
  instant<InferOutput<typeof booleanLogicSchema>>(({ data, variables }, report) => {
    const holds = logic(
      readOperand(data.leftValue, variables),
      data.operator,
      readOperand(data.rightValue, variables),
      report,
    )
    return { handle: holds ? 'source-0' : 'source-1' }
  })

export const booleanLogic = defineNode({
  type: 'boolean-logic',
  schema: booleanLogicSchema,
  machine: booleanLogicMachine,
  exits: () => ['source-0', 'source-1'],
})
