import {
  type Change,
  type Draft,
  invertOperation,
  mergeOperations,
  type Operation,
  overlaps,
} from 'talkgraph/builder'

/** Something that was done and can be taken back. */
export interface Entry {
  readonly title: string
  /** When something was last added to it. */
  readonly at: number
  readonly operations: readonly Operation[]
  /** What takes it back. */
  readonly inverse: readonly Change[]
  /** Those of its operations that are not yet in the server's order, by their ids. */
  readonly waiting: readonly string[]
  /** Somebody else came first, so that `inverse` is worked out again as the operations come in. */
  readonly fresh?: readonly Change[]
  /** Who has changed the same since; null where the name is not known. */
  readonly overtakenBy?: string | null
}

/** What a tab keeps of what can be undone and redone. */
export interface KeptHistory {
  readonly past: readonly Entry[]
  readonly future: readonly Entry[]
}

/** Milliseconds after which typing in the same field is another thing to undo. */
const pause = 1000
const most = 200

export const noHistory: KeptHistory = { past: [], future: [] }

/** The history with something that was just done, which ends what could be redone. Typing that goes on is joined. */
export function add(history: KeptHistory, entry: Entry): KeptHistory {
  const last = history.past.at(-1)
  const joined = last && history.future.length === 0 ? join(last, entry) : undefined
  if (joined) return { past: [...history.past.slice(0, -1), joined], future: [] }
  return { past: [...history.past, entry].slice(-most), future: [] }
}

function join(last: Entry, next: Entry): Entry | undefined {
  if (next.at - last.at > pause || last.overtakenBy !== undefined || last.fresh) return undefined
  const operations = mergeOperations([...last.operations, ...next.operations])
  if (operations.length !== last.operations.length || !isTyped(next)) return undefined
  const ids = new Set(operations.map(({ id }) => id))
  const waiting = [...last.waiting, ...next.waiting].filter(id => ids.has(id))
  return { ...last, at: next.at, title: next.title, operations, waiting }
}

const isTyped = ({ operations }: Entry) =>
  operations.every(({ op }) => op === 'set' || op === 'bot' || op === 'move')

/** The history after an own operation has come into the server's order, onto the draft `before`. */
export function landed(history: KeptHistory, operation: Operation, before: Draft): KeptHistory {
  return each(history, entry => {
    if (!entry.waiting.includes(operation.id)) return entry
    const waiting = entry.waiting.filter(id => id !== operation.id)
    if (!entry.fresh) return { ...entry, waiting }
    const fresh = [...invertOperation(before, operation), ...entry.fresh]
    if (waiting.length > 0) return { ...entry, waiting, fresh }
    const { fresh: _, ...settled } = entry
    return { ...settled, waiting, inverse: fresh }
  })
}

/** The history after somebody else's operation. */
export function overtaken(
  history: KeptHistory,
  operation: Operation,
  by: string | null,
): KeptHistory {
  return each(history, entry => {
    if (entry.overtakenBy !== undefined || !entry.inverse.some(back => overlaps(operation, back)))
      return entry
    const isAllAhead = entry.waiting.length === entry.operations.length
    return isAllAhead ? { ...entry, fresh: [] } : { ...entry, overtakenBy: by }
  })
}

/** The history after the server has refused operations. */
export function refused(history: KeptHistory, ids: ReadonlySet<string>): KeptHistory {
  const kept = each(history, entry => {
    if (!entry.operations.some(({ id }) => ids.has(id))) return entry
    const operations = entry.operations.filter(({ id }) => !ids.has(id))
    return { ...entry, operations, waiting: entry.waiting.filter(id => !ids.has(id)) }
  })
  const isThere = ({ operations }: Entry) => operations.length > 0
  return { past: kept.past.filter(isThere), future: kept.future.filter(isThere) }
}

function each({ past, future }: KeptHistory, turn: (entry: Entry) => Entry): KeptHistory {
  return { past: past.map(turn), future: future.map(turn) }
}
