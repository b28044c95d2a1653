import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { question } from '../../patterns/question.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-number. */
export const askNumberSchema = fields(questionFields)

const askNumberMachine = () =>
  question<InferOutput<typeof askNumberSchema>>({
    text: data => data.questionText,
    kind: () => 'number',
  })

export const askNumber = defineNode({
  type: 'ask-number',
  schema: askNumberSchema,
  machine: askNumberMachine,
})
