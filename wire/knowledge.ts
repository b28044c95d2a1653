/** Where the sources of an account are, behind `/v1`. */
export const sourcesPath = '/sources'

/** The kinds of sources. */
export const sourceKinds = ['site', 'page', 'file', 'pairs'] as const

/** Where knowledge comes from. */
export type SourceKind = (typeof sourceKinds)[number]

/** How a source stands: `waiting` for its turn to be read, or being read, or read. */
export const sourceStates = ['waiting', 'running', 'ready', 'failed'] as const

/** How a run stands, or ended. */
export const runStates = ['running', 'ready', 'cancelled', 'failed'] as const

/** What a run found; it counts pages. */
export interface RunRecord {
  readonly state: (typeof runStates)[number]
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly gone: number
  /** The first 100. */
  readonly failed: readonly { readonly address: string; readonly reason: string }[]
  readonly failedCount: number
  /** Met and not taken. */
  readonly passed: number
  readonly waiting: number
  /** Why all of it failed. */
  readonly reason: string | null
  readonly startedAt: string
  readonly endedAt: string | null
}

/** A source as the API answers it. */
export interface SourceRecord {
  readonly id: string
  readonly kind: SourceKind
  readonly title: string
  /** Of a site or a page. */
  readonly address: string | null
  readonly chatbotIds: readonly string[]
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  readonly limits: { readonly pages: number; readonly depth: number; readonly perSecond: number }
  readonly state: (typeof sourceStates)[number]
  /** How many pieces answers may come from. */
  readonly pieces: number
  readonly lastRun: RunRecord | null
  readonly createdAt: string
  readonly trainedAt: string | null
}

/** What a run made of a page. */
export const pageOutcomes = ['added', 'changed', 'unchanged', 'gone', 'failed', 'passed'] as const

/** A page of a source, or a question with its answer. */
export interface SourcePageRecord {
  readonly id: string
  readonly title: string
  readonly address: string | null
  readonly outcome: (typeof pageOutcomes)[number] | null
  readonly reason: string | null
  /** Of a question. */
  readonly answer: string | null
}

/** A piece that was found for a question. */
export interface PieceRecord {
  readonly id: string
  readonly sourceId: string
  readonly title: string
  /** The headings that it stands below. */
  readonly path: readonly string[]
  readonly address: string | null
  readonly text: string
  readonly score: number
  /** From 0 to 1: how much of what was asked it speaks of. */
  readonly share: number
  /** Whether that is enough for an answer. */
  readonly isEnough: boolean
}

/** What visitors asked and no source answered. */
export interface OpenQuestionRecord {
  readonly id: string
  readonly chatbotId: string
  readonly question: string
  readonly count: number
  readonly lastAt: string
}
