import { defineNode } from '../../node/define-node.js'
import { namesInTexts } from '../../patterns/names-in-texts.js'
import { webhookMachine } from './webhook.machine.js'
import { webhookSchema } from './webhook.schema.js'

export const webhook = defineNode({
  type: 'webhook',
  schema: webhookSchema,
  machine: webhookMachine,
  sets: data => [data.answerVariable, ...data.responseMapping.map(({ variableName }) => variableName)],
  inputs: data => (data.includeAnswerVariables ? undefined : namesInTexts(data, 'url')),
  exits: data => (data.waitForResponse ? [null, 'error'] : [null]),
})
