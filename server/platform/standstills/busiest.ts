import { promiseHooks } from 'node:v8'
import { type UnderWay, underWay } from '../../base/under-way.js'

/** Tells who has kept the thread to itself. */
export interface Busiest {
  /** Who did for longest since it was last asked, and for how many milliseconds; undefined where nobody is known. */
  take(): { readonly what: UnderWay; readonly ms: number } | undefined
  stop(): void
}

/**
 * Begins to note who keeps this thread to itself. It hears of each step of an asynchronous function, which costs a tenth of a
 * microsecond; what is done in an event of a socket before the first of them counts for nobody.
 */
export function noteBusiest(): Busiest {
  let period = 1
  let busiest: UnderWay | undefined
  let what: UnderWay | undefined
  let begunAt = 0
  const stop = promiseHooks.createHook({
    before: () => {
      what = underWay()
      begunAt = performance.now()
    },
    after: () => {
      if (!what) return
      if (what.lookedAt !== period) {
        what.lookedAt = period
        what.busy = 0
      }
      what.busy += performance.now() - begunAt
      if (!busiest || what.busy > busiest.busy) busiest = what
    },
  })
  return {
    take: () => {
      const found = busiest && { what: busiest, ms: busiest.busy }
      busiest = undefined
      period++
      return found
    },
    stop: () => void stop(),
  }
}
