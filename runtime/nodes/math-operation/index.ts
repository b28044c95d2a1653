import { defineNode } from '../../node/define-node.js'
import { mathOperationMachine } from './math-operation.machine.js'
import { mathOperationSchema } from './math-operation.schema.js'

export const mathOperation = defineNode({
  type: 'math-operation',
  schema: mathOperationSchema,
  machine: mathOperationMachine,
})
