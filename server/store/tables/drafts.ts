import type { Generated } from 'kysely'
import type { Counted, Noted } from './columns.js'

/** Drafts and the operations on them. Dates are ISO texts, bots and operations JSON texts. */
export interface DraftTables {
  drafts: {
    bot_id: string
    /** The number of the last operation. */
    seq: number
    /** Another one after each change. */
    state: string
    /** The newest version when the draft was last stored as one, and the number of the last operation in it. */
    version: number
    version_seq: number
    /** The bot after the last operation. */
    file: string
    /** Up to which operation they are folded into the bot. */
    folded_seq: Counted
    /** How much lint found in it; null before it was counted. */
    lint_errors: Generated<number | null>
    lint_warnings: Generated<number | null>
    /** The state that was linted, and by whose rules. */
    linted: Generated<string | null>
  }
  draft_operations: {
    bot_id: string
    seq: number
    /** The client's own. */
    id: string
    /** Blank once it is folded: then its id alone is known. */
    operation: string
    /** The name of who made it. */
    made_by: Noted<string>
    made_at: string
  }
  /** Drafts that were kept under a name. */
  named_drafts: {
    bot_id: string
    id: string
    name: string
    file: string
    kept_by: Noted<string>
    kept_at: string
  }
  draft_refusals: { bot_id: string; id: string; code: string; message: string; made_at: string }
}
