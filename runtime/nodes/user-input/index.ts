import type { InferOutput } from 'valibot'
import { fields, list, oneOf, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { errorTexts } from '../../patterns/error-texts.js'
import { greetByName } from '../../patterns/greet-by-name.js'
import { toOptions } from '../../patterns/options.js'
import { isSaid, question } from '../../patterns/question.js'

const types = ['text', 'email', 'number', 'url', 'name', 'phone', 'mobile', 'date', 'file'] as const

/** Decisions 103 and 104: user-input-node. An unknown type is read as `text`. */
export const userInputSchema = fields(
  {
    inputPrompt: words(),
    type: oneOf(types, 'text'),
    nameGreet: words(true),
    suggestions: list(fields({ id: text(), title: words(), link: text() })),
    answerVariable: text(),
    ...errorTexts,
  },
  { nameGreetResponse: 'nameGreet' },
)

type Data = InferOutput<typeof userInputSchema>

const suggestionsOf = ({ suggestions }: Data) =>
  toOptions(suggestions.map(each => ({ ...each, label: each.title })))

const userInputMachine = () =>
  question<Data>({
    text: data => data.inputPrompt,
    kind: data => data.type,
    suggestions: suggestionsOf,
    greeting: (input, reply) =>
      input.data.type === 'name' ? greetByName(input.data.nameGreet, reply, input) : [],
  })

const visitorFields = ['name', 'email', 'phone', 'mobile'] as const

export const userInput = defineNode({
  type: 'user-input',
  schema: userInputSchema,
  machine: userInputMachine,
  exits: data => [
    null,
    ...suggestionsOf(data)
      .filter(isSaid)
      .map(({ id }) => id),
  ],
  ownTypeField: true,
  sets: data => [data.answerVariable, ...visitorFields.filter(field => field === data.type)],
  keepsEmail: (data, nodeId) => (data.type === 'email' ? [nodeId, data.answerVariable] : []),
})
