import { fields, list, text, words } from '../../bot/fields.js'

/** Decision 103: n-check-options-node. Older names: decision 4. */
export const nCheckOptionsSchema = fields({
  checkOptionsPrompt: words(),
  options: list(fields({ id: text(), optionText: words() }, { text: 'optionText', label: 'optionText' })),
  answerVariable: text(),
})
