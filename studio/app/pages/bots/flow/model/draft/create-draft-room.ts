import { type Operation, readDraft } from 'talkgraph/builder'
import type { Clock } from './clock.js'
import { createBook } from './draft-book.js'
import type { Bar, DraftRoom, DraftState, Saving } from './draft-room.js'
import { createFollower } from './follower.js'
import { noHistory } from './history.js'
import { createKeeper } from './keeper.js'
import { createPresence } from './presence.js'
import { createSender } from './sender.js'
import type { DraftStorage } from './storage.js'
import type { DraftTransport } from './transport.js'

/** What a room stands on. */
export interface RoomParts {
  readonly transport: DraftTransport
  readonly storage: DraftStorage
  readonly clock: Clock
  /** An id that no other operation has. */
  readonly nextId: () => string
}

/** Milliseconds between two looks for what other tabs have left behind. */
const lookAround = 15_000
/** Milliseconds in which what comes in is told of at once. */
const together = 30

/**
 * Opens a draft for one person of several: the draft in the server's order, and own changes on top of it at once. Rejects
 * where the draft can be had neither from the server nor from this browser.
 */
export async function createDraftRoom({
  transport,
  storage,
  clock,
  nextId,
}: RoomParts): Promise<DraftRoom> {
  const { recent, ...begun } = await begin(transport, storage)
  const book = createBook({ ...begun, now: clock.now, nextId })
  for (const logged of recent) if (logged.seq === book.confirmed().seq + 1) book.land(logged)
  const listeners = new Set<() => void>()
  let isUp = true
  /** What stands in the way of sending, and of reading. */
  let bars: { readonly send: Bar | null; readonly read: Bar | null } = { send: null, read: null }
  let isClosed = false
  let cancelTelling: (() => void) | undefined
  const keeper = createKeeper(storage, clock, {
    tab: book.kept,
    draft: book.confirmed,
    keptUpTo: book.keptUpTo,
  })
  const presence = createPresence(transport, clock, tell)
  let state = draw()
  const sender = createSender({
    transport,
    clock,
    take: book.take,
    waits: book.waits,
    kept: keeper.keep,
    answered(answer) {
      book.answer(answer)
      follower.expect(answer.seq)
      changed()
    },
    given({ id }, message) {
      book.answer({ seq: 0, accepted: [], refused: [{ id, code: 'VALUE_INVALID', message }] })
      changed()
    },
    came(failure) {
      isUp = failure !== 'later'
      if (failure === null) bars = { send: null, read: null }
      else if (failure !== 'later') bars = { ...bars, send: failure }
      tell()
    },
  })
  const follower = createFollower({
    transport,
    clock,
    seq: () => book.confirmed().seq,
    land(logged) {
      if (book.land(logged)) changedSoon()
      else void readAnew()
    },
    lost: () => void readAnew(),
    came(failure) {
      const read = failure === 'later' ? bars.read : failure
      // Reading says nothing of who may write, and of what room there is; whatever else was in the way is gone.
      const stays = bars.send === 'not-allowed' || bars.send === 'full'
      const send = failure === null && !stays ? null : bars.send
      if (read === bars.read && send === bars.send) return
      const isOpen = bars.send !== null && send === null
      bars = { send, read }
      if (isOpen) sender.hurry()
      tell()
    },
    presence: presence.heard,
    reset: presence.reset,
  })
  const stopWaiting = transport.whenBack(() => {
    sender.hurry()
    void follower.ask()
  })
  const stopStaying = transport.whenLeaving(sender.leave)
  let stopLooking = () => {}
  await adoptLeft()
  sender.wake()
  void keeper.keepWhole()

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    change(changes, title) {
      const refusals = book.change(changes, title)
      drew()
      return refusals
    },
    undo() {
      book.undo()
      drew()
    },
    redo() {
      book.redo()
      drew()
    },
    show: presence.show,
    takeBack(noticeId) {
      book.takeBack(noticeId)
      drew()
    },
    dismiss(noticeId) {
      book.dismiss(noticeId)
      tell()
    },
    close() {
      if (isClosed) return
      isClosed = true
      stopWaiting()
      stopStaying()
      stopLooking()
      cancelTelling?.()
      presence.end()
      follower.end()
      listeners.clear()
      void sender
        .end()
        .then(keeper.keepWhole)
        .finally(() => {
          keeper.end()
          storage.close()
        })
    },
  }

  function draw(): DraftState {
    const bar = bars.send ?? bars.read
    const waiting: Saving = bar !== null ? 'kept' : isUp ? 'saving' : 'offline'
    return {
      ...book.state(),
      saving: book.waits() ? waiting : 'saved',
      bar,
      peers: presence.peers(),
    }
  }

  function tell() {
    cancelTelling?.()
    cancelTelling = undefined
    if (isClosed) return
    state = draw()
    for (const listener of listeners) listener()
  }

  /** This person has drawn something. */
  function drew() {
    void keeper.keep()
    sender.wake()
    tell()
  }

  function changed() {
    keeper.keepSoon()
    tell()
  }

  /** Operations may come by the hundred: they are told of together. */
  function changedSoon() {
    keeper.keepSoon()
    cancelTelling ??= clock.after(together, tell)
  }

  async function readAnew() {
    try {
      const { seq, bot } = await transport.read()
      if (isClosed || seq < book.confirmed().seq) return
      book.restart(seq, readDraft(bot))
      changed()
    } catch {
      // The follower asks again.
    }
  }

  /** What a tab has left behind that is gone is sent from here. */
  async function adoptLeft() {
    const left = await storage.left().catch(() => [])
    for (const { clientId, pending } of left) {
      if (isClosed) return
      book.adopt(pending)
      if (await keeper.keep()) await storage.forget(clientId).catch(() => undefined)
    }
    if (left.some(({ pending }) => pending.length > 0)) drew()
    if (!isClosed) stopLooking = clock.after(lookAround, () => void adoptLeft())
  }
}

async function begin(transport: DraftTransport, storage: DraftStorage) {
  const tab = await storage.loadTab().catch(() => undefined)
  const kept = await storage.loadDraft().catch(() => undefined)
  const history = tab?.history ?? noHistory
  const pending = (tab?.pending ?? []).map((operation: Operation) => ({ operation, isSent: true }))
  const hasOwn = pending.length + history.past.length + history.future.length > 0
  const onKept = kept && {
    ledger: { seq: kept.seq, confirmed: readDraft(kept.bot), pending },
    history,
    recent: tab?.recent ?? [],
    told: Math.max(tab?.seq ?? kept.seq, kept.seq),
  }
  if (hasOwn && onKept) return onKept
  try {
    const { seq, bot } = await transport.read()
    return {
      ledger: { seq, confirmed: readDraft(bot), pending },
      history: noHistory,
      recent: [],
      told: seq,
    }
  } catch (error) {
    if (!onKept || !['later', 'signed-out'].includes(transport.judge(error))) throw error
    return onKept
  }
}
