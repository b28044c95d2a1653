import { fields, text, words } from '../../bot/fields.js'

/** Decision 103: rating-choice-node. `ratingType` is `smiley` or the number of levels. */
export const ratingChoiceSchema = fields({
  questionText: words(),
  ratingType: text(),
  answerVariable: text(),
})
