import type { InferOutput } from 'valibot'
import { greetByName } from '../../patterns/greet-by-name.js'
import { question } from '../../patterns/question.js'
import type { askNameSchema } from './ask-name.schema.js'

export const askNameMachine = () =>
  question<InferOutput<typeof askNameSchema>>({
    text: data => data.questionText,
    kind: () => 'name',
    greeting: (input, name) => greetByName(input.data.nameGreetResponse, name, input),
  })
