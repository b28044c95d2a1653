import * as v from 'valibot'
import type { ThreadEntry } from '../../store/index.js'
import { date, list } from './text.js'

/** The states of a thread, as the API names them. */
export const threadState = v.pipe(
  v.picklist(['bot', 'waiting', 'taken', 'handed-back', 'ended']),
  v.description(
    '`bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.',
  ),
)

const messageId = v.pipe(v.nullable(v.string()), v.description('The id of a message; null for none.'))
const visitorText = v.nullable(v.string())

/** A thread as the API answers it. */
export const threadRecord = v.strictObject({
  id: v.string(),
  chatbotId: v.string(),
  channel: v.pipe(
    v.picklist(['widget', 'api']),
    v.description('Where the visitor is: in the widget, or in a channel that passes messages on.'),
  ),
  state: threadState,
  agentName: v.nullable(v.string()),
  agentIconUrl: v.nullable(v.string()),
  visitor: v.strictObject({ name: visitorText, email: visitorText, phone: visitorText }),
  labels: list(v.string()),
  lastMessageId: messageId,
  visitorReadId: messageId,
  agentReadId: messageId,
  waitingUntil: v.nullable(date),
  createdAt: date,
  updatedAt: date,
})

/** A thread as the API answers it. */
type ThreadRecord = v.InferOutput<typeof threadRecord>

/** What a thread looks like, for the reference. */
export const exampleThread: ThreadRecord = {
  id: '9f86d081884c7d659a2feaa0c55ad015',
  chatbotId: 'shop',
  channel: 'api',
  state: 'bot',
  agentName: null,
  agentIconUrl: null,
  visitor: { name: 'Ann', email: null, phone: null },
  labels: [],
  lastMessageId: '42',
  visitorReadId: '41',
  agentReadId: null,
  waitingUntil: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}

/** The record of a thread. */
export function threadRecordOf(thread: ThreadEntry): ThreadRecord {
  const { id, botId: chatbotId, channel, state, agentName, agentIcon, name, email, phone } = thread
  return {
    ...{ id, chatbotId, channel, state, agentName, agentIconUrl: agentIcon },
    visitor: { name, email, phone },
    labels: [...thread.labels],
    lastMessageId: idOf(thread.lastMessage),
    visitorReadId: idOf(thread.visitorRead),
    agentReadId: idOf(thread.agentRead),
    waitingUntil: thread.waitingUntil === null ? null : new Date(thread.waitingUntil).toISOString(),
    createdAt: new Date(thread.createdAt).toISOString(),
    updatedAt: new Date(thread.updatedAt).toISOString(),
  }
}

const idOf = (number: number) => (number === 0 ? null : String(number))
