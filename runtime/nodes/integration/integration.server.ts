import { fields, record, text } from '../../bot/fields.js'
import { defineStep } from '../../node/step.js'
import { integrationSchema } from './index.js'

/** The server's half: it knows the connection, and carries out what is set (decisions 27 and 28). */
export const integrationServer = defineStep({
  publicSchema: integrationSchema,
  schema: fields({ connectionId: text(), action: text(), input: record() }),
  needs: ['integration'],
  failure: 'An integration failed',
  run: ({ connectionId, action, input }, { integration }) =>
    integration({ connectionId: connectionId.trim(), action: action.trim(), input }),
  fields: {
    connectionId: {
      title: 'Connection',
      help: 'The id of a connection of the account.',
      kind: 'text',
      example: '5f0c2d9b7a61e384c0d1f2a3',
    },
    action: {
      title: 'Action',
      help: 'What is done, by its name, such as appendRow or createRecord.',
      kind: 'text',
      example: 'appendRow',
    },
    input: {
      title: 'What it is given',
      help: 'The fields of the action. Their texts may hold {placeholders}; one that is a whole text keeps a number or a list as it is.',
      kind: 'json',
    },
  },
})
