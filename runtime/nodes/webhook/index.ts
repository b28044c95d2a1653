import { defineNode } from '../../node/define-node.js'
import { webhookMachine } from './webhook.machine.js'
import { webhookSchema } from './webhook.schema.js'

export const webhook = defineNode({
  type: 'webhook',
  schema: webhookSchema,
  machine: webhookMachine,
  sets: data => [data.answerVariable, ...data.responseMapping.map(({ variableName }) => variableName)],
  exits: data => (data.waitForResponse ? [null, 'error'] : [null]),
})
