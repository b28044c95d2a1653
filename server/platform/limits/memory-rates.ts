import type { Count, Counted, Store } from '../../store/index.js'

const mostKept = 100_000

/** Counts in this process alone. `now` in milliseconds. */
export function createMemoryRates(now: () => number): Store['rates'] {
  const counters = new Map<string, { count: number; readonly endsAt: number }>()

  return {
    hit: async counted => counted.map(hit),
    giveBack: async counted => {
      for (const { key, amount = 1 } of counted) {
        const counter = counters.get(key)
        if (counter) counter.count -= amount
      }
    },
  }

  function hit({ key, seconds, amount = 1 }: Counted): Count {
    const time = now()
    const known = counters.get(key)
    const counter =
      known && known.endsAt > time ? known : { count: 0, endsAt: time + seconds * 1000 }
    if (!known && counters.size >= mostKept) counters.clear()
    counters.set(key, counter)
    counter.count += amount
    return { count: counter.count, resetSeconds: Math.ceil((counter.endsAt - time) / 1000) }
  }
}
