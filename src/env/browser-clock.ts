import type { Clock } from '../../runtime/index.js'

/** The page's own timers and time. */
export const browserClock: Clock = {
  setTimeout: (callback, ms) => globalThis.setTimeout(callback, ms),
  // The chart hands back what setTimeout gave, which it treats as opaque.
  clearTimeout: id => globalThis.clearTimeout(id as number | undefined),
  now: () => Date.now(),
}
