import type { Clock } from '../node/env.js'

interface Timer {
  readonly id: number
  readonly due: number
  readonly callback: () => void
}

/** A clock that stands still until it is moved. Times in milliseconds since 1970. */
export interface VirtualClock extends Clock {
  /** Moves on by `ms`, running every timer that comes due on the way, in order of time and then of setting. */
  advance(ms: number): void
  /** Moves to the next timer and runs it; false when there is none. */
  advanceToNext(): boolean
}

/** A virtual clock that starts at `now`. */
export function createVirtualClock(now = 0): VirtualClock {
  const timers = new Map<number, Timer>()
  let time = now
  let lastId = 0

  return {
    now: () => time,
    setTimeout(callback, ms) {
      const id = ++lastId
      timers.set(id, { id, due: time + Math.max(0, ms), callback })
      return id
    },
    clearTimeout: id => void timers.delete(id as number),
    advance(ms) {
      const end = time + ms
      for (let timer = next(); timer && timer.due <= end; timer = next()) run(timer)
      time = end
    },
    advanceToNext() {
      const timer = next()
      if (timer) run(timer)
      return timer !== undefined
    },
  }

  function next(): Timer | undefined {
    let first: Timer | undefined
    for (const timer of timers.values()) if (!first || timer.due < first.due) first = timer
    return first
  }

  function run(timer: Timer) {
    timers.delete(timer.id)
    time = timer.due
    timer.callback()
  }
}
