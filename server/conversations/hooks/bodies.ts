import type { HookEvent } from '@talkgraph/wire/hooks'
import type { ThreadEntry } from '../../store/index.js'

/** What is told of an event, as JSON; the body is that of Standard Webhooks. */
export const hookBody = (event: HookEvent, at: number, data: object): string =>
  JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data })

/** A thread that waits for a person, or has another label. */
export const threadData = (
  { id, botId, channel, name, email, phone, page, labels }: ThreadEntry,
  more: object = {},
): object => ({
  threadId: id,
  chatbotId: botId,
  ...{ channel, name, email, phone, page, labels },
  ...more,
})
