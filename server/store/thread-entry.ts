import type { Selectable } from 'kysely'
import type { Tables } from './schema.js'

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

/** A thread; times in milliseconds since 1970, messages by their numbers. */
export interface ThreadEntry extends ThreadVisitor {
  readonly id: string
  readonly botId: string
  readonly owner: string
  readonly channel: 'widget' | 'api'
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
  readonly createdAt: number
  readonly updatedAt: number
}

/** What is changed of a thread. */
export interface ThreadChange extends Partial<ThreadVisitor> {
  readonly state?: ThreadState
  readonly agentName?: string | null
  readonly agentIcon?: string | null
  readonly labels?: readonly string[]
  readonly waitingUntil?: number | null
}

/** Whether the bot answers in a thread of this state. */
export function isBots(state: ThreadState): boolean {
  return state === 'bot' || state === 'handed-back'
}

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
  'created_at',
  'updated_at',
] as const

/** A change as the table has it. */
export function columnsOf({ agentName, agentIcon, labels, waitingUntil, ...rest }: ThreadChange) {
  return {
    ...rest,
    ...(agentName !== undefined && { agent_name: agentName }),
    ...(agentIcon !== undefined && { agent_icon: agentIcon }),
    ...(labels && { labels: JSON.stringify(labels) }),
    ...(waitingUntil !== undefined && { waiting_until: waitingUntil }),
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
    // Only this module writes them.
    labels: JSON.parse(row.labels) as readonly string[],
    lastMessage: row.last_message,
    visitorRead: row.visitor_read,
    agentRead: row.agent_read,
    waitingUntil: row.waiting_until,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
