import { defineNode } from '../../node/define-node.js'
import { askNameMachine } from './ask-name.machine.js'
import { askNameSchema } from './ask-name.schema.js'

export const askName = defineNode({
  type: 'ask-name',
  schema: askNameSchema,
  machine: askNameMachine,
  sets: data => [data.answerVariable, 'name'],
})
