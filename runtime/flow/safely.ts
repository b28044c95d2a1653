import type { Clock } from '../node/env.js'

/** Calls what somebody else has written. */
export type Safely = (call: () => void) => void

/** The host's listeners cannot hold a conversation up: what one of them throws is thrown by a timer of its own. */
export function createSafely(clock: Clock): Safely {
  return call => {
    try {
      call()
    } catch (error) {
      clock.setTimeout(() => {
        throw error
      }, 0)
    }
  }
}
