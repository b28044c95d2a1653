import type { Operation } from 'talkgraph/builder'
import type { KeptHistory } from './history.js'
import type { Logged } from './transport.js'

/** What a tab keeps in the browser for the time when it is opened again. */
export interface KeptTab {
  /** Up to which number of the server's order the rest is true. */
  readonly seq: number
  /** What the server has not confirmed yet. */
  readonly pending: readonly Operation[]
  readonly history: KeptHistory
  /** What has come in since the whole draft was kept. */
  readonly recent: readonly Logged[]
}

/** A draft as the server had it. */
export interface KeptDraft {
  readonly seq: number
  readonly bot: unknown
}

/** Where a tab keeps what it has drawn of one bot. */
export interface DraftStorage {
  readonly loadTab: () => Promise<KeptTab | undefined>
  readonly loadDraft: () => Promise<KeptDraft | undefined>
  readonly keepTab: (tab: KeptTab) => Promise<void>
  readonly keepDraft: (draft: KeptDraft) => Promise<void>
  /** What tabs have left behind that are gone. */
  readonly left: () => Promise<
    readonly { readonly clientId: string; readonly pending: readonly Operation[] }[]
  >
  /** Forgets what such a tab has left behind. */
  readonly forget: (clientId: string) => Promise<void>
  readonly close: () => void
}
