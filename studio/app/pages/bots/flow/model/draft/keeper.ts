import type { Clock } from './clock.js'
import type { DraftStorage, KeptDraft, KeptTab } from './storage.js'

/** Milliseconds between two times that the whole draft is kept. */
const rest = 5000

interface Now {
  readonly tab: () => KeptTab
  readonly draft: () => KeptDraft
  readonly keptUpTo: (seq: number) => void
}

/** Keeps in the browser what a room has, each change at once and the whole draft now and then. Storage that fails holds nobody up. */
export function createKeeper(storage: DraftStorage, clock: Clock, { tab, draft, keptUpTo }: Now) {
  let writing = Promise.resolve(true)
  let isPlanned = false
  let cancel: (() => void) | undefined
  let keptSeq = -1

  /** Resolves once what the room has now is kept, or to false where that cannot be. */
  function keep(): Promise<boolean> {
    if (!isPlanned) {
      isPlanned = true
      writing = writing.then(() => {
        isPlanned = false
        return storage.keepTab(tab()).then(
          () => true,
          () => false,
        )
      })
    }
    return writing
  }

  /** The tab's own number is never behind the draft's. */
  async function keepWhole() {
    cancel?.()
    cancel = undefined
    const now = draft()
    await keep()
    if (now.seq === keptSeq) return
    keptSeq = now.seq
    await storage.keepDraft(now).then(
      () => keptUpTo(now.seq),
      () => undefined,
    )
  }

  return {
    keep,
    keepWhole,
    /** Keeps the draft too, before long. */
    keepSoon() {
      void keep()
      cancel ??= clock.after(rest, () => void keepWhole())
    },
    end() {
      cancel?.()
    },
  }
}
