import type { Clock } from '../../runtime/index.js'

/** The page's own timers and time. */
export const browserClock: Clock = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  // The runtime hands back what setTimeout returned, without looking at it.
  clearTimeout: id => globalThis.clearTimeout(id as number | undefined),
  now: () => Date.now(),
}

/** The same clock, but the first pause is counted from `asked`, the time of the event by which the visitor opened the chat. */
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
