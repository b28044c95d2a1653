import { fields, list, text, words } from '../../bot/fields.js'
import { listedOptionFields } from '../../patterns/listed-options.js'

/** Decision 103: n-select-option-node. Older names: decision 4. */
export const nSelectOptionSchema = fields({
  selectPrompt: words(),
  options: list(fields({ id: text(), optionText: words() }, { text: 'optionText' })),
  ...listedOptionFields,
  answerVariable: text(),
})
