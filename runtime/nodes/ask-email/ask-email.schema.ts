import { fields } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Document 1, section 3: ask-email. */
export const askEmailSchema = fields(questionFields)
