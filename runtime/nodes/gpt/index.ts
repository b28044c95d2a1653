import { defineNode } from '../../node/define-node.js'
import { gptMachine } from './gpt.machine.js'
import { gptSchema } from './gpt.schema.js'

export const gpt = defineNode({
  type: 'gpt',
  aliases: ['chat-gpt'],
  schema: gptSchema,
  machine: gptMachine,
})
