import type { MessageStatus } from '@talkgraph/wire/channels'
import type { Generated } from 'kysely'
import type { Counted, Defaulted, Noted } from './columns.js'

/** Threads with their messages, and the desk that answers them. All times are milliseconds since 1970. */
export interface ThreadTables {
  threads: {
    id: string
    bot_id: string
    owner: string
    channel: string
    /** The session's id, hashed with a key. */
    session: string
    state: 'bot' | 'waiting' | 'taken' | 'handed-back' | 'ended'
    agent_name: string | null
    agent_icon: string | null
    name: string | null
    email: string | null
    phone: string | null
    /** A list as JSON text. */
    labels: Defaulted
    /** The conversation as JSON text, where the server plays it. */
    saved: string | null
    /** Who plays it now, until `turn_until`. */
    turn: string | null
    turn_until: Counted
    /** The number of its newest message, and of the last one that each side has read. */
    last_message: Counted
    visitor_read: Counted
    agent_read: Counted
    /** The number of the visitor's newest message. */
    visitor_said: Counted
    waiting_until: number | null
    /** The member who has it, or to whom it is offered while it waits; since `assigned_at`. */
    assignee: string | null
    assigned_at: number | null
    waiting_since: number | null
    /** A list as JSON text: the agents whom the handover names. */
    wanted: Defaulted
    /** A list as JSON text: the members to whom it was offered in this round. */
    offered: Defaulted
    /** 0 low, 1 normal, 2 high. */
    priority: Counted
    /** Where the visitor was. */
    page: string | null
    /** JSON text: who the page says the visitor is. */
    identity: string | null
    /** The id for which the owner's server has vouched. */
    verified_id: string | null
    /** The tag of the language that it is held in; null: English. */
    language: Noted<string>
    /** Who writes in it over a connection. */
    person_id: Noted<string>
    /** The visitor's newest line, and when the visitor has left. */
    visitor_line: string | null
    visitor_left: number | null
    created_at: number
    updated_at: number
  }
  messages: {
    number: Generated<number>
    thread_id: string
    who: 'visitor' | 'bot' | 'agent' | 'note'
    text: string
    agent_name: string | null
    icon_url: string | null
    /** JSON text: what a bot said, as contents and a prompt. */
    said: string | null
    /** JSON text. */
    prompts: string | null
    /** JSON text. */
    file: string | null
    reaction: string
    node_id: string | null
    /** The AI model that wrote it. */
    model: string | null
    /** The number of the visitor's message that it answers. */
    question: number | null
    /** What a repeated message is known by. */
    key: string | null
    at: number
    /** What became of it, where it goes over a provider's channel, and why it failed. */
    status: Noted<MessageStatus>
    status_reason: Noted<string>
  }
  desk_agents: {
    owner: string
    member: string
    name: string
    email: string
    is_available: number
    /** The last sign of life of an open stream. */
    seen_at: number
    /** Grows with each thread that is given: who has the lowest is next. */
    given: Counted
  }
  /** Threads that are followed under a number. */
  tickets: {
    thread_id: string
    owner: string
    number: number
    subject: string
    state: 'open' | 'waiting' | 'solved'
    due_at: number | null
    created_at: number
    updated_at: number
  }
  /** The last number that an account has given. */
  ticket_numbers: { owner: string; last: number }
  desk_replies: { owner: string; name: string; text: string }
  desk_labels: { owner: string; name: string; colour: string }
  /** Up to which message a member has read. */
  desk_reads: { thread_id: string; member: string; number: number }
}
