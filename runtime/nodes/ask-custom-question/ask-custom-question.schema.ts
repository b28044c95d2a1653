import { fields } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-custom-question. */
export const askCustomQuestionSchema = fields(questionFields)
