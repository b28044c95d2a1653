import type { Clock } from './clock.js'

/** A clock that stands still until it is put forward. */
export function createVirtualClock() {
  const timers = new Set<{ readonly at: number; readonly run: () => void }>()
  let time = 0

  const clock: Clock = {
    now: () => time,
    after(pause, run) {
      const timer = { at: time + Math.max(0, pause), run }
      timers.add(timer)
      return () => timers.delete(timer)
    },
  }

  return {
    ...clock,
    /** Puts the clock forward; what is due is done in order, with what comes of it. */
    async advance(ms: number) {
      const end = time + ms
      await settled()
      for (;;) {
        const [first] = [...timers]
          .filter(({ at }) => at <= end)
          .sort((one, other) => one.at - other.at)
        if (!first) break
        timers.delete(first)
        time = first.at
        first.run()
        await settled()
      }
      time = end
    },
    /** As if everything that waits had never been asked for: the page is gone. */
    forTab() {
      const own = new Set<() => void>()
      const after: Clock['after'] = (pause, run) => {
        const cancel = clock.after(pause, run)
        own.add(cancel)
        return cancel
      }
      return { clock: { now: clock.now, after }, stop: () => own.forEach(cancel => void cancel()) }
    },
  }
}

/** Promises that are kept already have been followed. */
async function settled() {
  for (let turn = 0; turn < 40; turn++) await undefined
}
