import type { InferOutput } from 'valibot'
import { question } from '../../patterns/question.js'
import type { askEmailSchema } from './ask-email.schema.js'

export const askEmailMachine = () =>
  question<InferOutput<typeof askEmailSchema>>({
    text: data => data.questionText,
    kind: () => 'email',
  })
