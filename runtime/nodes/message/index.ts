import { defineNode } from '../../node/define-node.js'
import { messageMachine } from './message.machine.js'
import { messageSchema } from './message.schema.js'

export const message = defineNode({
  type: 'message',
  schema: messageSchema,
  machine: messageMachine,
})
