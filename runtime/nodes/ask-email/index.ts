import type { InferOutput } from 'valibot'
import { fields } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { question } from '../../patterns/question.js'
import { questionFields } from '../../patterns/question-fields.js'

/** Decision 103: ask-email. */
export const askEmailSchema = fields(questionFields)

const askEmailMachine = () =>
  question<InferOutput<typeof askEmailSchema>>({
    text: data => data.questionText,
    kind: () => 'email',
  })

export const askEmail = defineNode({
  type: 'ask-email',
  schema: askEmailSchema,
  machine: askEmailMachine,
  sets: data => [data.answerVariable, 'email'],
  keepsEmail: (data, nodeId) => [nodeId, data.answerVariable],
})
