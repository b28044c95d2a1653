import { fields, list, text } from '../../bot/fields.js'

/** Document 1, section 3: n-check-options-node. Older names: decision 4. */
export const nCheckOptionsSchema = fields({
  checkOptionsPrompt: text(),
  options: list(fields({ id: text(), optionText: text() }, { text: 'optionText', label: 'optionText' })),
  answerVariable: text(),
})
