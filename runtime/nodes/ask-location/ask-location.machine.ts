import type { InferOutput } from 'valibot'
import { question } from '../../patterns/question.js'
import type { askLocationSchema } from './ask-location.schema.js'

export const askLocationMachine = () =>
  question<InferOutput<typeof askLocationSchema>>({
    text: data => data.questionText,
    kind: () => 'location',
  })
