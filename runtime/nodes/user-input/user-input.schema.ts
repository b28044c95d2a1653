import * as v from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { errorTexts } from '../../patterns/error-texts.js'
import { greetingText } from '../../patterns/greet-by-name.js'

const types = ['text', 'email', 'number', 'url', 'name', 'phone', 'mobile', 'date', 'file'] as const

/** Document 1, sections 3 and 4: user-input-node; an unknown type is text. */
export const userInputSchema = fields(
  {
    inputPrompt: text(),
    type: v.fallback(v.optional(v.picklist(types), 'text'), 'text'),
    nameGreet: greetingText,
    answerVariable: text(),
    ...errorTexts,
  },
  { nameGreetResponse: 'nameGreet' },
)
