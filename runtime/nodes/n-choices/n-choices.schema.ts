import { fields, list, text } from '../../bot/fields.js'

/** Document 1, section 3: n-choices-node. Older names: decision 4. */
export const nChoicesSchema = fields({
  choicePrompt: text(),
  choices: list(fields({ id: text(), choiceText: text() }, { text: 'choiceText' })),
  answerVariable: text(),
})
