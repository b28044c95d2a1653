import { fields, list, text } from '../../../bot/fields.js'
import type { BlockContext, BlockImport, Converted } from '../block-import.js'
import { defineBlock } from '../define-block.js'
import { part } from '../typebot.schema.js'

const schema = fields({
  options: part({
    task: text(),
    action: text(),
    model: text(),
    message: text(),
    temperature: text(),
    advancedSettings: part({ temperature: text() }),
    messages: list(fields({ role: text(), content: text() })),
    responseMapping: list(fields({ item: text(), valueToExtract: text(), variableId: text() })),
  }),
})

const roles = new Set(['system', 'user', 'assistant'])
const chat = /^create chat (?:completion|message)$/i
const assistant = /^ask (?:assistant|model)$/i

/** A reply of an AI provider; everything else that Typebot has providers do has no counterpart. */
const replies = (types: BlockImport['types'], title: string, provider: string): BlockImport =>
  defineBlock({
    types,
    title,
    becomes: ['gpt'],
    told: 'The key, which the file does not hold; the conversation is always sent along. Speech, pictures, transcripts and variables that are made by AI have no counterpart.',
    schema,
    convert({ options }, context): Converted {
      const task = options.action || options.task
      const isAssistant = assistant.test(task)
      if (!isAssistant && !chat.test(task))
        return {
          none:
            task === ''
              ? 'It does not say what is asked of the AI.'
              : `“${task.slice(0, 40)}” is not among the steps.`,
        }
      context.loss(
        'Enter the key in the step, or one of the server’s: the file does not hold it. The conversation is sent along.',
      )
      if (isAssistant)
        context.loss(
          'What the assistant was told is kept at the provider: write it into the instructions.',
        )
      if (provider === '')
        context.loss('The server must be allowed to call this provider: choose one in the step.')
      const temperature = options.temperature || options.advancedSettings.temperature
      return [
        {
          type: 'gpt',
          data: {
            ...messagesOf(options.messages, options.message, context),
            ...(provider && { provider }),
            ...(options.model && { selectedModel: context.plain(options.model) }),
            ...(temperature && Number.isFinite(Number(temperature)) && { temperature }),
            answerVariable: keptAs(options.responseMapping, context),
            showReply: false,
          },
        },
      ]
    },
  })

export const openAi = replies(['OpenAI', 'openai'], 'OpenAI', 'openai')
export const mistral = replies(['mistral'], 'Mistral', 'mistral')
export const anthropic = replies(['anthropic'], 'Anthropic', 'anthropic')
export const otherAi = replies(
  ['groq', 'open-router', 'together-ai', 'deepseek', 'perplexity'],
  'Groq, OpenRouter, Together, DeepSeek, Perplexity',
  '',
)

interface Message {
  readonly role: string
  readonly content: string
}

/** What the AI is told comes first; what it is shown of the conversation, our step sends by itself. */
function messagesOf(given: readonly Message[], message: string, { plain }: BlockContext) {
  const written = given.filter(({ role, content }) => roles.has(role) && content.trim() !== '')
  const [first] = written
  const context = first?.role === 'system' ? plain(first.content) : ''
  const rest = (context ? written.slice(1) : written).map(({ role, content }) => ({
    role,
    text: plain(content),
  }))
  const messages = message.trim() ? [...rest, { role: 'user', text: plain(message) }] : rest
  return { ...(context && { context }), ...(messages.length > 0 && { messages }) }
}

function keptAs(
  mapping: readonly {
    readonly item: string
    readonly valueToExtract: string
    readonly variableId: string
  }[],
  { names, loss }: BlockContext,
): string {
  const isReply = (of: string) => of === '' || /^message(?: content)?$/i.test(of)
  const others = mapping.filter(({ item, valueToExtract }) => !isReply(item || valueToExtract))
  if (others.length > 0) loss('Of the answer, only the reply is kept.')
  const kept = mapping.find(({ item, valueToExtract }) => isReply(item || valueToExtract))
  return names.byId(kept?.variableId ?? '')
}
