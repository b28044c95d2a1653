import { fields } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-location. */
export const askLocationSchema = fields(questionFields)
