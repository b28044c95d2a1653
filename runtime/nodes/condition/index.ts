import { defineNode } from '../../node/define-node.js'
import { conditionMachine } from './condition.machine.js'
import { conditionSchema } from './condition.schema.js'

export const condition = defineNode({
  type: 'condition',
  schema: conditionSchema,
  machine: conditionMachine,
  exits: () => ['source-0', 'source-1'],
})
