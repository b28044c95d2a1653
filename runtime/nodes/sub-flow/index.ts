import { defineNode } from '../../node/define-node.js'
import { subFlowMachine } from './sub-flow.machine.js'
import { subFlowSchema } from './sub-flow.schema.js'

export const subFlow = defineNode({
  type: 'sub-flow',
  schema: subFlowSchema,
  machine: subFlowMachine,
  sets: ({ outputs }) => Object.values(outputs),
  plays: ({ subFlowId, version, outputs }) => ({ id: subFlowId.trim(), version, outputs }),
})
