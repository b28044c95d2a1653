import { defineNode } from '../../node/define-node.js'
import { cardExits, cardsMachine } from './cards.machine.js'
import { cardsSchema } from './cards.schema.js'

export const cards = defineNode({
  type: 'cards',
  schema: cardsSchema,
  machine: cardsMachine,
  exits: cardExits,
  branches: true,
})
