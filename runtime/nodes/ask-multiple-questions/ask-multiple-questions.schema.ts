import { fields, list, text, words } from '../../bot/fields.js'
import { errorTexts } from '../../patterns/error-texts.js'

/** Decision 103: ask-multiple-questions, printed there as `a{secret}` (decision 2). */
export const askMultipleQuestionsSchema = fields({
  message: words(),
  questions: list(fields({ questionText: words(), answerVariable: text() })),
  ...errorTexts,
})
