import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { question } from '../../patterns/question.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-location. */
export const askLocationSchema = fields(questionFields)

const askLocationMachine = () =>
  question<InferOutput<typeof askLocationSchema>>({
    text: data => data.questionText,
    kind: () => 'location',
  })

export const askLocation = defineNode({
  type: 'ask-location',
  schema: askLocationSchema,
  machine: askLocationMachine,
})
