import type { Problem } from '../../runtime/index.js'
import type { MessageEntry, ThreadState } from '../store/index.js'

/** What was said, and what the bot answered. */
export interface Answered {
  /** Who has the thread now. */
  readonly state: ThreadState
  readonly question: MessageEntry
  /** Undefined where the bot has nothing to say, or an agent has the thread. */
  readonly answer: MessageEntry | undefined
  /** What the owner should know. */
  readonly problems: readonly Problem[]
}
