import { defineNode } from '../../node/define-node.js'
import { humanHandoverMachine } from './human-handover.machine.js'
import { humanHandoverSchema } from './human-handover.schema.js'

export const humanHandover = defineNode({
  type: 'human-handover',
  schema: humanHandoverSchema,
  machine: humanHandoverMachine,
})
