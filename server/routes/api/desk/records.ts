import type { DeskMessage, DeskThread } from '@talkgraph/wire/desk'
import * as v from 'valibot'
import type { MessageEntry, Store, ThreadEntry } from '../../../store/index.js'
import { exampleMessage, messageRecord, recordOf } from '../message-record.js'
import { count, date } from '../text.js'
import { exampleThread, threadRecord, threadRecordOf } from '../thread-record.js'

/** A thread as a desk is told of it. */
export const deskThreadRecord = v.strictObject({
  ...threadRecord.entries,
  unread: v.pipe(
    count,
    v.description('How many messages of the visitor the caller has not read; with a key, no agent has read.'),
  ),
  preview: v.pipe(
    v.nullable(v.strictObject({ by: messageRecord.entries.messageType, text: v.string(), timestamp: date })),
    v.description('What was said last, its first 200 characters.'),
  ),
}) satisfies v.GenericSchema<unknown, DeskThread>

/** A message as a desk is told of it. */
export const deskMessageRecord = v.strictObject({
  ...messageRecord.entries,
  key: v.pipe(
    v.nullable(v.string()),
    v.description('The `Idempotency-Key` with which an agent has sent it.'),
  ),
}) satisfies v.GenericSchema<unknown, DeskMessage>

/** What a thread looks like at a desk, for the reference. */
export const exampleDeskThread: DeskThread = {
  ...exampleThread,
  ...{ state: 'waiting', channel: 'widget', unread: 1, waitingSince: '2026-11-20T09:00:00.000Z' },
  preview: { by: 'USER_MESSAGE', text: 'A person, please', timestamp: '2026-11-20T09:00:00.000Z' },
}

/** What a message looks like at a desk, for the reference. */
export const exampleDeskMessage: v.InferOutput<typeof deskMessageRecord> = {
  ...{ ...exampleMessage, question: null, key: '7b0c' },
  ...{ agentName: 'Mia', messageType: 'AGENT_MESSAGE' },
}

/** How a key of an agent is kept, so that it is no key of a visitor's. */
export const agentKey = (key: string | undefined) => (key === undefined ? undefined : `${prefix}${key}`)

const prefix = 'desk '

/** The record of a message at a desk. */
export function deskMessageOf(
  chatbotId: string,
  message: MessageEntry,
): v.InferOutput<typeof deskMessageRecord> {
  const { key } = message
  return {
    ...recordOf(chatbotId, message),
    key: key?.startsWith(prefix) ? key.slice(prefix.length) : null,
  }
}

const longestPreview = 200

/** The records of threads for an agent, with what the agent has not read. */
export async function deskThreadsOf(
  { desk }: Pick<Store, 'desk'>,
  threads: readonly ThreadEntry[],
  member: string,
): Promise<DeskThread[]> {
  const ids = threads.map(({ id }) => id)
  const [unread, newest] = await Promise.all([
    desk.reads.unread(ids, member),
    desk.threads.newest(threads.map(({ lastMessage }) => lastMessage).filter(number => number > 0)),
  ])
  return threads.map(thread => {
    const last = newest.get(thread.lastMessage)
    return {
      ...threadRecordOf(thread),
      unread: unread.get(thread.id) ?? 0,
      preview: last ? previewOf(thread, last) : null,
    }
  })
}

function previewOf(thread: ThreadEntry, message: MessageEntry) {
  const { messageType } = recordOf(thread.botId, message)
  const text = [...message.text.slice(0, 2 * longestPreview)].slice(0, longestPreview).join('')
  return { by: messageType, text, timestamp: new Date(message.at).toISOString() }
}
