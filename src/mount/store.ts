/** A value that can be watched. */
export interface Store<Value> {
  get: () => Value
  set(value: Value): void
  subscribe: (listener: () => void) => () => void
}

/** Makes a store. */
export function createStore<Value>(value: Value): Store<Value> {
  const listeners = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
