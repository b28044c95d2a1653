import type { Selectable } from 'kysely'
import { readStored } from '../../base/read-stored.js'
import type { Tables } from '../schema.js'

/**
 * Who has a thread: the bot, nobody yet while its visitor waits for a person, an agent, the bot again after an agent handed
 * it back, or nobody any more.
 */
export type ThreadState = 'bot' | 'waiting' | 'taken' | 'handed-back' | 'ended'

/** What is known of the visitor of a thread. */
export interface ThreadVisitor {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
}

/** Who the page says a visitor is; `verified`: the owner's server has vouched for it. */
export interface ThreadIdentity {
  readonly id?: string | undefined
  readonly name?: string | undefined
  readonly email?: string | undefined
  readonly verified: boolean
}

/** How urgent a thread is among those that wait. */
export type ThreadPriority = 'low' | 'normal' | 'high'

/** A thread; times in milliseconds since 1970, messages by their numbers. */
export interface ThreadEntry extends ThreadVisitor {
  readonly id: string
  readonly botId: string
  readonly owner: string
  readonly channel: string
  /** The session's tag. */
  readonly session: string
  readonly state: ThreadState
  readonly agentName: string | null
  readonly agentIcon: string | null
  readonly labels: readonly string[]
  /** 0 where nothing was said. */
  readonly lastMessage: number
  readonly visitorRead: number
  readonly agentRead: number
  /** Until when its visitor waits for a person. */
  readonly waitingUntil: number | null
  readonly waitingSince: number | null
  /** The member who has it, or to whom it is offered while it waits. */
  readonly assignee: string | null
  readonly assignedAt: number | null
  readonly priority: ThreadPriority
  /** The agents whom the handover names. */
  readonly wanted: readonly string[]
  /** Where the visitor was. */
  readonly page: string | null
  readonly identity: ThreadIdentity | null
  /** The tag of the language that the bot speaks in it, where it is played here; null: English. */
  readonly language: string | null
  /** Who writes in it over a provider's channel. */
  readonly personId: string | null
  /** When the visitor has left, whose line is gone for good; null while the visitor is there, or never had a line. */
  readonly leftAt: number | null
  readonly createdAt: number
  readonly updatedAt: number
}

/** What is changed of a thread. */
export interface ThreadChange extends Partial<ThreadVisitor> {
  readonly state?: ThreadState
  readonly agentName?: string | null | undefined
  readonly agentIcon?: string | null | undefined
  readonly labels?: readonly string[]
  readonly waitingUntil?: number | null
  readonly waitingSince?: number | null
  readonly assignee?: string | null
  readonly assignedAt?: number | null
  readonly priority?: ThreadPriority
  readonly wanted?: readonly string[]
  /** To whom it was offered in this round. */
  readonly offered?: readonly string[]
  readonly page?: string
  readonly identity?: ThreadIdentity
  readonly language?: string | undefined
}

/** The id for which the owner's server has vouched; null for a visitor who is not verified. */
export const verifiedIdOf = ({ identity }: Pick<ThreadEntry, 'identity'>): string | null =>
  identity?.verified ? (identity.id ?? null) : null

/** Whether the bot answers in a thread of this state. */
export function isBots(state: ThreadState): boolean {
  return state === 'bot' || state === 'handed-back'
}

/** As numbers that grow with the urgency. */
const priorities: readonly ThreadPriority[] = ['low', 'normal', 'high']

/** The columns of an entry. */
export const threadColumns = [
  'id',
  'bot_id',
  'owner',
  'channel',
  'session',
  'state',
  'agent_name',
  'agent_icon',
  'name',
  'email',
  'phone',
  'labels',
  'last_message',
  'visitor_read',
  'agent_read',
  'waiting_until',
  'waiting_since',
  'assignee',
  'assigned_at',
  'priority',
  'wanted',
  'page',
  'identity',
  'language',
  'person_id',
  'visitor_left',
  'created_at',
  'updated_at',
] as const

/** A change as the table has it. */
export function columnsOf({
  agentName,
  agentIcon,
  labels,
  waitingUntil,
  waitingSince,
  assignedAt,
  priority,
  wanted,
  offered,
  identity,
  ...rest
}: ThreadChange) {
  return {
    ...rest,
    waiting_since: waitingSince,
    assigned_at: assignedAt,
    ...(priority && { priority: priorities.indexOf(priority) }),
    ...(wanted && { wanted: JSON.stringify(wanted) }),
    ...(offered && { offered: JSON.stringify(offered) }),
    ...(identity && {
      identity: JSON.stringify(identity),
      verified_id: verifiedIdOf({ identity }),
    }),
    agent_name: agentName,
    agent_icon: agentIcon,
    ...(labels && { labels: JSON.stringify(labels) }),
    waiting_until: waitingUntil,
  }
}

/** A row as an entry. */
export function threadOf(
  row: Pick<Selectable<Tables['threads']>, (typeof threadColumns)[number]>,
): ThreadEntry {
  return {
    id: row.id,
    botId: row.bot_id,
    owner: row.owner,
    channel: row.channel,
    session: row.session,
    state: row.state,
    agentName: row.agent_name,
    agentIcon: row.agent_icon,
    name: row.name,
    email: row.email,
    phone: row.phone,
    labels: readStored<readonly string[]>(row.labels, [], `labels of thread ${row.id}`),
    lastMessage: row.last_message,
    visitorRead: row.visitor_read,
    agentRead: row.agent_read,
    waitingUntil: row.waiting_until,
    waitingSince: row.waiting_since,
    assignee: row.assignee,
    assignedAt: row.assigned_at,
    priority: priorities[row.priority] ?? 'normal',
    wanted: readStored<readonly string[]>(row.wanted, [], `agents of thread ${row.id}`),
    page: row.page,
    identity:
      row.identity === null
        ? null
        : readStored<ThreadIdentity | null>(row.identity, null, `identity of thread ${row.id}`),
    language: row.language,
    personId: row.person_id,
    leftAt: row.visitor_left,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
