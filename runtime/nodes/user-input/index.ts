import { defineNode } from '../../node/define-node.js'
import { userInputMachine } from './user-input.machine.js'
import { userInputSchema } from './user-input.schema.js'

const visitorFields = ['name', 'email', 'phone', 'mobile'] as const

export const userInput = defineNode({
  type: 'user-input',
  schema: userInputSchema,
  machine: userInputMachine,
  ownTypeField: true,
  sets: data => [data.answerVariable, ...visitorFields.filter(field => field === data.type)],
  keepsEmail: (data, nodeId) => (data.type === 'email' ? [nodeId, data.answerVariable] : []),
})
