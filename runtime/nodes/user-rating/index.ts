import { defineNode } from '../../node/define-node.js'
import { userRatingMachine } from './user-rating.machine.js'
import { userRatingSchema } from './user-rating.schema.js'

export const userRating = defineNode({
  type: 'user-rating',
  schema: userRatingSchema,
  machine: userRatingMachine,
  ownTypeField: true,
})
