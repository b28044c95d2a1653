import { fields, list, text } from '../../bot/fields.js'

/** Document 1, section 3: n-select-option-node. Older names: decision 4. */
export const nSelectOptionSchema = fields({
  selectPrompt: text(),
  options: list(fields({ id: text(), optionText: text() }, { text: 'optionText' })),
  answerVariable: text(),
})
