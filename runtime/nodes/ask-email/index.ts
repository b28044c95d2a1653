import { defineNode } from '../../node/define-node.js'
import { askEmailMachine } from './ask-email.machine.js'
import { askEmailSchema } from './ask-email.schema.js'

export const askEmail = defineNode({
  type: 'ask-email',
  schema: askEmailSchema,
  machine: askEmailMachine,
  sets: data => [data.answerVariable, 'email'],
  keepsEmail: (data, nodeId) => [nodeId, data.answerVariable],
})
