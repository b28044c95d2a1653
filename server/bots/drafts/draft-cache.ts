import type { Draft } from '../../../runtime/draft/index.js'

/** Drafts as they were last, so that a large one is not read anew for each operation. */
export interface DraftCache {
  find(botId: string, state: string): Draft | undefined
  /** `size` in characters of JSON. */
  keep(botId: string, state: string, draft: Draft, size: number): void
}

const mostCharacters = 20_000_000

/** Makes a cache of the drafts that were used last. */
export function createDraftCache(most = mostCharacters): DraftCache {
  const kept = new Map<
    string,
    { readonly state: string; readonly draft: Draft; readonly size: number }
  >()
  let sizes = 0
  const forget = (botId: string) => {
    sizes -= kept.get(botId)?.size ?? 0
    kept.delete(botId)
  }
  return {
    find: (botId, state) => {
      const entry = kept.get(botId)
      return entry?.state === state ? entry.draft : undefined
    },
    keep(botId, state, draft, size) {
      forget(botId)
      kept.set(botId, { state, draft, size })
      sizes += size
      for (const [oldest] of kept) {
        if (sizes <= most) return
        forget(oldest)
      }
    },
  }
}
