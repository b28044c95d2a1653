import { defineNode } from '../../node/define-node.js'
import { branchNames, randomFlowMachine } from './random-flow.machine.js'
import { randomFlowSample } from './random-flow.sample.js'
import { randomFlowSchema } from './random-flow.schema.js'

export const randomFlow = defineNode({
  type: 'random-flow',
  schema: randomFlowSchema,
  machine: randomFlowMachine,
  exits: ({ branches }) => (branches.length > 0 ? branches.map(({ id }) => id) : [null]),
  edgeNames: branchNames,
  branches: true,
  sample: randomFlowSample,
})
