import type { InferOutput } from 'valibot'
import { question } from '../../patterns/question.js'
import type { askUrlSchema } from './ask-url.schema.js'

export const askUrlMachine = () =>
  question<InferOutput<typeof askUrlSchema>>({
    text: data => data.questionText,
    kind: () => 'url',
  })
