import { fields, text, words } from '../../bot/fields.js'

/** Decision 103: opinion-scale-choice-node. Without numbers the scale goes from 0 to 10 (ours). */
export const opinionScaleChoiceSchema = fields({
  questionText: words(),
  from: text(),
  fromLabel: words(true),
  to: text(),
  toLabel: words(true),
  answerVariable: text(),
})
