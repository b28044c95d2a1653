import type { ModelRequest } from '../../../runtime/node/step-tools.js'
import { CallError } from '../../platform/outbound/index.js'
import type { ConversationValues } from '../conversation.schema.js'
import { fillWith } from '../fill.js'

/** Bytes of conversation; what was said before is dropped. */
const mostSaid = 20_000

/**
 * The JSON body of an AI call (decisions 107 and 70): the context first when there is one, then the step's
 * messages, placeholders filled, then what was said. Everything but text, such as an image, is left out. Throws a `CallError` when
 * nothing is left: a chat completion takes at least one message. `refused` names fields that the model does not take.
 */
export function modelRequest(
  config: ModelRequest,
  values: ConversationValues,
  refused: ReadonlySet<string> = new Set(),
): string {
  const temperature = numberIn(config.temperature, 0, 2)
  const maxTokens = numberIn(config.maxTokens, 1, 1_000_000)
  const botRole = config.botRole.trim().toLowerCase() === 'system' ? 'system' : 'assistant'
  const fill = (text: string) => fillWith(text, values, value => value)
  const before = [{ role: 'system', text: config.context }, ...config.messages]
    .map(({ role, text }) => ({ role, content: fill(text) }))
    .filter(({ content }) => content.trim() !== '')
  const data = config.data ? [{ role: 'user', content: config.data }] : []
  const said = values.transcript.flatMap(({ by, message }) =>
    typeof message === 'string'
      ? [{ role: by === 'user' ? 'user' : botRole, content: message }]
      : [],
  )
  const messages = [...before, ...data, ...latest(said)]
  if (messages.length === 0) throw new CallError('There is nothing to send')
  return JSON.stringify({
    model: config.selectedModel.trim() || 'gpt-3.5-turbo',
    messages,
    temperature: refused.has('temperature') ? undefined : temperature,
    [refused.has('max_tokens') ? 'max_completion_tokens' : 'max_tokens']: maxTokens,
    stream: true,
  })
}

/** The end of a conversation, as much of it as an AI call carries. */
function latest<Message extends { readonly content: string }>(
  said: readonly Message[],
): readonly Message[] {
  let size = 0
  const first = said.findLastIndex(({ content }) => {
    size += Buffer.byteLength(content)
    return size > mostSaid
  })
  return said.slice(first + 1)
}

/** A number between two others; undefined for anything else. */
function numberIn(text: string, least: number, most: number): number | undefined {
  const given = text.trim() === '' ? Number.NaN : Number(text)
  return given >= least && given <= most ? given : undefined
}
