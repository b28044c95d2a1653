import { defineNode } from '../../node/define-node.js'
import { userRedirectMachine } from './user-redirect.machine.js'
import { userRedirectSample } from './user-redirect.sample.js'
import { userRedirectSchema } from './user-redirect.schema.js'

export const userRedirect = defineNode({
  type: 'user-redirect',
  schema: userRedirectSchema,
  machine: userRedirectMachine,
  exits: () => [null],
  sample: userRedirectSample,
})
