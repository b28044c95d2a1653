import { fields, text } from '../../bot/fields.js'
import { errorTexts } from '../../patterns/error-texts.js'

/** Document 1, section 3: ask-email. */
export const askEmailSchema = fields({
  questionText: text(),
  answerVariable: text(),
  ...errorTexts,
})
