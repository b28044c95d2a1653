import type { InferOutput } from 'valibot'
import { question } from '../../patterns/question.js'
import type { askPhoneNumberSchema } from './ask-phone-number.schema.js'

export const askPhoneNumberMachine = () =>
  question<InferOutput<typeof askPhoneNumberSchema>>({
    text: data => data.questionText,
    kind: () => 'phone',
  })
