import { defineNode } from '../../node/define-node.js'
import { branchExits, branchNames, randomFlowMachine } from './random-flow.machine.js'
import { randomFlowSchema } from './random-flow.schema.js'

export const randomFlow = defineNode({
  type: 'random-flow',
  schema: randomFlowSchema,
  machine: randomFlowMachine,
  exits: branchExits,
  edgeNames: branchNames,
  branches: true,
})
