import { defineNode } from '../../node/define-node.js'
import { booleanLogicMachine } from './boolean-logic.machine.js'
import { booleanLogicSchema } from './boolean-logic.schema.js'

export const booleanLogic = defineNode({
  type: 'boolean-logic',
  schema: booleanLogicSchema,
  machine: booleanLogicMachine,
  exits: () => ['source-0', 'source-1'],
})
