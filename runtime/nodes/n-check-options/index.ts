import { defineNode } from '../../node/define-node.js'
import { nCheckOptionsMachine } from './n-check-options.machine.js'
import { nCheckOptionsSchema } from './n-check-options.schema.js'

export const nCheckOptions = defineNode({
  type: 'n-check-options',
  schema: nCheckOptionsSchema,
  machine: nCheckOptionsMachine,
})
