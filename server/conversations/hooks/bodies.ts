import type { HookEvent } from '@talkgraph/wire/hooks'
import type { BookingEntry, BookingNews, ThreadEntry } from '../../store/index.js'

/** What is told of an event, as JSON; the body is that of Standard Webhooks. */
export const hookBody = (event: HookEvent, at: number, data: object): string =>
  JSON.stringify({ type: event, timestamp: new Date(at).toISOString(), data })

/** An appointment as it is now, and what has happened with it. */
export const bookingData = (
  { id, botId, nodeId, state, start, end, zone, ...entry }: BookingEntry,
  news: BookingNews,
): object => {
  const { resourceName, name, email, phone, note } = entry
  return {
    id,
    chatbotId: botId,
    nodeId,
    news,
    state,
    start: new Date(start).toISOString(),
    end: new Date(end).toISOString(),
    timeZone: zone,
    resourceName,
    name,
    email,
    phone,
    note,
  }
}

/** A thread that waits for a person, or has another label. */
export const threadData = (
  { id, botId, channel, name, email, phone, page, labels }: ThreadEntry,
  more: object = {},
): object => ({
  threadId: id,
  chatbotId: botId,
  channel,
  name,
  email,
  phone,
  page,
  labels,
  ...more,
})
