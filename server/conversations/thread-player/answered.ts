import type { Problem } from '../../../runtime/index.js'
import type { Said } from '../../channels/index.js'
import type { MessageEntry, ThreadState } from '../../store/index.js'

/** What was said, and what the bot answered. */
export interface Answered {
  /** Who has the thread now. */
  readonly state: ThreadState
  readonly question: MessageEntry
  /** Undefined where the bot has nothing to say, or an agent has the thread. */
  readonly answer: MessageEntry | undefined
  /** What its channel renders; more than `answer` where something has neither words nor options. */
  readonly said: Said
  /** What the owner should know. */
  readonly problems: readonly Problem[]
}
