import { defineNode } from '../../node/define-node.js'
import { userRangeMachine } from './user-range.machine.js'
import { userRangeSchema } from './user-range.schema.js'

export const userRange = defineNode({
  type: 'user-range',
  schema: userRangeSchema,
  machine: userRangeMachine,
  exits: () => ['source-1', 'source-2', 'source-3'],
})
