import { defineNode } from '../../node/define-node.js'
import { ratingChoiceMachine, ratingExits } from './rating-choice.machine.js'
import { ratingChoiceSchema } from './rating-choice.schema.js'

export const ratingChoice = defineNode({
  type: 'rating-choice',
  schema: ratingChoiceSchema,
  machine: ratingChoiceMachine,
  exits: ratingExits,
})
