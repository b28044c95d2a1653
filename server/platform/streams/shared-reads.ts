import { setImmediate as turn } from 'node:timers/promises'

/**
 * Reads once for all who ask in the same moment: desks that hear of one change ask for the same. What is read is never older
 * than the asking.
 */
export function shareReads<Key extends string | number, Value>(
  read: (key: Key) => Promise<Value>,
): (key: Key) => Promise<Value> {
  /** Those that have not begun. */
  const due = new Map<Key, Promise<Value>>()
  return key => {
    const known = due.get(key)
    if (known) return known
    const next = turn().then(() => {
      due.delete(key)
      return read(key)
    })
    due.set(key, next)
    return next
  }
}
