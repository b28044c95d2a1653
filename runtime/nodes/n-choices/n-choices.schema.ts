import { fields, list, text, words } from '../../bot/fields.js'

/** Document 1, section 3: n-choices-node. Older names: decision 4. */
export const nChoicesSchema = fields({
  choicePrompt: words(),
  choices: list(fields({ id: text(), choiceText: words() }, { text: 'choiceText' })),
  answerVariable: text(),
})
