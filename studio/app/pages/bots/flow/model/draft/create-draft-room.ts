import { type Operation, readDraft } from 'talkgraph/builder'
import { createActor, fromPromise, type SnapshotFrom, waitFor } from 'xstate'
import { createStore } from '#store/store.js'
import type { Clock } from './clock.js'
import { createBook } from './draft-book.js'
import type { DraftRoom, DraftState, Saving } from './draft-room.js'
import { draftRoomMachine } from './draft-room.machine.js'
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
  const room = createActor(
    draftRoomMachine.provide({
      actors: {
        adopt: fromPromise(({ signal }) => adoptLeft(signal)),
        readAnew: fromPromise(({ signal }) => readAnew(signal)),
        sendRest: fromPromise(async () => {
          await sender.end()
          await keeper.keepWhole()
        }),
      },
      actions: {
        hurry: () => sender.hurry(),
        hearNoMore() {
          stopWaiting()
          stopStaying()
          presence.end()
          follower.end()
        },
        keepNoMore() {
          keeper.end()
          storage.close()
        },
      },
    }),
    {
      clock: {
        setTimeout: (run: () => void, pause: number) => clock.after(pause, run),
        clearTimeout: (cancel: () => void) => cancel(),
      },
    },
  )
  const tell = () => room.send({ type: 'draft.changed' })
  const keeper = createKeeper(storage, clock, {
    tab: book.kept,
    draft: book.confirmed,
    keptUpTo: book.keptUpTo,
  })
  const presence = createPresence(transport, clock, tell)
  const store = createStore(draw(room.getSnapshot()))
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
    came: failure => room.send({ type: 'sending.came', failure }),
  })
  const follower = createFollower({
    transport,
    clock,
    seq: () => book.confirmed().seq,
    land(logged) {
      if (!book.land(logged)) return room.send({ type: 'draft.lost' })
      // Operations may come by the hundred: they are told of together.
      keeper.keepSoon()
      room.send({ type: 'draft.landed' })
    },
    lost: () => room.send({ type: 'draft.lost' }),
    came: failure => room.send({ type: 'reading.came', failure }),
    presence: presence.heard,
    reset: presence.reset,
  })
  const stopWaiting = transport.whenBack(() => {
    sender.hurry()
    void follower.ask()
  })
  const stopStaying = transport.whenLeaving(sender.leave)
  let told = 0
  room.subscribe(now => {
    if (now.context.told === told) return
    told = now.context.told
    store.set(draw(now))
  })
  room.start()
  await waitFor(room, now => now.matches({ open: { leftBehind: 'adopted' } }))
  sender.wake()
  void keeper.keepWhole()

  return {
    state: store.get,
    subscribe: store.subscribe,
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
    close: () => room.send({ type: 'room.left' }),
  }

  function draw(now: SnapshotFrom<typeof draftRoomMachine>): DraftState {
    const bar = now.context.send ?? now.context.read
    const isUp = now.matches({ open: { line: 'up' } })
    const waiting: Saving = bar !== null ? 'kept' : isUp ? 'saving' : 'offline'
    return {
      ...book.state(),
      saving: book.waits() ? waiting : 'saved',
      bar,
      peers: presence.peers(),
    }
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

  async function readAnew(signal: AbortSignal) {
    const { seq, bot } = await transport.read()
    if (signal.aborted || seq < book.confirmed().seq) return
    book.restart(seq, readDraft(bot))
    changed()
  }

  async function adoptLeft(signal: AbortSignal) {
    const left = await storage.left().catch(() => [])
    for (const { clientId, pending } of left) {
      if (signal.aborted) return
      book.adopt(pending)
      if (await keeper.keep()) await storage.forget(clientId).catch(() => undefined)
    }
    if (left.some(({ pending }) => pending.length > 0)) drew()
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
