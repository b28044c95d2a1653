import { defineNode } from '../../node/define-node.js'
import { welcomeMachine } from './welcome.machine.js'
import { welcomeSchema } from './welcome.schema.js'

export const welcome = defineNode({
  type: 'welcome',
  schema: welcomeSchema,
  machine: welcomeMachine,
})
