import { fields, flag, list, oneOf, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { intentMachine } from './intent.machine.js'
import { intentsOf, unknownExit } from './intents-of.js'

/** Asks, and goes on by what the visitor means, which the server tells. */
export const intentSchema = fields({
  questionText: words(),
  intents: list(text()),
  threshold: text(),
  listens: flag(),
  entities: list(
    fields({
      variable: text(),
      kind: oneOf(['number', 'date', 'email', 'phone', 'list'], 'number'),
      values: list(text()),
    }),
  ),
  answerVariable: text(),
})

export const intent = defineNode({
  type: 'intent',
  schema: intentSchema,
  machine: intentMachine,
  exits: data => [...intentsOf(data), unknownExit],
  branches: true,
  hears: ({ listens }) => (listens ? 'intent' : undefined),
  sets: ({ answerVariable, entities }) => [
    answerVariable,
    ...entities.map(({ variable }) => variable),
  ],
})
