import type { Clock } from '../node/env.js'

/** A clock on which pauses can be skipped. */
export interface HurriedClock extends Clock {
  /** Runs the timer that has been set for the longest; false when there is none, or no more hurry. */
  skip(): boolean
  /** From now on time passes as usual, for the timers that are left too. */
  calmDown(): void
}

/** Makes a clock whose timers wait for `skip()` until it calms down. */
export function hurriedClock(clock: Clock): HurriedClock {
  const held = new Map<unknown, { callback: () => void; ms: number }>()
  const passedOn = new Map<unknown, unknown>()
  let hurries = true

  return {
    now: () => clock.now(),
    setTimeout(callback, ms) {
      if (!hurries) return clock.setTimeout(callback, ms)
      const id = {}
      held.set(id, { callback, ms })
      return id
    },
    clearTimeout(id) {
      if (!held.delete(id)) clock.clearTimeout(passedOn.get(id) ?? id)
    },
    skip() {
      for (const [id, { callback }] of held) {
        held.delete(id)
        callback()
        return true
      }
      return false
    },
    calmDown() {
      hurries = false
      for (const [id, { callback, ms }] of held) passedOn.set(id, clock.setTimeout(callback, ms))
      held.clear()
    },
  }
}
