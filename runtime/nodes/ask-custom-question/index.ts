import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { question } from '../../patterns/question.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-custom-question. */
export const askCustomQuestionSchema = fields(questionFields)

const askCustomQuestionMachine = () =>
  question<InferOutput<typeof askCustomQuestionSchema>>({
    text: data => data.questionText,
    kind: () => 'text',
  })

export const askCustomQuestion = defineNode({
  type: 'ask-custom-question',
  schema: askCustomQuestionSchema,
  machine: askCustomQuestionMachine,
})
