import { fields, list, text } from '../../bot/fields.js'

/** Document 1, section 3: yes-or-no-choice-node. */
export const yesOrNoChoiceSchema = fields({
  questionText: text(),
  options: list(fields({ id: text(), label: text() })),
  answerVariable: text(),
})
