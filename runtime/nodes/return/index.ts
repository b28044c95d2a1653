import { defineNode } from '../../node/define-node.js'
import { returnMachine } from './return.machine.js'
import { returnSchema } from './return.schema.js'

export const returnNode = defineNode({
  type: 'return',
  schema: returnSchema,
  machine: returnMachine,
})
