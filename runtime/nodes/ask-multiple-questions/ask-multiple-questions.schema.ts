import { fields, list, text } from '../../bot/fields.js'
import { errorTexts } from '../../patterns/error-texts.js'

/** Document 1, section 3: printed there as a{secret} (decision 2). */
export const askMultipleQuestionsSchema = fields({
  message: text(),
  questions: list(fields({ questionText: text(), answerVariable: text() })),
  ...errorTexts,
})
