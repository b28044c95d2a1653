/** Counts how often something happened in the present window of time. */
export interface RateStore {
  /** Counts one more; resolves to the count in the window and the seconds until it ends. */
  hit(key: string, windowSeconds: number): Promise<{ readonly count: number; readonly resetSeconds: number }>
}

interface Window {
  count: number
  readonly endsAt: number
}

/** Counters in this process's memory: enough for the embedded database, which one process uses at a time. */
export function createMemoryRates(now: () => number = Date.now): RateStore {
  const windows = new Map<string, Window>()
  let sweepAt = 0
  return {
    hit: async (key, windowSeconds) => {
      const time = now()
      if (time >= sweepAt) {
        for (const [name, { endsAt }] of windows) if (endsAt <= time) windows.delete(name)
        sweepAt = time + 60_000
      }
      const found = windows.get(key)
      const window = found && found.endsAt > time ? found : { count: 0, endsAt: time + windowSeconds * 1000 }
      window.count++
      windows.set(key, window)
      return { count: window.count, resetSeconds: Math.ceil((window.endsAt - time) / 1000) }
    },
  }
}
