import type { Counted, Defaulted } from './columns.js'

/** What is counted, called, kept and sent. Dates are ISO texts; `ends_at`, `due_at`, `set_at`, `given_up_at`, `leased_until` and the `created_at` of uploads are milliseconds since 1970. */
export interface WorkTables {
  counters: { key: string; count: number; ends_at: number }
  kept: { name: string; value: string }
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
    attempt: Counted
    /** The session's tag; null where it is not known. */
    session: string | null
  }
  /** What calls that failed had sent and what came back. */
  call_exchanges: {
    id: string
    bot_id: string
    /** The session's tag. */
    session: string
    node_id: string
    /** When the call began, ISO 8601. */
    at: string
    sent: string
    /** Null: nothing. */
    came_back: string | null
    /** Milliseconds since 1970. */
    created_at: number
  }
  /** How many calls of a step were made and failed on a UTC day, by the version that was live (0: none). */
  call_days: {
    bot_id: string
    day: string
    version: number
    node_id: string
    made: number
    failed: number
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
  jobs: {
    id: string
    handler: string
    key: string | null
    bot_id: string | null
    /** The session's tag. */
    session: string | null
    /** JSON text. */
    data: string
    state: 'waiting' | 'failed'
    attempts: number
    /** When it is due, when its lease ends, or when it was given up. */
    due_at: number
    /** When `due_at` was set; in the future: the clock has been put back since. */
    set_at: number
    /** Who does it; null: nobody. */
    taken_by: string | null
    /** 1: somebody said while it is under way that it is to be done once more. */
    again: Counted
    /** Why it failed last. */
    error: string | null
  }
  uploads: { name: string; bot_id: string; session: string; size: number; created_at: number }
  outbox: {
    id: string
    /** Null: a mail of the server itself. */
    bot_id: string | null
    node_id: string
    mail: string
    status: 'waiting' | 'sent' | 'failed'
    attempts: number
    /** When it was given up; says nothing of any other. */
    given_up_at: number
    error: string | null
    note: string | null
    /** The session's id, hashed with a key; null for a mail of before this was kept. */
    session: string | null
    created_at: string
  }
  /** Kept by triggers of `outbox`. */
  outbox_counts: { status: 'waiting' | 'sent' | 'failed'; part: number; count: number }
}
