import {
  applyOperation,
  asOperations,
  type Change,
  type Draft,
  invertOperation,
  isRefusal,
  type Operation,
  type Refusal,
} from 'talkgraph/builder'
import type { Notice } from './draft-room.js'
import {
  add,
  type Entry,
  type KeptHistory,
  landed,
  noHistory,
  overtaken,
  refused,
} from './history.js'
import {
  acknowledge,
  drawn,
  isAsDrawn,
  type Ledger,
  land,
  renew,
  unanswered,
  wait,
} from './ledger.js'
import { leftNotice, mostNotices, reasonOf, refusedNotice, replacedNotice } from './notices.js'
import type { KeptTab } from './storage.js'
import type { Answer, Logged } from './transport.js'
import { replacedBy, type Written, write } from './written.js'

/** What a book begins with. */
export interface BookParts {
  readonly ledger: Ledger
  readonly history: KeptHistory
  /** Up to which number of the server's order the history knows what happened. */
  readonly told: number
  readonly now: () => number
  readonly nextId: () => string
}

/** What a room knows: the draft, what waits, what can be undone, what a person should know. It reaches nothing outside. */
export function createBook({ now, nextId, told, ...begun }: BookParts) {
  let { ledger, history } = begun
  let shown: Draft | undefined
  /** Worked out only once it is asked for: operations may come by the hundred. */
  const show = () => (shown ??= drawn(ledger))
  let written: readonly Written[] = []
  let notices: readonly Notice[] = []
  let recent: readonly Logged[] = []

  const tell = (notice: Omit<Notice, 'id'>, id = nextId()) => {
    notices = [...notices.filter(each => each.id !== id), { ...notice, id }].slice(-mostNotices)
  }

  function carryOut(changes: readonly Change[], title: string) {
    const inverse: Change[] = []
    const refusals: Refusal[] = []
    const operations: Operation[] = []
    for (const operation of asOperations(changes, nextId)) {
      const before = show()
      const result = applyOperation(before, operation)
      if (isRefusal(result)) refusals.push(result)
      else if (result !== before) {
        inverse.unshift(...invertOperation(before, operation))
        operations.push(operation)
        shown = result
      }
    }
    const at = now()
    written = write(written, operations, title, at)
    const entry: Entry = { title, at, operations, inverse, waiting: operations.map(({ id }) => id) }
    return { entry, refusals }
  }

  function change(changes: readonly Change[], title: string): readonly Refusal[] {
    const { entry, refusals } = carryOut(changes, title)
    if (entry.operations.length === 0) return refusals
    const last = history.past.at(-1)
    history = add(history, entry)
    const isJoined = history.past.at(-1) !== entry
    ledger = wait(ledger, entry.operations, isJoined ? last?.operations : undefined)
    return refusals
  }

  /** Takes the last thing out of one list, back or again, and puts what reverses that into the other. */
  function turn(from: 'past' | 'future', to: 'past' | 'future') {
    const entry = history[from].at(-1)
    if (!entry) return
    history = { ...history, [from]: history[from].slice(0, -1) }
    if (entry.overtakenBy !== undefined) return tell(leftNotice(entry, entry.overtakenBy))
    const { entry: back, refusals } = carryOut(entry.inverse, entry.title)
    if (refusals[0])
      tell(leftNotice(entry, null, reasonOf(refusals[0], back.operations.length > 0)))
    if (back.operations.length === 0) return
    ledger = wait(ledger, back.operations)
    history = { ...history, [to]: [...history[to], { ...back, at: 0 }] }
  }

  function hear(logged: Logged, before: Draft) {
    const { operation, by, seq } = logged
    if (seq > told) history = overtaken(history, operation, by)
    const isWaiting = new Set(ledger.pending.map(each => each.operation.id))
    for (const each of replacedBy(operation, ledger.confirmed, written, now())) {
      if (isWaiting.has(each.operation.id) || before === ledger.confirmed) continue
      tell(replacedNotice(each, by), `over ${each.operation.id}`)
    }
  }

  return {
    change,
    undo: () => turn('past', 'future'),
    redo: () => turn('future', 'past'),
    /** Takes in the next operation of the server's order; false where it does not fit, so that the draft must be read anew. */
    land(logged: Logged): boolean {
      const before = ledger
      const isOwn = before.pending.some(({ operation }) => operation.id === logged.operation.id)
      const after = land(before, logged)
      if (!after) return false
      ledger = after
      if (!isAsDrawn(before, logged, after)) shown = undefined
      if (isOwn) history = landed(history, logged.operation, before.confirmed)
      else hear(logged, before.confirmed)
      told = Math.max(told, logged.seq)
      recent = [...recent, logged]
      return true
    },
    answer(answer: Answer) {
      for (const { id, message } of answer.refused) {
        const own = ledger.pending.find(({ operation }) => operation.id === id)
        if (own) tell(refusedNotice(own.operation, titleOf(id), message))
      }
      history = refused(history, new Set(answer.refused.map(({ id }) => id)))
      const before = ledger.pending.length
      ledger = acknowledge(ledger, answer)
      if (ledger.pending.length < before) shown = undefined
    },
    /** The draft as it was read anew; what was done before can no longer be undone safely. */
    restart(seq: number, confirmed: Draft) {
      ledger = renew(ledger, seq, confirmed)
      history = noHistory
      written = []
      recent = []
      told = seq
      shown = undefined
    },
    /** Takes over what another tab has left behind. */
    adopt(operations: readonly Operation[]) {
      const known = new Set(ledger.pending.map(({ operation }) => operation.id))
      const more = operations.filter(({ id }) => !known.has(id))
      ledger = {
        ...ledger,
        pending: [...ledger.pending, ...more.map(operation => ({ operation, isSent: true }))],
      }
      shown = undefined
    },
    /** The first ones that wait to be sent; from now on they stay as they are. */
    take(most: number): readonly Operation[] {
      const first = unanswered(ledger).slice(0, most)
      const isFirst = new Set(first)
      ledger = {
        ...ledger,
        pending: ledger.pending.map(each => (isFirst.has(each) ? { ...each, isSent: true } : each)),
      }
      return first.map(({ operation }) => operation)
    },
    waits: () => unanswered(ledger).length > 0,
    takeBack(noticeId: string) {
      const mine = written.find(({ operation }) => `over ${operation.id}` === noticeId)
      if (mine) change([withoutId(mine.operation)], mine.title)
      notices = notices.filter(({ id }) => id !== noticeId)
    },
    dismiss(noticeId: string) {
      notices = notices.filter(({ id }) => id !== noticeId)
    },
    confirmed: () => ({ seq: ledger.seq, bot: ledger.confirmed }),
    kept: (): KeptTab => ({
      seq: Math.max(told, ledger.seq),
      pending: ledger.pending.map(({ operation }) => operation),
      history,
      recent,
    }),
    /** The whole draft is kept, up to this number. */
    keptUpTo(seq: number) {
      recent = recent.filter(logged => logged.seq > seq)
    },
    state: () => ({
      draft: show(),
      undo: history.past.at(-1)?.title ?? null,
      redo: history.future.at(-1)?.title ?? null,
      notices,
    }),
  }

  function titleOf(id: string): string {
    const entries = [...history.past, ...history.future]
    return entries.find(({ operations }) => operations.some(each => each.id === id))?.title ?? ''
  }
}

function withoutId({ id: _, ...change }: Operation): Change {
  return change
}
