import { fields, list, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { cardExits, cardsMachine } from './cards.machine.js'

/** A row of cards (decision 145). */
export const cardsSchema = fields({
  questionText: words(),
  cards: list(
    fields({
      id: text(),
      image: text(),
      title: words(),
      text: words(),
      buttonText: words(true),
      link: text(),
      linkText: words(true),
    }),
  ),
  otherText: words(),
  answerVariable: text(),
})

export const cards = defineNode({
  type: 'cards',
  schema: cardsSchema,
  machine: cardsMachine,
  exits: cardExits,
  branches: true,
})
