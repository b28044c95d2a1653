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
  /** The latest first, so that the next is at the end. */
  const timers: Timer[] = []
  const set = new Set<unknown>()
  let time = now
  let lastId = 0

  return {
    now: () => time,
    setTimeout(callback, ms) {
      const timer = { id: ++lastId, due: time + Math.max(0, ms), callback }
      timers.splice(placeOf(timer.due), 0, timer)
      set.add(timer.id)
      return timer.id
    },
    clearTimeout: id => void set.delete(id),
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

  /** Before every timer that is due at the same time: those were set earlier. */
  function placeOf(due: number): number {
    let low = 0
    let high = timers.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((timers[middle]?.due ?? due) > due) low = middle + 1
      else high = middle
    }
    return low
  }

  function next(): Timer | undefined {
    while (timers.length > 0 && !set.has(timers.at(-1)?.id)) timers.pop()
    return timers.at(-1)
  }

  function run(timer: Timer) {
    set.delete(timer.id)
    time = timer.due
    timer.callback()
  }
}
