import { fields, text } from '../../bot/fields.js'
import { operand } from '../../patterns/value-fields.js'

/** Decision 103: boolean-logic-node. */
export const booleanLogicSchema = fields({
  leftValue: operand(),
  operator: text('AND'),
  rightValue: operand(),
})
