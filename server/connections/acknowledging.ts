import { setImmediate as nextTurn } from 'node:timers/promises'

/** Keeps working on what came apart from acknowledging that it came: who brings much at once is not kept waiting for answers. */
export interface Acknowledging {
  /** Something is acknowledged while `act` runs. */
  during<Done>(act: () => Promise<Done>): Promise<Done>
  /** Resolves once nothing is being acknowledged, one waiting after the other, or after `longest` milliseconds all the same. */
  quiet(): Promise<void>
}

const usualLongest = 1000

/** Makes it. `now` in milliseconds. */
export function createAcknowledging(
  longest = usualLongest,
  now: () => number = () => performance.now(),
): Acknowledging {
  let underWay = 0
  let last: Promise<unknown> = Promise.resolve()
  let wake: () => void = () => undefined

  return {
    async during(act) {
      underWay++
      try {
        return await act()
      } finally {
        underWay--
        if (underWay === 0) wake()
      }
    },
    quiet() {
      const until = now() + longest
      const turn = last.then(() => pass(until))
      last = turn
      return turn
    },
  }

  async function pass(until: number): Promise<void> {
    for (;;) {
      // What lies in the sockets is read in between.
      await nextTurn()
      if (underWay === 0) return
      const left = until - now()
      if (left <= 0) return
      await sleep(left)
    }
  }

  /** Until nothing is under way, or for so long. */
  function sleep(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms)
      wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}
