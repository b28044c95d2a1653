/** A value that can be watched. */
export interface Observable<Value> {
  get: () => Value
  set(value: Value): void
  subscribe: (listener: () => void) => () => void
}

/** Makes an observable value. */
export function createObservable<Value>(value: Value): Observable<Value> {
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
