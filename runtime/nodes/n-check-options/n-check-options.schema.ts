import { fields, list, text, words } from '../../bot/fields.js'
import { listedOptionFields } from '../../patterns/listed-options.js'

/** Decision 103: n-check-options-node. Older names: decision 4. */
export const nCheckOptionsSchema = fields({
  checkOptionsPrompt: words(),
  options: list(fields({ id: text(), optionText: words() }, { text: 'optionText', label: 'optionText' })),
  ...listedOptionFields,
  answerVariable: text(),
})
