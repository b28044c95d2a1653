import type { Change, Draft, Refusal } from 'talkgraph/builder'

/** Where what was drawn is: on the server, on its way there, or kept in this browser until the line is back, or until the server takes it again. */
export type Saving = 'saved' | 'saving' | 'offline' | 'kept'

/** Why the server takes nothing from this person now: signed out, no longer allowed, the account has no room, or the bot is gone. */
export type Bar = 'signed-out' | 'not-allowed' | 'full' | 'gone'

/** Somebody else who has the bot open, and where. */
export interface Peer {
  readonly id: string
  readonly name: string
  /** The step that they are in. */
  readonly nodeId: string | null
  /** Where they point, in the flow's own coordinates. */
  readonly pointer: { readonly x: number; readonly y: number } | null
}

/** Something that a person should know of their own changes. */
export interface Notice {
  readonly id: string
  /**
   * `replaced`: somebody wrote over what this person wrote lately. `refused`: the server did not take a change. `left`: an
   * undo or redo would have taken back what somebody else did since, so that it was left.
   */
  readonly kind: 'replaced' | 'refused' | 'left'
  /** The other person's name, where there is one. */
  readonly by: string | null
  /** What this person had done, in words. */
  readonly title: string
  /** Why it was refused. */
  readonly reason: string | null
  /** Where it is. */
  readonly nodeId: string | null
  /** Whether `takeBack` can write it once more. */
  readonly canTakeBack: boolean
}

/** What a page shows of a draft. It never changes; each change makes a new one. */
export interface DraftState {
  readonly draft: Draft
  readonly saving: Saving
  /** What stands between this person and the draft; null where nothing does. */
  readonly bar: Bar | null
  readonly peers: readonly Peer[]
  /** What undo and redo would take back or bring back, in words; null where there is nothing. */
  readonly undo: string | null
  readonly redo: string | null
  /** What happened to this person's own changes, the newest last. */
  readonly notices: readonly Notice[]
}

/** A bot that is being drawn, by one person of several. */
export interface DraftRoom {
  /** It is looked at, and never changes: every change is refused. */
  readonly isFixed?: true
  readonly state: () => DraftState
  /** Tells a listener of each new state, until it is taken away by what this gives. */
  readonly subscribe: (listener: () => void) => () => void
  /**
   * Carries changes out at once, as one thing to undo. `title` says what was done, as in 'Removed “Welcome”'. What is refused is left out and given back.
   */
  readonly change: (changes: readonly Change[], title: string) => readonly Refusal[]
  readonly undo: () => void
  readonly redo: () => void
  /** Shows others where this person is. */
  readonly show: (place: Pick<Peer, 'nodeId' | 'pointer'>) => void
  /** Writes once more what somebody else has replaced. */
  readonly takeBack: (noticeId: string) => void
  /** Takes a notice away. */
  readonly dismiss: (noticeId: string) => void
  /** Sends what waits and ends; what cannot be sent waits in the browser. */
  readonly close: () => void
}
