import { fields, flag, text } from '../../bot/fields.js'

/** Document 1, section 3: condition-node. */
export const conditionSchema = fields({
  isNumber: flag(),
  leftValue: text(),
  operator: text('='),
  rightValue: text(),
})
