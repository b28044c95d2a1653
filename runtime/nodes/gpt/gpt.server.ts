import type * as v from 'valibot'
import { fields, text } from '../../bot/fields.js'
import { defineServerHalf } from '../../node/form.js'

/** The server's half of a gpt-node (decisions 103 and 29). */
const schema = fields(
  { context: text(), selectedModel: text(), apiKey: text(), botRole: text('system') },
  { model: 'selectedModel' },
)

/** How an AI step asks its provider. */
export type AiConfig = v.InferOutput<typeof schema>

export const gptServer = defineServerHalf(schema, {
  context: {
    title: 'Instructions',
    help: 'What the AI must know and how it should answer. Sent before the conversation; it may hold {placeholders}.',
    kind: 'long-text',
    example: 'You work at the counter of a bakery. Answer in two friendly sentences.',
  },
  selectedModel: {
    title: 'Model',
    help: 'Which model replies, by the provider’s name for it. Blank, it is gpt-3.5-turbo.',
    kind: 'text',
    example: 'gpt-3.5-turbo',
  },
  apiKey: {
    title: 'API key',
    help: 'Your key at the AI provider. No browser sees it.',
    kind: 'secret',
  },
  botRole: {
    title: 'Role of the bot',
    help: 'How the AI is told what the bot has said so far.',
    kind: 'choice',
    choices: [
      { value: 'system', title: 'Instructions (system)' },
      { value: 'assistant', title: 'Its own replies (assistant)' },
    ],
  },
})
