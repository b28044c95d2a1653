import type { TranscriptEntry } from '../session/session-record.js'
import type { AgentNote } from './content.js'

/** A question that is asked around a chat with an agent. */
export interface DeskQuestion {
  readonly questionText: string
  /** Blank: the answer is kept under the step alone. */
  readonly answerVariable: string
}

/** What a live desk asks before and after a chat, and what is said where nobody comes in time (decision 31). */
export interface DeskTerms {
  readonly before: readonly DeskQuestion[]
  readonly after: readonly DeskQuestion[]
  readonly fallbackMessage: string
}

/** Who has a thread: nobody yet, an agent, the flow again, or nobody any more. */
export type DeskState = 'waiting' | 'taken' | 'handed-back' | 'ended'

/** What a visitor's side hears of a thread, each thing once and in order. */
export type DeskEvent =
  /** `after` is the number of the newest message of then. */
  | { readonly type: 'opened'; readonly thread: string; readonly after: number }
  /** The visitor's message with this number, counted from 1, has arrived, as the thread's message of this id; without one it was refused. */
  | { readonly type: 'sent'; readonly count: number; readonly id?: number | undefined }
  | ({ readonly type: 'message'; readonly text: string } & AgentNote)
  | { readonly type: 'state'; readonly state: DeskState; readonly name: string }

/** What a node is told of its thread: no answer of the visitor's, so it comes as an event of its own. */
export interface DeskHeard {
  readonly type: 'desk.heard'
  readonly event: DeskEvent
}

/** What a visitor says in a thread. */
export interface DeskMessage {
  readonly text: string
  readonly file?: { readonly name: string; readonly size: number; readonly url: string } | undefined
}

/** What a thread begins with. */
export interface DeskOpening {
  readonly nodeId: string
  /** What was said before. */
  readonly transcript: readonly TranscriptEntry[]
  /** What is known of the visitor. */
  readonly visitor: Readonly<Record<string, string>>
}

/** Who listens to a thread. */
export interface DeskListener {
  /** Is told each thing once, also over a reload: what was heard before has been given to `recall` again. */
  readonly hear: (event: DeskEvent) => void
  /** The agent has begun or ceased to type. */
  readonly type: (on: boolean) => void
}

/** One visitor's line to the desk. What is sent is kept until it has arrived. */
export interface DeskLine {
  send(message: DeskMessage): void
  /** Takes note of what is heard, now or before a reload. */
  recall(event: DeskEvent): void
  /** Opens the thread, or goes on with the one that was recalled; returns how to hang up. */
  open(opening: DeskOpening, listener: DeskListener): () => void
}

/** Where people answer visitors. */
export interface LiveDesk {
  /** Undefined: there is no desk after all. */
  terms(nodeId: string): Promise<DeskTerms | undefined>
  line(): DeskLine
}
