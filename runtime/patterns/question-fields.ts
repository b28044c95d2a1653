import { text, words } from '../bot/fields.js'
import { errorTexts } from './error-texts.js'

/** What every ask-… node has (decisions 103 and 49). */
export const questionFields = {
  questionText: words(),
  answerVariable: text(),
  ...errorTexts,
}
