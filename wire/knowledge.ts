import type { ChannelSetting } from './channels.js'

/** Where the sources of an account are, behind `/v1`. */
export const sourcesPath = '/sources'

/** The kinds of sources. */
export const sourceKinds = ['site', 'page', 'file', 'pairs'] as const

/** How a source stands: `waiting` for its turn to be read, or being read, or read. */
export const sourceStates = ['waiting', 'running', 'ready', 'failed'] as const

/** How often a source is read again by itself. */
export const sourceSchedules = ['never', 'daily', 'weekly'] as const

/** How a run stands, or ended. */
export const runStates = ['running', 'ready', 'cancelled', 'failed'] as const

/** What a run made of a page. */
export const pageOutcomes = ['added', 'changed', 'unchanged', 'gone', 'failed', 'passed'] as const

/** What an owner enters for their sources to be found by meaning; a key that is left out stays where the address does. */
export interface EmbeddingsBody {
  readonly address: string
  readonly key?: string | null | undefined
  readonly model: string
  readonly dimensions?: number | null | undefined
}

/** Who turns an account's pieces and questions into vectors; times in ISO 8601. */
export interface EmbeddingsRecord {
  readonly address: string
  readonly model: string
  /** Of a vector; null: as the model has them. */
  readonly dimensions: number | null
  /** The name of a key of the server, or of a secret its last four characters; null: there is none. */
  readonly key: ChannelSetting | null
  readonly state: 'ok' | 'failed'
  /** What to do where it failed. */
  readonly remedy: string | null
  readonly pieces: number
  /** How many of the pieces have a vector. */
  readonly embedded: number
  readonly updatedAt: string
}
