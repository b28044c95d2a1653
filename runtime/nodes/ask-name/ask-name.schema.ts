import { fields, words } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decisions 103 and 104: ask-name; user-input calls the greeting `nameGreet`. */
export const askNameSchema = fields(
  { ...questionFields, nameGreetResponse: words(true) },
  { nameGreet: 'nameGreetResponse' },
)
