import type { Counted, Defaulted } from './columns.js'

/** What is counted, called, kept and sent. Dates are ISO texts; `ends_at`, `next_at`, `leased_until` and the `created_at` of uploads are milliseconds since 1970. */
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
    /** Null: a mail of the server itself. */
    bot_id: string | null
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
  /** Kept by triggers of `outbox`. */
  outbox_counts: { status: 'waiting' | 'sent' | 'failed'; part: number; count: number }
}
