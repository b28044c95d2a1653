import { fields, words } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Document 1, sections 3 and 4: ask-name; user-input calls the greeting `nameGreet`. */
export const askNameSchema = fields(
  { ...questionFields, nameGreetResponse: words(true) },
  { nameGreet: 'nameGreetResponse' },
)
