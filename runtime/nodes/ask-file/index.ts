import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { question } from '../../patterns/question.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-file. */
export const askFileSchema = fields(questionFields)

const askFileMachine = () =>
  question<InferOutput<typeof askFileSchema>>({
    text: data => data.questionText,
    kind: () => 'file',
  })

export const askFile = defineNode({
  type: 'ask-file',
  schema: askFileSchema,
  machine: askFileMachine,
})
