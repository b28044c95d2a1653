import { defineNode } from '../../node/define-node.js'
import { variableMachine } from './variable.machine.js'
import { variableSchema } from './variable.schema.js'

export const variable = defineNode({
  type: 'variable',
  schema: variableSchema,
  machine: variableMachine,
  sets: (data, nodeId) => [data.name, ...(data.customNameValue ? [nodeId] : [])],
})
