import { defineNode } from '../../node/define-node.js'
import { delayMachine } from './delay.machine.js'
import { delaySchema } from './delay.schema.js'

export const delay = defineNode({
  type: 'delay',
  schema: delaySchema,
  machine: delayMachine,
})
