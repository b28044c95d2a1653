import type { ColumnType, Generated } from 'kysely'

/** A column that the database fills when it is left out. */
type Defaulted = ColumnType<string, string | undefined, string>
type Counted = ColumnType<number, number | undefined, number>

/** The tables, as both databases see them. Dates are ISO texts, flows JSON texts, `ends_at`, `next_at`, `leased_until` and all times of threads and messages milliseconds since 1970. */
export interface Tables {
  bots: {
    id: string
    published_version: number | null
    created_at: string
    owner: Defaulted
    name: Defaulted
    /** JSON text: what was set through the API. */
    details: Defaulted
    /** Counts the changes of what was set. */
    revision: ColumnType<number, number | undefined, number>
  }
  /** What bots are found by. */
  bot_metadata: { bot_id: string; name: string; value: string }
  versions: {
    bot_id: string
    version: number
    file: string
    created_at: string
    /** When it first went live; null for a draft. */
    published_at: string | null
  }
  counters: { key: string; count: number; ends_at: number }
  kept: { name: string; value: string }
  api_keys: {
    id: string
    owner: string
    name: string
    hash: string
    created_at: string
    revoked_at: string | null
  }
  calls: {
    bot_id: string
    id: string
    node_id: string
    step: Defaulted
    at: string
    ms: number
    status: number | null
    error: string | null
    call_id: string | null
    attempt: ColumnType<number, number | undefined, number>
  }
  step_answers: {
    /** A keyed hash of session and key. */
    id: string
    /** A keyed hash of the session. */
    session: string
    fingerprint: string
    /** JSON text; null while the step is under way. */
    answer: string | null
    size: number
    /** Until when whoever carries the step out is known to be alive. */
    leased_until: number
    ends_at: number
  }
  /** Kept by triggers of `outbox`. */
  outbox_counts: { status: 'waiting' | 'sent' | 'failed'; part: number; count: number }
  deliveries: {
    id: string
    bot_id: string
    node_id: string
    request: string
    session: string
    status: 'waiting' | 'failed'
    attempts: number
    next_at: number
  }
  uploads: { name: string; bot_id: string; session: string; created_at: number }
  outbox: {
    id: string
    bot_id: string
    node_id: string
    mail: string
    status: 'waiting' | 'sent' | 'failed'
    attempts: number
    /** When the mail is due, or when it was given up. */
    next_at: number
    error: string | null
    note: string | null
    /** The session's id, hashed with a key; null for a mail of before this was kept. */
    session: string | null
    created_at: string
  }
  threads: {
    id: string
    bot_id: string
    owner: string
    channel: 'widget' | 'api'
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
    waiting_until: number | null
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
  }
}
