import { text, words } from '../bot/fields.js'
import { errorTexts } from './error-texts.js'

/** What every ask-… node has (document 1, section 3; decision 49). */
export const questionFields = {
  questionText: words(),
  answerVariable: text(),
  ...errorTexts,
}
