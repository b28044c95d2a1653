import type { InferOutput } from 'valibot'
import { question } from '../../patterns/question.js'
import type { askNumberSchema } from './ask-number.schema.js'

export const askNumberMachine = () =>
  question<InferOutput<typeof askNumberSchema>>({
    text: data => data.questionText,
    kind: () => 'number',
  })
