import { fields, text, words } from '../../bot/fields.js'
import { errorTexts } from '../../patterns/error-texts.js'

/** Decision 103: user-range-node. A range without bounds goes from 0 to 100. */
export const userRangeSchema = fields({
  rangePrompt: words(),
  minVal: text(),
  maxVal: text(),
  answerVariable: text(),
  ...errorTexts,
})
