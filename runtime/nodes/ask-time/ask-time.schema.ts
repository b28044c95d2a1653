import { fields, text, words } from '../../bot/fields.js'
import { number } from '../../patterns/value-fields.js'

/** A question for a time of day (decision 142). */
export const askTimeSchema = fields({
  questionText: words(),
  answerVariable: text(),
  min: text(),
  max: text(),
  step: number(1),
  incorrectTimeResponse: words(true),
})
