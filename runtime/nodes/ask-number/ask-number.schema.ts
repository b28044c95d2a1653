import { fields } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-number. */
export const askNumberSchema = fields(questionFields)
