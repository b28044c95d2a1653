import type { Counted, Defaulted, Noted } from './columns.js'

/** Bots and their versions. Dates are ISO texts, flows JSON texts. */
export interface BotTables {
  bots: {
    id: string
    published_version: number | null
    created_at: string
    owner: Defaulted
    name: Defaulted
    /** `bot`, or `sub-flow` for a part that bots play. */
    kind: Defaulted
    /** JSON text: what was set through the API. */
    details: Defaulted
    /** Counts the changes of what was set. */
    revision: Counted
  }
  /** Of bots that were deleted. */
  used_ids: { hash: string; owner: string; version: number }
  /** What bots are found by. */
  bot_metadata: { bot_id: string; name: string; value: string }
  versions: {
    bot_id: string
    version: number
    file: string
    created_at: string
    /** When it first went live; null for a draft. */
    published_at: string | null
    /** The names of those who stored it, and who made it live first. */
    stored_by: Noted<string>
    published_by: Noted<string>
    /** What was said of it when it was published. */
    note: Noted<string>
    /** What lint found; null before it was counted. */
    lint_errors: Noted<number>
    lint_warnings: Noted<number>
    /** Whose rules counted. */
    linted_by: Noted<string>
  }
  /** What went live when; `number` counts those of a bot. */
  publications: {
    bot_id: string
    number: number
    /** Null: the bot went offline. */
    version: number | null
    made_by: Noted<string>
    made_at: string
    note: Noted<string>
    /** Of 100 visitors; null: everybody. */
    share: number | null
  }
  /** Versions that are live for a share of the visitors; `number` counts those of a bot. */
  tryouts: {
    bot_id: string
    number: number
    version: number
    beside: number
    share: number
    goal: string
    started_at: number
    ended_at: number | null
    winner: number | null
  }
}
