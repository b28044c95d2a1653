import { defineNode } from '../../node/define-node.js'
import { askCustomQuestionMachine } from './ask-custom-question.machine.js'
import { askCustomQuestionSchema } from './ask-custom-question.schema.js'

export const askCustomQuestion = defineNode({
  type: 'ask-custom-question',
  schema: askCustomQuestionSchema,
  machine: askCustomQuestionMachine,
})
