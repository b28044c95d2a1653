import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { question } from '../../patterns/question.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-url. */
export const askUrlSchema = fields(questionFields)

const askUrlMachine = () =>
  question<InferOutput<typeof askUrlSchema>>({
    text: data => data.questionText,
    kind: () => 'url',
  })

export const askUrl = defineNode({
  type: 'ask-url',
  schema: askUrlSchema,
  machine: askUrlMachine,
})
