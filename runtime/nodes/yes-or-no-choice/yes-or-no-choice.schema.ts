import { fields, list, text, words } from '../../bot/fields.js'

/** Document 1, section 3: yes-or-no-choice-node. */
export const yesOrNoChoiceSchema = fields({
  questionText: words(),
  options: list(fields({ id: text(), label: words() })),
  answerVariable: text(),
})
