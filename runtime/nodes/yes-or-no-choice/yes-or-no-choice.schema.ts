import { fields, list, text, words } from '../../bot/fields.js'

/** Decision 103: yes-or-no-choice-node. */
export const yesOrNoChoiceSchema = fields({
  questionText: words(),
  options: list(fields({ id: text(), label: words() })),
  answerVariable: text(),
})
