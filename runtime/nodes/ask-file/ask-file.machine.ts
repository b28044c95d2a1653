import type { InferOutput } from 'valibot'
import { question } from '../../patterns/question.js'
import type { askFileSchema } from './ask-file.schema.js'

export const askFileMachine = () =>
  question<InferOutput<typeof askFileSchema>>({
    text: data => data.questionText,
    kind: () => 'file',
  })
