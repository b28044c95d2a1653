import { createStore, type Store } from '#store/store.js'
import type { Clock } from '../draft/clock.js'
import type { DraftRoom } from '../draft/draft-room.js'
import type { PlacedFinding } from './find-slips.js'
import type { Linter } from './lint-in-worker.js'

/** What lint has found in the draft that was there a moment ago. */
export interface Findings {
  /** Errors first. */
  readonly all: readonly PlacedFinding[]
  /** By step; those of its ways too. */
  readonly byStep: ReadonlyMap<string, readonly PlacedFinding[]>
  readonly errors: number
  readonly warnings: number
  /** Whether they are of the draft as it is now. */
  readonly isCurrent: boolean
}

/** Findings that are followed. */
export interface FindingsStore extends Pick<Store<Findings>, 'get' | 'subscribe'> {
  /** Looks once more, where something beside the draft has changed. */
  readonly again: () => void
  readonly stop: () => void
}

/** Before anything has been looked at. */
export const noFindings: Findings = {
  all: [],
  byStep: new Map(),
  errors: 0,
  warnings: 0,
  isCurrent: false,
}

/** Milliseconds after the last change. */
const pause = 300

/** Lints the draft now and after each change. */
export function createFindings(
  room: Pick<DraftRoom, 'state' | 'subscribe'>,
  { lint }: Pick<Linter, 'lint'>,
  clock: Clock,
): FindingsStore {
  let draft = room.state().draft
  const found = createStore<Findings>(noFindings)
  let cancel = clock.after(0, run)
  const leave = room.subscribe(() => {
    if (room.state().draft === draft) return
    draft = room.state().draft
    found.set({ isCurrent: false })
    cancel()
    cancel = clock.after(pause, run)
  })

  function run() {
    const linted = draft
    lint(linted).then(
      all => linted === draft && found.set(sorted(all)),
      // The next change asks again; until then the findings of before stand.
      () => undefined,
    )
  }

  return {
    get: found.get,
    subscribe: found.subscribe,
    again() {
      cancel()
      cancel = clock.after(0, run)
    },
    stop() {
      leave()
      cancel()
    },
  }
}

function sorted(all: readonly PlacedFinding[]): Findings {
  const errors = all.filter(({ severity }) => severity === 'error').length
  const byStep = new Map<string, PlacedFinding[]>()
  for (const finding of all) {
    if (finding.nodeId === undefined) continue
    const others = byStep.get(finding.nodeId)
    if (others) others.push(finding)
    else byStep.set(finding.nodeId, [finding])
  }
  return {
    all,
    byStep,
    errors,
    warnings: all.length - errors,
    isCurrent: true,
  }
}
