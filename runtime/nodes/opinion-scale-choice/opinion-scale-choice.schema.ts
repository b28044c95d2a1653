import { fields, text } from '../../bot/fields.js'

/** Document 1, section 3: opinion-scale-choice-node. Without numbers the scale goes from 0 to 10 (ours). */
export const opinionScaleChoiceSchema = fields({
  questionText: text(),
  from: text(),
  fromLabel: text(),
  to: text(),
  toLabel: text(),
  answerVariable: text(),
})
