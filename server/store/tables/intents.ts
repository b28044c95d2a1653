import type { ColumnType } from 'kysely'
import type { Counted, Noted } from './columns.js'

type Method = 'words' | 'embeddings'

/** What bots are taught to understand. Times are milliseconds. */
export interface IntentTables {
  intent_sets: {
    bot_id: string
    /** JSON text. */
    rows: string
    /** The same for the same rows. */
    revision: string
    threshold: Noted<number>
    state: 'new' | 'training' | 'ready' | 'failed'
    /** Of the training that is under way, in hundredths. */
    progress: Counted
    /** Why the last training failed. */
    reason: Noted<string>
    /** What is understood with. */
    version: Noted<number>
    last_version: Counted
    method: ColumnType<Method, Method | undefined, Method>
  }
  intent_models: {
    bot_id: string
    version: number
    /** Of the rows that it was learned from. */
    revision: string
    model: string
    /** JSON text; null: it is not there yet. */
    report: Noted<string>
    trained_at: number
    /** The same by embeddings, and why there is nothing of that. */
    near_model: Noted<string>
    near_report: Noted<string>
    near_failure: Noted<string>
  }
}
