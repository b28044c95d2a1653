import type { InferOutput } from 'valibot'
import { greetByName } from '../../patterns/greet-by-name.js'
import { question } from '../../patterns/question.js'
import type { userInputSchema } from './user-input.schema.js'

export const userInputMachine = () =>
  question<InferOutput<typeof userInputSchema>>({
    text: data => data.inputPrompt,
    kind: data => data.type,
    greeting: (input, reply) =>
      input.data.type === 'name' ? greetByName(input.data.nameGreet, reply, input) : [],
  })
