import { defineNode } from '../../node/define-node.js'
import { jumpToMachine } from './jump-to.machine.js'
import { jumpToSchema } from './jump-to.schema.js'

export const jumpTo = defineNode({
  type: 'jump-to',
  schema: jumpToSchema,
  machine: jumpToMachine,
})
