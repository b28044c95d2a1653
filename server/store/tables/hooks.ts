import type { Noted } from './columns.js'

/** Where accounts are told of what happens in their bots. All times are milliseconds since 1970. */
export interface HookTables {
  hooks: {
    id: string
    owner: string
    /** Null: of all bots of the account. */
    bot_id: Noted<string>
    event: string
    target_url: string
    /** The id of a secret. */
    secret: string
    created_at: number
  }
  /** What was told, or is to be; what it says stands with its job. */
  hook_deliveries: {
    /** The job's. */
    id: string
    hook_id: string
    bot_id: string
    state: 'waiting' | 'sent' | 'failed'
    attempts: number
    status: Noted<number>
    error: Noted<string>
    at: number
  }
}
