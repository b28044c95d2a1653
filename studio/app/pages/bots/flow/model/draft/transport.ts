import type { Operation, Refusal } from 'talkgraph/builder'
import type { Bar, Peer } from './draft-room.js'

/** An operation as the server has ordered it. */
export interface Logged {
  /** Its number: 1 for the first of a bot, one more for each that follows. */
  readonly seq: number
  readonly operation: Operation
  /** The name of whose it is, where that is known. */
  readonly by: string | null
}

/** What became of operations that were sent. */
export interface Answer {
  /** By this number all that were accepted are in the server's order. */
  readonly seq: number
  readonly accepted: readonly string[]
  readonly refused: readonly (Omit<Refusal, 'code'> & {
    readonly id: string
    readonly code: string
  })[]
}

/** What a stream of a draft tells. */
export interface Hear {
  readonly opened: () => void
  readonly lost: () => void
  readonly operation: (logged: Logged) => void
  readonly presence: (peer: Peer) => void
  readonly left: (peerId: string) => void
}

/** A stream of a draft, as long as it is listened to. */
export interface Stream {
  /** Opens it anew: it may be dead without saying so. */
  readonly again: () => void
  readonly end: () => void
}

/** Why nothing came of a call: try it later, send less at once, or something that a person has to see to first. */
export type Failure = 'later' | 'smaller' | Bar

/** How a room reaches the server. What rejects is judged by `judge`. */
export interface DraftTransport {
  readonly read: () => Promise<{ readonly seq: number; readonly bot: unknown }>
  readonly send: (operations: readonly Operation[]) => Promise<Answer>
  /** What follows on a number, some of it or all; none where there is nothing more. */
  readonly after: (seq: number) => Promise<readonly Logged[]>
  /** Tells what follows on `from()`, also after the line was lost. */
  readonly listen: (from: () => number, hear: Hear) => Stream
  readonly show: (place: Pick<Peer, 'nodeId' | 'pointer'>) => Promise<void>
  /** Tells when the browser has a line again, or the page is looked at again; what it gives ends that. */
  readonly whenBack: (listener: () => void) => () => void
  /** Tells when the page may be about to go; what it gives ends that. */
  readonly whenLeaving: (listener: () => void) => () => void
  readonly judge: (error: unknown) => Failure
}
