import * as v from 'valibot'
import { fields, flag, list, oneOf, secret, text } from '../../bot/fields.js'
import { defineStep } from '../../node/step.js'
import type { Value } from '../../session/values.js'
import { gptSchema } from './index.js'

const schema = fields(
  {
    context: text(),
    messages: list(
      fields(
        { role: oneOf(['system', 'user', 'assistant'], 'user'), text: text() },
        { content: 'text' },
      ),
    ),
    provider: text(),
    baseUrl: text(),
    selectedModel: text(),
    // A key that the server's settings hold is named.
    apiKey: secret(/^\s*server:/),
    botRole: text('assistant'),
    temperature: text('0.7'),
    maxTokens: text('1000'),
    useKnowledge: flag(),
  },
  { model: 'selectedModel' },
)

const answerSchema = v.object({
  text: v.string(),
  sources: v.array(v.object({ title: v.string(), address: v.nullable(v.string()) })),
})

/** The reply with its sources below it, as a list in Markdown. */
function withSources(body: Value): Value {
  const { text, sources } = v.parse(answerSchema, body)
  const links = sources.flatMap(({ title, address }, at) =>
    address === null ? [] : `${at + 1}. [${title.replaceAll(/[[\]]/g, '')}](<${address}>)`,
  )
  return [text, ...(links.length > 0 ? [links.join('\n')] : [])].join('\n\n')
}

/** The server's half of a gpt-node (decisions 103, 29 and 70). */
export const gptServer = defineStep({
  name: 'ai',
  publicSchema: gptSchema,
  schema,
  takes: 'conversation',
  needs: ['model', 'knowledge'],
  streams: true,
  failure: 'GPT handling failed',
  async run({ useKnowledge, ...data }, { model, knowledge }) {
    if (!useKnowledge) return model(data)
    const request = { question: '', sourceIds: [], writer: data, isStrict: false }
    const outcome = await knowledge(request)
    return outcome.ok ? { ...outcome, body: withSources(outcome.body) } : outcome
  },
  fields: {
    context: {
      title: 'Instructions',
      help: 'What the AI must know and how it should answer. Sent before the conversation; it may hold {placeholders}.',
      kind: 'long-text',
      example: 'You work at the counter of a bakery. Answer in two friendly sentences.',
    },
    messages: {
      title: 'Messages before the conversation',
      isRare: true,
      help: 'Sent behind the instructions, in this order, such as examples of a question and a good answer.',
      kind: 'list',
      entryTitle: 'Message',
      fields: {
        role: {
          title: 'From',
          help: 'Who is taken to have said it.',
          kind: 'choice',
          choices: [
            { value: 'user', title: 'The visitor (user)' },
            { value: 'assistant', title: 'The AI (assistant)' },
            { value: 'system', title: 'Instructions (system)' },
          ],
        },
        text: {
          title: 'Text',
          help: 'It may hold {placeholders}. A blank one is left out.',
          kind: 'long-text',
        },
      },
    },
    provider: {
      title: 'Provider',
      help: 'Who is asked: one that the server’s settings allow. Blank, it is the server’s usual one.',
      kind: 'choice',
      choices: [
        { value: '', title: 'The server’s usual one' },
        { value: 'openai', title: 'OpenAI' },
        { value: 'azure', title: 'Azure' },
        { value: 'anthropic', title: 'Anthropic' },
        { value: 'mistral', title: 'Mistral' },
        { value: 'ollama', title: 'Ollama' },
      ],
    },
    baseUrl: {
      title: 'Address of the provider',
      isRare: true,
      help: 'One of the addresses that the server’s settings allow, where they allow several of a provider.',
      kind: 'address',
      example: 'https://shop.openai.azure.com',
    },
    selectedModel: {
      title: 'Model',
      help: 'Which model replies, by the provider’s name for it. Blank, it is gpt-3.5-turbo.',
      kind: 'text',
      example: 'gpt-3.5-turbo',
    },
    apiKey: {
      title: 'API key',
      help: 'Your key at the AI provider, or server:NAME for a key of the server’s settings. No browser sees it.',
      kind: 'secret',
    },
    temperature: {
      title: 'Temperature',
      isRare: true,
      help: 'From 0, always alike, to 2, very varied. Blank, the model’s own. It is left out where a model refuses it.',
      kind: 'text',
      example: '0.7',
    },
    useKnowledge: {
      title: 'Use the bot’s knowledge',
      help: 'The AI is given what the bot’s sources say of the visitor’s last message, and its reply names them.',
      kind: 'switch',
    },
    maxTokens: {
      title: 'Longest reply',
      isRare: true,
      help: 'How many tokens a reply may have; a token is about four letters of English. A longer one is cut. Blank, the model’s own limit.',
      kind: 'text',
      example: '1000',
    },
    botRole: {
      title: 'Role of the bot',
      isRare: true,
      help: 'How the AI is told what the bot has said so far. That comes from the visitor’s browser, which could change it, so choose instructions only where you accept that.',
      kind: 'choice',
      choices: [
        { value: 'assistant', title: 'Its own replies (assistant)' },
        { value: 'system', title: 'Instructions (system)' },
      ],
    },
  },
})
