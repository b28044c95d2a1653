import { fields, text, words } from '../../bot/fields.js'
import { optionSlotFields } from '../../patterns/option-slots.js'

/** Decision 103: select-option-node. */
export const selectOptionSchema = fields({
  selectPrompt: words(),
  ...optionSlotFields,
  answerVariable: text(),
})
