import type { AiConfig } from '../../../runtime/nodes/gpt/gpt.server.js'
import { CallError } from '../../outbound/index.js'
import { fillWith } from '../fill.js'
import type { AiValues } from './ai.schema.js'

/**
 * The JSON body of an AI call (decisions 107 and 70): the context first when there is one, then the step's
 * messages, placeholders filled, then what was said. Everything but text, such as an image, is left out. Throws a `CallError` when
 * nothing is left: a chat completion takes at least one message.
 */
export function aiRequest(config: AiConfig, values: AiValues): string {
  const botRole = config.botRole.trim().toLowerCase() === 'system' ? 'system' : 'assistant'
  const fill = (text: string) => fillWith(text, values, value => value)
  const before = [{ role: 'system', text: config.context }, ...config.messages]
    .map(({ role, text }) => ({ role, content: fill(text) }))
    .filter(({ content }) => content.trim() !== '')
  const said = values.transcript.flatMap(({ by, message }) =>
    typeof message === 'string' ? [{ role: by === 'bot' ? botRole : 'user', content: message }] : [],
  )
  const messages = [...before, ...said]
  if (messages.length === 0) throw new CallError('There is nothing to send')
  return JSON.stringify({
    model: config.selectedModel.trim() || 'gpt-3.5-turbo',
    messages,
    temperature: 0.7,
    stream: true,
  })
}
