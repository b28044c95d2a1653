import { fields, text } from '../../bot/fields.js'

/** Document 1, section 3: user-rating-node. `type` is `number`, `star` or `smiley`; `range` counts for numbers alone. */
export const userRatingSchema = fields({
  ratingPrompt: text(),
  type: text('number'),
  range: text(),
  answerVariable: text(),
})
