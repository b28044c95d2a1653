import { fields, flag, text } from '../../bot/fields.js'
import { defineNode } from '../../node/define-node.js'
import { gptMachine } from './gpt.machine.js'

/**
 * Decision 103: what a browser gets of a gpt-node. The server keeps context, messages, model, key, role and
 * provider, and asks (decisions 27, 29 and 70).
 */
export const gptSchema = fields({ answerVariable: text(), showReply: flag(true) })

export const gpt = defineNode({
  type: 'gpt',
  aliases: ['chat-gpt'],
  schema: gptSchema,
  machine: gptMachine,
})
