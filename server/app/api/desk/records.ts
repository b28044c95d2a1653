import * as v from 'valibot'
import { doors } from '../../../channels/index.js'
import type { MessageEntry, Store, ThreadEntry } from '../../../store/index.js'
import { exampleMessage, messageRecord, recordOf } from '../message-record.js'
import { count, date } from '../text.js'
import { exampleThread, threadRecord, threadRecordOf } from '../thread-record.js'
import { isOver } from './is-over.js'
import { viaOf, viaRecord } from './via.js'

/** A thread as a desk is told of it. */
export const deskThreadRecord = v.strictObject({
  ...threadRecord.entries,
  chatbotName: v.pipe(
    v.string(),
    v.description('What the owner calls the bot; empty where the owner calls it nothing.'),
  ),
  isOver: v.pipe(v.boolean(), v.description('Whether agents can say nothing more.')),
  unread: v.pipe(
    count,
    v.description(
      'How many messages of the visitor the caller has not read; with a key, no agent has read.',
    ),
  ),
  via: v.pipe(
    v.nullable(viaRecord),
    v.description('What the desk must know of a provider’s channel; null where there is none.'),
  ),
  preview: v.pipe(
    v.nullable(
      v.strictObject({ by: messageRecord.entries.messageType, text: v.string(), timestamp: date }),
    ),
    v.description(
      'What the visitor said last, its first 200 characters; what was said last, where the visitor has said nothing.',
    ),
  ),
})

/** A message as a desk is told of it. */
export const deskMessageRecord = v.strictObject({
  ...messageRecord.entries,
  key: v.pipe(
    v.nullable(v.string()),
    v.description('The `Idempotency-Key` with which an agent has sent it.'),
  ),
})

/** What a thread looks like at a desk, for the reference. */
export const exampleDeskThread: v.InferOutput<typeof deskThreadRecord> = {
  ...exampleThread,
  state: 'waiting',
  channel: doors.browser.name,
  chatbotName: 'The shop',
  isOver: false,
  unread: 1,
  via: null,
  waitingSince: '2026-11-20T09:00:00.000Z',
  preview: { by: 'USER_MESSAGE', text: 'A person, please', timestamp: '2026-11-20T09:00:00.000Z' },
}

/** What a message looks like at a desk, for the reference. */
export const exampleDeskMessage: v.InferOutput<typeof deskMessageRecord> = {
  ...exampleMessage,
  question: null,
  key: '7b0c',
  agentName: 'Mia',
  messageType: 'AGENT_MESSAGE',
}

/** How a key of an agent is kept, so that it is no key of a visitor's. */
export const agentKey = (key: string | undefined) =>
  key === undefined ? undefined : `${prefix}${key}`

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

/** What the records of threads are made from. */
export interface ShownFrom {
  readonly desk: {
    readonly reads: Pick<Store['desk']['reads'], 'unread'>
    readonly threads: Pick<Store['desk']['threads'], 'shown'>
  }
  readonly channels: { readonly persons: Pick<Store['channels']['persons'], 'findAll'> }
}

/** The records of threads for an agent, with what the agent has not read. */
export async function deskThreadsOf(
  {
    desk: {
      reads,
      threads: { shown: show },
    },
    channels: { persons },
  }: ShownFrom,
  threads: readonly ThreadEntry[],
  member: string,
): Promise<v.InferOutput<typeof deskThreadRecord>[]> {
  const ids = threads.map(({ id }) => id)
  const writing = threads.flatMap(({ personId }) => personId ?? [])
  const [unread, shown, known] = await Promise.all([
    reads.unread(ids, member),
    show(ids),
    persons.findAll(writing),
  ])
  const personOf = new Map(known.map(person => [person.id, person]))
  return threads.map(thread => {
    const { botName = '', preview = null } = shown.get(thread.id) ?? {}
    return {
      ...threadRecordOf(thread),
      chatbotName: botName,
      isOver: isOver(thread),
      unread: unread.get(thread.id) ?? 0,
      via: viaOf(thread, personOf.get(thread.personId ?? '')),
      preview: preview && previewOf(thread, preview),
    }
  })
}

function previewOf(thread: ThreadEntry, message: MessageEntry) {
  const { messageType } = recordOf(thread.botId, message)
  const text = [...message.text.slice(0, 2 * longestPreview)].slice(0, longestPreview).join('')
  return { by: messageType, text, timestamp: new Date(message.at).toISOString() }
}
