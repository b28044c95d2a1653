/** Where the intents of a bot are, behind `/v1`. */
export const intentsPath = (chatbotId: string): string =>
  `/chatbots/${encodeURIComponent(chatbotId)}/intents`

/** A text of an intent, to learn from. */
export interface IntentRow {
  readonly intent: string
  readonly utterance: string
}

/** Rows that say the same, by their places from 0. */
export interface SameIntentRows {
  readonly utterance: string
  readonly intents: readonly string[]
  readonly rows: readonly number[]
}

/** Rows of an intent that would be taken for another one, were they not learned from. */
export interface ConfusedIntentRows {
  readonly intent: string
  readonly takenFor: string
  readonly rows: readonly number[]
}

/** What an owner should look at before rows are learned from; of each kind the first 200. */
export interface IntentReview {
  /** One text, once more under the same intent. */
  readonly duplicates: readonly SameIntentRows[]
  /** One text under several intents. */
  readonly conflicts: readonly SameIntentRows[]
  /** Texts of the same words, whatever their order and endings. */
  readonly similar: readonly SameIntentRows[]
  /** Intents with fewer than five texts. */
  readonly few: readonly { readonly intent: string; readonly examples: number }[]
  /** Intents that are mixed up, most often first; absent where that was not tried. */
  readonly confused?: readonly ConfusedIntentRows[]
}

/** How the intents of a bot stand: `training` is under way, or the last one `failed`. */
export const intentStates = ['new', 'training', 'ready', 'failed'] as const

/** By what texts are understood. */
export const intentMethods = ['words', 'embeddings'] as const

/** What came of trying each fifth of the rows with what the others taught; shares are from 0 to 1. */
export interface IntentReport {
  readonly rows: number
  readonly intents: number
  readonly accuracy: number
  readonly perIntent: Readonly<
    Record<string, { readonly precision: number; readonly recall: number }>
  >
  readonly confused: readonly {
    readonly intent: string
    readonly takenFor: string
    readonly count: number
  }[]
  readonly thresholds: readonly {
    readonly threshold: number
    readonly accepted: number
    readonly right: number
  }[]
  readonly tried: readonly (IntentRow & {
    readonly guess: string
    readonly confidence: number
  })[]
}

/** The intents of a bot as the API answers them. */
export interface IntentsRecord {
  readonly chatbotId: string
  readonly intents: readonly { readonly name: string; readonly utterances: number }[]
  readonly review: IntentReview
  readonly state: (typeof intentStates)[number]
  /** Of the training that is under way. */
  readonly progress: number | null
  readonly reason: string | null
  readonly threshold: number
  /** What is understood with. */
  readonly version: number | null
  /** Whether the rows have changed since that was learned. */
  readonly isStale: boolean
  /** The newest first. */
  readonly versions: readonly { readonly version: number; readonly trainedAt: string }[]
  /** Of the version that is understood with. */
  readonly report: IntentReport | null
  readonly method: (typeof intentMethods)[number]
  /** Of that version, by each method. */
  readonly reports: Readonly<Record<(typeof intentMethods)[number], IntentReport | null>>
  /** Why it has learned nothing by embeddings, where it should have. */
  readonly embeddingsFailure: string | null
}

/** What was understood of a text. */
export interface UnderstoodRecord {
  readonly intent: string | null
  readonly confidence: number
  readonly others: readonly { readonly intent: string; readonly confidence: number }[]
}
