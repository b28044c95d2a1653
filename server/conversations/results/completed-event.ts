import type { ResultEntry } from '../../store/index.js'
import type { StoredRecord } from './record.schema.js'

/** A call that tells an owner's server of something: sent as it is. */
export interface EventRequest {
  readonly event: { readonly url: string; readonly body: string }
}

/** Tells that a conversation has come to its end; the body is that of Standard Webhooks. */
export function resultEvent(url: string, entry: ResultEntry, record: StoredRecord): EventRequest {
  const { id, botId: chatbotId, channel, version, startedAt, endedAt } = entry
  const { answers, answerVariables, variables, visitor, transcript } = record
  const body = JSON.stringify({
    type: 'conversation.completed',
    timestamp: new Date(endedAt ?? entry.updatedAt).toISOString(),
    data: {
      id,
      chatbotId,
      channel,
      version,
      startedAt: new Date(startedAt).toISOString(),
      endedAt: endedAt === null ? null : new Date(endedAt).toISOString(),
      visitor,
      answers,
      answerVariables,
      variables,
      transcript,
    },
  })
  return { event: { url, body } }
}
