import { defineNode } from '../../node/define-node.js'
import { userRedirectMachine } from './user-redirect.machine.js'
import { userRedirectSchema } from './user-redirect.schema.js'

export const userRedirect = defineNode({
  type: 'user-redirect',
  schema: userRedirectSchema,
  machine: userRedirectMachine,
})
