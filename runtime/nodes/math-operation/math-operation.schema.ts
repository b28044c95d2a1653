import { fields, text } from '../../bot/fields.js'
import { operand } from '../../patterns/value-fields.js'

/** Decision 103: math-operation-node. */
export const mathOperationSchema = fields({
  leftValue: operand(),
  operator: text('+'),
  rightValue: operand(),
  answerVariable: text(),
})
