import { type Arguments, type Event, resolve } from './action.js'
import type { Names, State, Transitions } from './chart.js'
import type { Running } from './children.js'

/** What keeps an actor's delays. */
export interface Clock {
  setTimeout(callback: () => void, ms: number): unknown
  clearTimeout(id: unknown): void
}

/** What one state alone hears: the end of a delay, of its child, or of its inner states. */
export interface Inner extends Event {
  readonly source: State
  readonly ways: Transitions | undefined
}

export const isInner = (event: Event): event is Inner => 'ways' in event

interface Surroundings {
  readonly names: Names
  readonly clock: Clock
  readonly send: (event: Event) => void
  /** Puts work off until the step is done. */
  readonly defer: (work: () => void) => void
  /** The same for a child, which may have to start before all else. */
  readonly deferChild: (work: () => void) => void
}

/** Keeps what lasts as long as a state: its timers and its child. Both begin and end once the step is done. */
export function createLasting({ names, clock, send, defer, deferChild }: Surroundings) {
  const children = new Map<string, Running>()
  const endings = new Map<State, Set<() => void>>()
  return {
    begin,
    leave,
    states: () => endings.keys(),
    sendToChild: (id: string, event: Event) => children.get(id)?.send?.(event),
  }

  function begin(state: State, args: Arguments) {
    const { after = {}, invoke } = state.config
    const ends = new Set<() => void>()
    const isHere = () => endings.get(state) === ends
    endings.set(state, ends)
    for (const delay in after) {
      const ms = resolve(names.delays?.[delay] ?? Number(delay), args)
      defer(() => {
        if (!isHere()) return
        const timer = clock.setTimeout(() => send({ type: 'after', source: state, ways: after[delay] }), ms)
        ends.add(() => clock.clearTimeout(timer))
      })
    }
    if (!invoke) return
    const { src, id = src, onDone, onError } = invoke
    const given = resolve(invoke.input, args)
    let isStopped = false
    const hear = (heard: Event) => {
      if (!isStopped) send(heard)
    }
    const done = (result: unknown) => hear({ type: 'done', output: result, source: state, ways: onDone })
    const fail = (error: unknown) => hear({ type: 'error', error, source: state, ways: onError })
    deferChild(() => {
      if (!isHere()) return
      ends.add(() => {
        isStopped = true
        children.get(id)?.stop()
        children.delete(id)
      })
      try {
        const child = names.actors?.[src]?.(given, { send: hear, done, fail })
        if (child) children.set(id, child)
      } catch (error) {
        fail(error)
      }
    })
  }

  function leave(state: State) {
    const ends = endings.get(state) ?? []
    endings.delete(state)
    defer(() => {
      for (const end of ends) end()
    })
  }
}
