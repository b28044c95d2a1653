import { fields, flag, list, oneOf, text } from '../../bot/fields.js'

const comparison = {
  isNumber: flag(),
  leftValue: text(),
  operator: text('='),
  rightValue: text(),
}

/** Decision 103: condition-node, with `conditions` and `match` added (decision 63). */
export const conditionSchema = fields({
  ...comparison,
  conditions: list(fields(comparison)),
  match: oneOf(['all', 'any'], 'all'),
})
