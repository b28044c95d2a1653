import { fields } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Document 1, section 3: ask-custom-question. */
export const askCustomQuestionSchema = fields(questionFields)
