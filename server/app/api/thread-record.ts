import * as v from 'valibot'
import { channelNames, doors } from '../../channels/index.js'
import type { ThreadEntry } from '../../store/index.js'
import { date, list } from './text.js'

/** The states of a thread, as the API names them. */
export const threadState = v.pipe(
  v.picklist(['bot', 'waiting', 'taken', 'handed-back', 'ended']),
  v.description(
    '`bot`: the bot answers. `waiting`: the visitor waits for a person. `taken`: an agent has it. `handed-back`: the bot answers again. `ended`: nobody answers any more.',
  ),
)

const messageId = v.pipe(
  v.nullable(v.string()),
  v.description('The id of a message; null for none.'),
)
const visitorText = v.nullable(v.string())

/** A thread as the API answers it. */
export const threadRecord = v.strictObject({
  id: v.string(),
  chatbotId: v.string(),
  channel: v.pipe(
    v.picklist(channelNames),
    v.description('Where the visitor is: in the widget, or in a channel that passes messages on.'),
  ),
  state: threadState,
  agentId: v.pipe(
    v.nullable(v.string()),
    v.description('The member who has it, or to whom it is offered while it waits.'),
  ),
  agentName: v.nullable(v.string()),
  agentIconUrl: v.nullable(v.string()),
  assignedAt: v.nullable(date),
  priority: v.pipe(
    v.picklist(['low', 'normal', 'high']),
    v.description('How urgent it is among those that wait.'),
  ),
  visitor: v.strictObject({
    name: visitorText,
    email: visitorText,
    phone: visitorText,
    page: v.pipe(visitorText, v.description('Where the visitor asked for a person.')),
    identity: v.pipe(
      v.nullable(v.strictObject({ id: visitorText, verified: v.boolean() })),
      v.description(
        'Who the page says the visitor is; `verified`: the owner’s server has vouched for it, or a channel has confirmed the number.',
      ),
    ),
  }),
  visitorLeftAt: v.pipe(
    v.nullable(date),
    v.description('Since when the visitor’s line is gone; null while the visitor is there.'),
  ),
  labels: list(v.string()),
  lastMessageId: messageId,
  visitorReadId: messageId,
  agentReadId: messageId,
  waitingUntil: v.nullable(date),
  waitingSince: v.nullable(date),
  createdAt: date,
  updatedAt: date,
})

/** A thread as the API answers it. */
type ThreadRecord = v.InferOutput<typeof threadRecord>

/** What a thread looks like, for the reference. */
export const exampleThread: ThreadRecord = {
  id: '9f86d081884c7d659a2feaa0c55ad015',
  chatbotId: 'shop',
  channel: doors.program.name,
  state: 'bot',
  agentId: null,
  agentName: null,
  agentIconUrl: null,
  assignedAt: null,
  priority: 'normal',
  visitor: { name: 'Ann', email: null, phone: null, page: null, identity: null },
  visitorLeftAt: null,
  labels: [],
  lastMessageId: '42',
  visitorReadId: '41',
  agentReadId: null,
  waitingUntil: null,
  waitingSince: null,
  createdAt: '2026-11-20T09:00:00.000Z',
  updatedAt: '2026-11-20T09:00:00.000Z',
}

/** The record of a thread. */
export function threadRecordOf(thread: ThreadEntry): ThreadRecord {
  const { id, botId: chatbotId, channel, state, assignee, agentName, agentIcon, priority } = thread
  const { name, email, phone, page, identity } = thread
  return {
    id,
    chatbotId,
    channel,
    state,
    agentId: assignee,
    agentName,
    agentIconUrl: agentIcon,
    priority,
    visitor: {
      name,
      email,
      phone,
      page,
      identity: identity && { id: identity.id ?? null, verified: identity.verified },
    },
    visitorLeftAt: dateOf(thread.leftAt),
    assignedAt: dateOf(thread.assignedAt),
    labels: [...thread.labels],
    lastMessageId: idOf(thread.lastMessage),
    visitorReadId: idOf(thread.visitorRead),
    agentReadId: idOf(thread.agentRead),
    waitingUntil: dateOf(thread.waitingUntil),
    waitingSince: dateOf(thread.waitingSince),
    createdAt: new Date(thread.createdAt).toISOString(),
    updatedAt: new Date(thread.updatedAt).toISOString(),
  }
}

const idOf = (number: number) => (number === 0 ? null : String(number))
const dateOf = (time: number | null) => (time === null ? null : new Date(time).toISOString())
