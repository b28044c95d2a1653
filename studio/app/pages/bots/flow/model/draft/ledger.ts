import {
  applyOperation,
  applyOperations,
  type Draft,
  isRefusal,
  mergeOperations,
  type Operation,
} from 'talkgraph/builder'
import type { Answer, Logged } from './transport.js'

/** An own operation that is not yet in the confirmed draft. */
export interface Pending {
  readonly operation: Operation
  /** It may have come to the server, so that it must stay as it is. */
  readonly isSent: boolean
  /** By this number of the server's order it is in there; undefined until the server has answered. */
  readonly reached?: number
  /** A later one has come in, so that the server has decided on it already: it is in the confirmed draft or refused. */
  readonly isDecided?: boolean
}

/** The draft in the server's order, and own operations that wait to come in. */
export interface Ledger {
  readonly seq: number
  readonly confirmed: Draft
  readonly pending: readonly Pending[]
}

/** The confirmed draft with what waits on top of it; what does not fit any more is passed over. */
export const drawn = (ledger: Ledger): Draft =>
  applyOperations(
    ledger.confirmed,
    undecided(ledger).map(({ operation }) => operation),
  ).draft

/** Whether what is drawn stays the same as an operation comes in: it is the own one that was carried out first on the confirmed draft. */
export function isAsDrawn(before: Ledger, { operation }: Logged, after: Ledger): boolean {
  const [first, ...others] = undecided(before)
  return first?.operation.id === operation.id && undecided(after).length === others.length
}

const undecided = ({ pending }: Ledger) => pending.filter(({ isDecided }) => !isDecided)

/** Takes in the next operation of the server's order; undefined where it cannot be carried out, so that the draft has to be read anew. */
export function land(ledger: Ledger, { seq, operation }: Logged): Ledger | undefined {
  const confirmed = applyOperation(ledger.confirmed, operation)
  if (isRefusal(confirmed)) return undefined
  const place = ledger.pending.findIndex(each => each.operation.id === operation.id)
  const pending = ledger.pending.map((each, index) =>
    index < place ? { ...each, isDecided: true } : each,
  )
  return settle({
    seq,
    confirmed,
    pending: place < 0 ? ledger.pending : pending.toSpliced(place, 1),
  })
}

/** Takes in what the server has answered. */
export function acknowledge(ledger: Ledger, { seq, accepted, refused }: Answer): Ledger {
  const isIn = new Set(accepted)
  const isOut = new Set(refused.map(({ id }) => id))
  return settle({
    ...ledger,
    pending: ledger.pending
      .filter(({ operation }) => !isOut.has(operation.id))
      .map(each =>
        isIn.has(each.operation.id) ? { ...each, reached: each.reached ?? seq } : each,
      ),
  })
}

/** The same on a draft that was read anew. */
export const renew = (ledger: Ledger, seq: number, confirmed: Draft): Ledger =>
  settle({ ...ledger, seq, confirmed })

/** What the confirmed draft has reached waits no longer. */
function settle(ledger: Ledger): Ledger {
  const pending = ledger.pending.filter(
    ({ reached }) => reached === undefined || reached > ledger.seq,
  )
  return pending.length === ledger.pending.length ? ledger : { ...ledger, pending }
}

/** What the server has not answered yet. */
export const unanswered = ({ pending }: Ledger): readonly Pending[] =>
  pending.filter(({ reached }) => reached === undefined)

/**
 * Has own operations wait behind the others. Those at the end that are among `goneOn`, which they go on from, give way to them as long as nothing has been sent.
 */
export function wait(
  ledger: Ledger,
  operations: readonly Operation[],
  goneOn: readonly Operation[] = [],
): Ledger {
  const ids = new Set(goneOn.map(({ id }) => id))
  const open =
    ledger.pending.findLastIndex(({ isSent, operation }) => isSent || !ids.has(operation.id)) + 1
  const joined = mergeOperations([
    ...ledger.pending.slice(open).map(({ operation }) => operation),
    ...operations,
  ])
  return {
    ...ledger,
    pending: [
      ...ledger.pending.slice(0, open),
      ...joined.map(operation => ({ operation, isSent: false })),
    ],
  }
}
