import { fields, words } from '../../bot/fields.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decisions 103 and 104: ask-name. The greeting is also read as `nameGreet`, its name in user-input. */
export const askNameSchema = fields(
  { ...questionFields, nameGreetResponse: words(true) },
  { nameGreet: 'nameGreetResponse' },
)
