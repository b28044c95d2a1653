import type { InferOutput } from 'valibot'
import { fields, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { greetByName } from '../../patterns/greet-by-name.js'
import { question } from '../../patterns/question.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decisions 103 and 104: ask-name. The greeting is also read as `nameGreet`, its name in user-input. */
export const askNameSchema = fields(
  { ...questionFields, nameGreetResponse: words(true) },
  { nameGreet: 'nameGreetResponse' },
)

const askNameMachine = () =>
  question<InferOutput<typeof askNameSchema>>({
    text: data => data.questionText,
    kind: () => 'name',
    greeting: (input, name) => greetByName(input.data.nameGreetResponse, name, input),
  })

export const askName = defineNode({
  type: 'ask-name',
  schema: askNameSchema,
  machine: askNameMachine,
  sets: data => [data.answerVariable, 'name'],
})
