import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { question } from '../../patterns/question.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-phone-number. */
export const askPhoneNumberSchema = fields(questionFields)

const askPhoneNumberMachine = () =>
  question<InferOutput<typeof askPhoneNumberSchema>>({
    text: data => data.questionText,
    kind: () => 'phone',
  })

export const askPhoneNumber = defineNode({
  type: 'ask-phone-number',
  schema: askPhoneNumberSchema,
  machine: askPhoneNumberMachine,
  sets: data => [data.answerVariable, 'phone'],
})
