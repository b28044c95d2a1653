import { fields, oneOf, text, words } from '../../bot/fields.js'
import { errorTexts } from '../../patterns/error-texts.js'

const types = ['text', 'email', 'number', 'url', 'name', 'phone', 'mobile', 'date', 'file'] as const

/** Decisions 103 and 104: user-input-node. An unknown type is read as `text`. */
export const userInputSchema = fields(
  {
    inputPrompt: words(),
    type: oneOf(types, 'text'),
    nameGreet: words(true),
    answerVariable: text(),
    ...errorTexts,
  },
  { nameGreetResponse: 'nameGreet' },
)
