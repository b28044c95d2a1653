import { fields, flag, text } from '../../bot/fields.js'

/** Decision 103: condition-node. */
export const conditionSchema = fields({
  isNumber: flag(),
  leftValue: text(),
  operator: text('='),
  rightValue: text(),
})
