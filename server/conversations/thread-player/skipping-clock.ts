import type { Clock } from '../../../runtime/index.js'

interface Timer {
  readonly due: number
  readonly callback: () => void
}

/** A clock that goes on by itself, and on which pauses can be skipped. */
interface SkippingClock extends Clock {
  /** Milliseconds until the next timer is due; undefined where there is none. */
  readonly next: number | undefined
  /** Runs the next timer now, as if it were due. */
  skip(): void
}

/** Makes one over the real time, `now` in milliseconds since 1970. */
export function createSkippingClock(now: () => number = Date.now): SkippingClock {
  const timers = new Map<unknown, Timer>()
  let skipped = 0
  let lastId = 0
  const time = () => now() + skipped

  return {
    now: time,
    setTimeout(callback, ms) {
      timers.set(++lastId, { due: time() + Math.max(0, ms), callback })
      return lastId
    },
    clearTimeout: id => void timers.delete(id),
    get next() {
      const [, timer] = first() ?? []
      return timer && Math.max(0, timer.due - time())
    },
    skip() {
      const [id, timer] = first() ?? []
      if (!timer) return
      timers.delete(id)
      skipped += Math.max(0, timer.due - time())
      timer.callback()
    },
  }

  /** The one that is due first; of several, that which was set first. */
  function first(): [unknown, Timer] | undefined {
    let found: [unknown, Timer] | undefined
    for (const entry of timers) if (!found || entry[1].due < found[1].due) found = entry
    return found
  }
}
