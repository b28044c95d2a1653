import type { ActorRefFrom } from 'xstate'
import type { deskMachine } from './chart/desk.machine.js'
import type { Outgoing } from './chart/talk.js'

/** A desk of this browser tab. */
export type DeskActor = ActorRefFrom<typeof deskMachine>

/** Keeps one desk for all pages that show it. */
export interface DeskHolder {
  /** The desk, which begins when a page enters it. */
  readonly desk: () => DeskActor
  /** A page shows the desk, which it is handed; returns what the page calls when it leaves. */
  readonly enter: (show: (desk: DeskActor) => void) => () => void
  /** Ends the desk with everything that was written there: the session is another's. */
  readonly forget: () => void
}

/**
 * Holds a desk until its page is left and all that was written there has gone. What the server refused waits for the next
 * desk, and the browser asks before the tab is closed on either.
 */
export function holdDesk(
  make: () => DeskActor,
  tell: {
    /** The agent should look up. */
    ring(): void
    /** Something was refused while no page of the desk was open. */
    refused(why: string): void
  },
): DeskHolder {
  let held: DeskActor | undefined
  let pages = 0
  let refused: readonly Outgoing[] = []
  const told = new Set<string>()
  const desk = () => {
    held ??= make()
    return held
  }
  return {
    desk,
    enter: show => {
      pages++
      const actor = desk()
      if (!started.has(actor)) begin(actor)
      show(actor)
      return () => {
        pages--
        queueMicrotask(leave)
      }
    },
    forget: () => {
      held?.stop()
      held = undefined
      refused = []
      told.clear()
      guard()
    },
  }

  function begin(actor: DeskActor) {
    started.add(actor)
    actor.on('ring', tell.ring)
    actor.subscribe(({ context }) => {
      if (actor !== held) return
      guard()
      for (const { key, refusal } of context.outbox) {
        if (refusal === undefined) told.delete(key)
        else if (pages === 0 && !told.has(key)) tell.refused(refusal)
        if (refusal !== undefined) told.add(key)
      }
      queueMicrotask(leave)
    })
    actor.start()
    for (const item of refused) actor.send({ type: 'message.written', item })
    refused = []
  }

  /** Ends the desk where no page shows it and nothing is under way. */
  function leave() {
    if (pages > 0 || !held) return
    const { outbox } = held.getSnapshot().context
    if (outbox.some(({ refusal }) => refusal === undefined)) return
    refused = outbox
    held.stop()
    held = undefined
    guard()
  }

  function guard() {
    const unsent = held ? held.getSnapshot().context.outbox : refused
    if (unsent.length > 0) addEventListener('beforeunload', ask)
    else removeEventListener('beforeunload', ask)
  }
}

const started = new WeakSet<DeskActor>()

const ask = (event: BeforeUnloadEvent) => event.preventDefault()
