import { fields, text, words } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { knowledgeMachine } from './knowledge.machine.js'

/** What a browser gets of it: the server keeps what is asked and where it looks, and answers. */
export const knowledgeSchema = fields({ unknownText: words(), answerVariable: text() })

export const knowledge = defineNode({
  type: 'knowledge',
  schema: knowledgeSchema,
  machine: knowledgeMachine,
  exits: () => ['answered', 'unknown'],
  branches: true,
})
