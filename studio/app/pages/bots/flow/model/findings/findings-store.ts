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
export interface FindingsStore {
  readonly state: () => Findings
  readonly subscribe: (listener: () => void) => () => void
  /** Looks once more, where something beside the draft has changed. */
  readonly again: () => void
  readonly stop: () => void
}

/** Milliseconds after the last change. */
const pause = 300

/** Lints the draft now and after each change. */
export function createFindings(
  room: Pick<DraftRoom, 'state' | 'subscribe'>,
  { lint }: Pick<Linter, 'lint'>,
  clock: Clock,
): FindingsStore {
  const listeners = new Set<() => void>()
  let draft = room.state().draft
  let state: Findings = { all: [], byStep: new Map(), errors: 0, warnings: 0, isCurrent: false }
  let cancel = clock.after(0, run)
  const leave = room.subscribe(() => {
    if (room.state().draft === draft) return
    draft = room.state().draft
    if (state.isCurrent) tell({ ...state, isCurrent: false })
    cancel()
    cancel = clock.after(pause, run)
  })

  function run() {
    const linted = draft
    lint(linted).then(
      all => linted === draft && tell(sorted(all)),
      // The next change asks again; until then the findings of before stand.
      () => undefined,
    )
  }

  function tell(next: Findings) {
    state = next
    for (const listener of listeners) listener()
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    again() {
      cancel()
      cancel = clock.after(0, run)
    },
    stop() {
      leave()
      cancel()
      listeners.clear()
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
