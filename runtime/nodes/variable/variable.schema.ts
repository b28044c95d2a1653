import { fields, flag, text } from '../../bot/fields.js'
import { operand } from '../../patterns/value-fields.js'

/** Decision 103: variable-node. */
export const variableSchema = fields({
  name: text(),
  customNameValue: flag(),
  value: operand(),
  isNumber: flag(),
})
