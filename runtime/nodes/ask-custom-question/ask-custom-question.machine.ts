import type { InferOutput } from 'valibot'
import { question } from '../../patterns/question.js'
import type { askCustomQuestionSchema } from './ask-custom-question.schema.js'

export const askCustomQuestionMachine = () =>
  question<InferOutput<typeof askCustomQuestionSchema>>({
    text: data => data.questionText,
    kind: () => 'text',
  })
