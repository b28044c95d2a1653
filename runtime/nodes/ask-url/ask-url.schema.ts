import { fields } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Document 1, section 3: ask-url. */
export const askUrlSchema = fields(questionFields)
