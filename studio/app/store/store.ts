/** What changes, and is followed: the one kind in the studio, as the widget's is (`src/model/observable.ts`). */
export interface Store<State> {
  readonly get: () => State
  readonly set: (change: Partial<State>) => void
  /** Tells a listener of each change, until it is taken away by what this gives. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Makes a store; a change that changes nothing tells nobody. */
export function createStore<State extends object>(first: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = first
  return {
    get: () => state,
    set: change => {
      const next = { ...state, ...change }
      const names = Object.keys(change) as (keyof State)[]
      if (names.every(name => Object.is(next[name], state[name]))) return
      state = next
      for (const listener of [...listeners]) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
