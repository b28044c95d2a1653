import { defineNode } from '../../node/define-node.js'
import { opinionEdgeNames, opinionExits } from './opinion-scale.js'
import { opinionScaleChoiceMachine } from './opinion-scale-choice.machine.js'
import { opinionScaleChoiceSchema } from './opinion-scale-choice.schema.js'

export const opinionScaleChoice = defineNode({
  type: 'opinion-scale-choice',
  schema: opinionScaleChoiceSchema,
  machine: opinionScaleChoiceMachine,
  exits: opinionExits,
  edgeNames: opinionEdgeNames,
})
