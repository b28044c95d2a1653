import { defineNode } from '../../node/define-node.js'
import { approvedMessageMachine } from './approved-message.machine.js'
import { approvedMessageSchema } from './approved-message.schema.js'

export const approvedMessage = defineNode({
  type: 'approved-message',
  schema: approvedMessageSchema,
  machine: approvedMessageMachine,
})
