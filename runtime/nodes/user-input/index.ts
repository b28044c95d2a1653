import type { InferOutput } from 'valibot'
import { fields, oneOf, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { errorTexts } from '../../patterns/error-texts.js'
import { greetByName } from '../../patterns/greet-by-name.js'
import { question } from '../../patterns/question.js'

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

const userInputMachine = () =>
  question<InferOutput<typeof userInputSchema>>({
    text: data => data.inputPrompt,
    kind: data => data.type,
    greeting: (input, reply) =>
      input.data.type === 'name' ? greetByName(input.data.nameGreet, reply, input) : [],
  })

const visitorFields = ['name', 'email', 'phone', 'mobile'] as const

export const userInput = defineNode({
  type: 'user-input',
  schema: userInputSchema,
  machine: userInputMachine,
  ownTypeField: true,
  sets: data => [data.answerVariable, ...visitorFields.filter(field => field === data.type)],
  keepsEmail: (data, nodeId) => (data.type === 'email' ? [nodeId, data.answerVariable] : []),
})
