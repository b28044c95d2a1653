import { fields, text, words } from '../../bot/fields.js'

/** Decision 103: opinion-scale-choice-node. A scale without numbers goes from 0 to 10. */
export const opinionScaleChoiceSchema = fields({
  questionText: words(),
  from: text(),
  fromLabel: words(true),
  to: text(),
  toLabel: words(true),
  answerVariable: text(),
})
