import type { Context, Event } from './action.js'

/** An actor as it stands between two steps. */
export interface Snapshot {
  readonly status: 'active' | 'done' | 'error' | 'stopped'
  /** The active state's name, or names within names. */
  readonly value: unknown
  readonly context: Context
  readonly output: unknown
}

/** Who follows an actor from step to step. */
export interface Observer {
  readonly next?: (snapshot: Snapshot) => void
  readonly error?: (error: unknown) => void
  readonly complete?: () => void
}

/** Those who listen to an actor. */
export function createAudience() {
  const observers = new Set<Observer>()
  const listeners = new Map<string, Set<(event: Event) => void>>()

  return {
    subscribe(observer: Observer | Observer['next']) {
      const heard: Observer = typeof observer === 'function' ? { next: observer } : { ...observer }
      observers.add(heard)
      return { unsubscribe: () => void observers.delete(heard) }
    },
    on(type: string, listener: (event: Event) => void) {
      const set = listeners.get(type) ?? new Set()
      listeners.set(type, set.add(listener))
      return { unsubscribe: () => void set.delete(listener) }
    },
    tell(event: Event) {
      for (const type of [event.type, '*'])
        for (const listener of listeners.get(type) ?? []) guarded(() => listener(event))
    },
    show(snapshot: Snapshot) {
      for (const { next } of observers) guarded(() => next?.(snapshot))
    },
    /** Tells that the actor is at its end, for the last time. */
    dismiss(status: Snapshot['status'], problem: unknown) {
      const told = [...observers]
      observers.clear()
      listeners.clear()
      const hasFailed = status === 'error'
      if (hasFailed && !(told.length > 0 && told.every(observer => observer.error))) report(problem)
      for (const { error, complete } of told) guarded(() => (hasFailed ? error?.(problem) : complete?.()))
    },
  }
}

/** What goes wrong with a listener is the page's to hear, not the actor's. */
function guarded(work: () => void) {
  try {
    work()
  } catch (error) {
    report(error)
  }
}

function report(error: unknown) {
  setTimeout(() => {
    throw error
  })
}
