import { fields } from '../../bot/fields.js'
import { greetingText } from '../../patterns/greet-by-name.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Document 1, sections 3 and 4: ask-name; user-input calls the greeting `nameGreet`. */
export const askNameSchema = fields(
  { ...questionFields, nameGreetResponse: greetingText },
  { nameGreet: 'nameGreetResponse' },
)
