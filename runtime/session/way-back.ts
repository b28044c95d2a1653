import type { Value } from './values.js'

/** How much a session held when an answer came. */
export interface Mark {
  readonly changes: number
  readonly visited: number
  readonly calls: number
}

/** What stood under a key of one of a session's stores before it was changed; without `was`, nothing did. */
export interface Change {
  readonly store: string
  readonly key: string
  was?: unknown
}

/** A call that a step has made; without an outcome it has failed or is under way. */
export interface MadeCall {
  readonly nodeId: string
  /** What it was made with, as one text. */
  readonly inputs: string
  outcome?: { readonly ok: true; readonly status: number; readonly body: Value }
}

/** What was kept beside an answer that was gone back over. */
export interface UndoneDetail {
  readonly key: string
  readonly detail: Value
}

/** What a session keeps so that an answer can be changed (decision 75). */
export interface WayBack {
  readonly changes: readonly Change[]
  /** The calls of the conversation as it stands. */
  readonly calls: readonly MadeCall[]
  /** Those of what was revised: a step that makes one of them again gets what it brought. */
  readonly undone: readonly MadeCall[]
  /** Sessions of earlier versions have none. */
  readonly details?: readonly UndoneDetail[]
}

/** A session's stores by name. */
export type Stores = Readonly<Record<string, Map<string, unknown>>>

/** Takes changes back, the last of them first. */
export function takeBack(stores: Stores, changes: readonly Change[]): void {
  for (const change of [...changes].reverse()) {
    if ('was' in change) stores[change.store]?.set(change.key, change.was)
    else stores[change.store]?.delete(change.key)
  }
}

/** What is in a store under the keys that these changes have set. */
export function changed<Kept>(
  changes: readonly Change[],
  store: string,
  kept: ReadonlyMap<string, Kept>,
) {
  const keys = new Set(changes.flatMap(change => (change.store === store ? [change.key] : [])))
  return [...kept].filter(([key]) => keys.has(key))
}
