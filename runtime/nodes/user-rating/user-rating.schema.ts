import { fields, text, words } from '../../bot/fields.js'

/** Decision 103: user-rating-node. `type` is `number`, `star` or `smiley`; `range` is read for numbers only. */
export const userRatingSchema = fields({
  ratingPrompt: words(),
  type: text('number'),
  range: text(),
  answerVariable: text(),
})
