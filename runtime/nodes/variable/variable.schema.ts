import { fields, flag, oneOf, text } from '../../bot/fields.js'
import { operand } from '../../patterns/value-fields.js'

/** Decision 103: variable-node, with `operation` added (decision 68), and where its value comes from (decision 140). */
export const variableSchema = fields({
  name: text(),
  customNameValue: flag(),
  operation: oneOf(['set', 'append', 'remove', 'clear'], 'set'),
  source: oneOf(
    ['value', 'now', 'today', 'time', 'timestamp', 'part-of-day', 'random-id', 'device', 'list'],
    'value',
  ),
  value: operand(),
  isNumber: flag(),
  timezone: text(),
  pick: oneOf(['first', 'last', 'random', 'place', 'count', 'joined', 'all'], 'first'),
  place: operand(),
  field: text(),
  separator: text(', '),
})
