import type { DeskChannel, MessageStatus } from './channels.js'

/** The colours that a label may have, by name. */
export const labelColours = [
  'grey',
  'blue',
  'green',
  'amber',
  'red',
  'violet',
  'teal',
  'pink',
] as const

/** A colour of a label. */
export type LabelColour = (typeof labelColours)[number]

/** A label that an account puts on threads. */
export interface DeskLabel {
  readonly name: string
  readonly colour: LabelColour
}

/** Somebody who answers at the desk. */
export interface DeskAgent {
  readonly id: string
  readonly name: string
  /** Whether the agent wants to be given threads. */
  readonly isAvailable: boolean
  /** Whether a desk of the agent's is open. */
  readonly isPresent: boolean
}

/** Which threads a desk lists. */
export const deskFilters = ['mine', 'waiting', 'open', 'ended'] as const

/** Which threads a desk lists. */
export type DeskFilter = (typeof deskFilters)[number]

/** In which order open threads are listed: who waits first, or what happened last. */
export const deskOrders = ['recent', 'line'] as const

/** How many threads are open; `mine`: those that the agent has, or is offered. */
export interface DeskCounts {
  readonly mine: number
  readonly waiting: number
  readonly open: number
}

/** A thread as a desk shows it; times in ISO 8601. */
export interface DeskThread {
  readonly id: string
  readonly chatbotId: string
  /** What the owner calls the bot; empty where the owner calls it nothing. */
  readonly chatbotName: string
  readonly channel: string
  readonly state: 'bot' | 'waiting' | 'taken' | 'handed-back' | 'ended'
  /** Who has it, or to whom it is offered while it waits. */
  readonly agentId: string | null
  readonly agentName: string | null
  readonly agentIconUrl: string | null
  readonly assignedAt: string | null
  readonly priority: 'low' | 'normal' | 'high'
  readonly visitor: {
    readonly name: string | null
    readonly email: string | null
    readonly phone: string | null
    readonly page: string | null
    readonly identity: DeskIdentity | null
  }
  /** Since when the visitor's line is gone; null while the visitor is there. */
  readonly visitorLeftAt: string | null
  readonly labels: readonly string[]
  readonly lastMessageId: string | null
  readonly visitorReadId: string | null
  readonly agentReadId: string | null
  readonly waitingUntil: string | null
  readonly waitingSince: string | null
  readonly createdAt: string
  readonly updatedAt: string
  /** Whether agents can say nothing more. */
  readonly isOver: boolean
  /** How many messages of the visitor the caller has not read. */
  readonly unread: number
  /** What the desk must know of a provider's channel over which the visitor writes; null or absent: there is none. */
  readonly via?: DeskChannel | null | undefined
  /** What the visitor said last; what was said last, where the visitor has said nothing. */
  readonly preview: DeskPreview | null
}

/** What agents say often, by its name. */
export interface DeskReply {
  readonly name: string
  readonly text: string
}

/** Who the page says a visitor is. */
export interface DeskIdentity {
  readonly id: string | null
  readonly verified: boolean
}

/** The beginning of a message. */
export interface DeskPreview {
  readonly by: DeskMessage['messageType']
  readonly text: string
  readonly timestamp: string
}

/** A message as a desk shows it. */
export interface DeskMessage {
  readonly id: string
  readonly chatbotId: string
  readonly threadId: string
  readonly question: DeskWords | null
  readonly answer: DeskWords | null
  readonly reaction: string
  readonly messageType: 'USER_MESSAGE' | 'BOT_MESSAGE' | 'AGENT_MESSAGE' | 'NOTE'
  readonly iconUrl: string | null
  readonly agentName: string | null
  readonly prompts: readonly { readonly id: string; readonly title: string }[]
  readonly file: DeskFile | null
  /** The `Idempotency-Key` with which an agent has sent it. */
  readonly key: string | null
  /** What became of it, where it went out over a provider's channel; it never goes back. */
  readonly status?: MessageStatus | null | undefined
  /** Why it failed. */
  readonly statusReason?: string | null | undefined
}

interface DeskWords {
  readonly text: string
  readonly timestamp: string
}

/** A file of a message; `size` in bytes. */
export interface DeskFile {
  readonly name: string
  readonly url: string
  readonly size?: number | undefined
  readonly type?: string | undefined
}

/** What is known of the visitor of a thread beside the thread. */
export interface DeskVisitor {
  /** What the bot asked before the thread began, and what the visitor answered. */
  readonly answers: readonly { readonly question: string; readonly answer: string }[]
  /** Other threads of the same visitor, the newest first. */
  readonly earlier: readonly DeskThread[]
}

/** What a desk's stream tells. */
export type DeskEvent =
  | { readonly type: 'thread'; readonly thread: DeskThread }
  | { readonly type: 'gone'; readonly threadId: string }
  | { readonly type: 'message'; readonly message: DeskMessage }
  | { readonly type: 'reaction'; readonly message: DeskMessage }
  | { readonly type: 'typing'; readonly threadId: string; readonly on: boolean }
  | ({ readonly type: 'counts' } & DeskCounts)
  | {
      readonly type: 'desk'
      readonly agents: readonly DeskAgent[]
      readonly labels: readonly DeskLabel[]
    }
