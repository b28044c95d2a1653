import { defineNode } from '../../node/define-node.js'
import { userInputMachine } from './user-input.machine.js'
import { userInputSchema } from './user-input.schema.js'

export const userInput = defineNode({
  type: 'user-input',
  schema: userInputSchema,
  machine: userInputMachine,
  ownTypeField: true,
})
