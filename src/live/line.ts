import type { DeskLine, DeskState } from '../../runtime/node/live-desk.js'

/** A line as it is drawn. */
export interface Line extends DeskLine {
  readonly state: DeskState
  /** Where the newest of what the visitor said is; undefined where nothing was said. */
  readonly post: 'sending' | 'sent' | 'refused' | undefined
  /** Has the agent read everything that the visitor said? */
  readonly isRead: boolean
  /** The visitor is typing in the composer. */
  type(): void
  /** The visitor sees the newest message. */
  see(): void
  react(id: number, reaction: string): void
  /** Reactions by the number of the message. */
  readonly reactions: ReadonlyMap<number, string>
}
