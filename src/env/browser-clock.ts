import type { Clock } from '../../runtime/index.js'

/** The page's own timers and time. */
export const browserClock: Clock = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  // The chart hands back what setTimeout gave, which it treats as opaque.
  clearTimeout: id => globalThis.clearTimeout(id as number | undefined),
  now: () => Date.now(),
}

/** The same for a conversation that a visitor has asked for at `asked`, in an event's time: its first pause began then. */
export function clockSince(asked: () => number | undefined): Clock {
  let isFirst = true
  return {
    ...browserClock,
    setTimeout(callback, ms) {
      const begun = (isFirst && asked()) || performance.now()
      isFirst = false
      return browserClock.setTimeout(callback, begun + ms - performance.now())
    },
  }
}
