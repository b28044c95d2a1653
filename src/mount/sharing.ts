import type { Conversation } from '../../runtime/index.js'
import type { Kept } from '../env/saved-slot.js'
import type { LiveConversation } from '../model/widget-model.js'

/** A conversation that is kept in the browser as it goes. */
export interface Conversing {
  readonly conversation: LiveConversation
  /** Keeps it at once; undefined where another tab leads, or there is nothing to keep. */
  readonly keep: () => Kept | undefined
}

/** A conversation that this tab leads. */
export interface Begun {
  readonly conversation: Conversation
  readonly keep: () => Kept | undefined
}

/** What a shared conversation is made from. */
export interface Sharing {
  /** What the tabs find one another by. */
  readonly name: string
  /** The version of the flow: a tab that has another one is not handed the lead. */
  readonly version: string
  readonly read: () => Kept | undefined
  /** Makes the conversation; what is kept of it may be shown already. It is over when the signal aborts. */
  readonly begin: (kept: Kept | undefined, isShown: boolean, signal: AbortSignal) => Begun
  /** Aborts with the widget. */
  readonly signal: AbortSignal
}
