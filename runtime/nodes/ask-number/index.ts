import { defineNode } from '../../node/define-node.js'
import { askNumberMachine } from './ask-number.machine.js'
import { askNumberSchema } from './ask-number.schema.js'

export const askNumber = defineNode({
  type: 'ask-number',
  schema: askNumberSchema,
  machine: askNumberMachine,
})
