import { field, fields, text, words } from '../../bot/fields.js'
import { errorTexts } from '../../patterns/error-texts.js'

const types = ['text', 'email', 'number', 'url', 'name', 'phone', 'mobile', 'date', 'file'] as const

/** Document 1, sections 3 and 4: user-input-node; an unknown type is text. */
export const userInputSchema = fields(
  {
    inputPrompt: words(),
    type: field(input => types.find(type => type === input), 'text'),
    nameGreet: words(true),
    answerVariable: text(),
    ...errorTexts,
  },
  { nameGreetResponse: 'nameGreet' },
)
