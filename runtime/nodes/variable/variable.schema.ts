import { fields, flag, oneOf, text } from '../../bot/fields.js'
import { operand } from '../../patterns/value-fields.js'

/** Decision 103: variable-node, with `operation` added (decision 68). */
export const variableSchema = fields({
  name: text(),
  customNameValue: flag(),
  operation: oneOf(['set', 'append', 'remove', 'clear'], 'set'),
  value: operand(),
  isNumber: flag(),
})
