import type { Clock } from '../node/env.js'

/** A clock whose pauses can be cut short. */
export interface HurriedClock extends Clock {
  /** Runs the timer that has been set for the longest; false when there is none. */
  skip(): boolean
}

/** Makes a clock that is `clock`, as long as nobody hurries it. */
export function hurriedClock(clock: Clock): HurriedClock {
  const callbacks = new Map<unknown, () => void>()

  return {
    now: () => clock.now(),
    setTimeout(callback, ms) {
      const id = clock.setTimeout(() => {
        callbacks.delete(id)
        callback()
      }, ms)
      callbacks.set(id, callback)
      return id
    },
    clearTimeout,
    skip() {
      for (const [id, callback] of callbacks) {
        clearTimeout(id)
        callback()
        return true
      }
      return false
    },
  }

  function clearTimeout(id: unknown) {
    callbacks.delete(id)
    clock.clearTimeout(id)
  }
}
