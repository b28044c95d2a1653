/** Where knowledge comes from. */
export type SourceKind = 'site' | 'page' | 'file' | 'pairs'

/** How a source stands. */
export type SourceState = 'waiting' | 'running' | 'ready' | 'failed'

/** How often a source is read again by itself. */
export type SourceSchedule = 'never' | 'daily' | 'weekly'

/** A source of knowledge; times in milliseconds. */
export interface SourceEntry {
  /** By which its rows know it. */
  readonly number: number
  readonly id: string
  /** The account. */
  readonly owner: string
  readonly kind: SourceKind
  readonly title: string
  /** JSON text. */
  readonly settings: string
  readonly state: SourceState
  /** The run that is under way. */
  readonly run: string | null
  readonly isCancelled: boolean
  /** How many pieces are live. */
  readonly pieces: number
  /** How many terms those have together. */
  readonly words: number
  /** JSON text: the languages of those. */
  readonly languages: string
  /** JSON text: the report of the last run. */
  readonly lastRun: string | null
  readonly createdAt: number
  readonly trainedAt: number | null
  readonly schedule: SourceSchedule
  /** Whose answers may come from it. */
  readonly botIds: readonly string[]
}

/** What became of a page in a run. */
export type PageOutcome = 'added' | 'changed' | 'unchanged' | 'gone' | 'failed' | 'passed'

/** A page of a source: one of a site, a file, or a question with its answer. */
export interface SourcePage {
  readonly key: string
  readonly address: string | null
  readonly title: string
  /** JSON text: what it is made of where it has no address. */
  readonly content: string | null
  /** JSON text. */
  readonly links: string
  readonly etag: string | null
  readonly modified: string | null
  /** Of what was read last; blank: it is to be read anew; null: nothing of it is known. */
  readonly hash: string | null
  readonly misses: number
  readonly depth: number
  readonly outcome: PageOutcome | null
  readonly reason: string | null
}

/** A piece as it was read. */
export interface NewPiece {
  readonly address: string | null
  readonly title: string
  /** The headings that it stands below. */
  readonly path: readonly string[]
  readonly text: string
  readonly language: string
  readonly hash: string
  /** How many terms it has. */
  readonly length: number
  /** How often it has each; those of its title weigh more. */
  readonly terms: readonly (readonly [term: string, count: number])[]
}

/** A piece that was found. */
export interface FoundPiece {
  readonly number: number
  readonly sourceId: string
  readonly sourceKind: SourceKind
  readonly address: string | null
  readonly title: string
  readonly path: readonly string[]
  readonly text: string
  readonly language: string
  readonly score: number
  /** Which of the terms that were looked for it has. */
  readonly met: readonly string[]
}
