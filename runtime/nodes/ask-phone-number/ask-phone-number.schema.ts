import { fields } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-phone-number. */
export const askPhoneNumberSchema = fields(questionFields)
