import { setTimeout as wait } from 'node:timers/promises'

/** Has the calls to one host wait for each other, whoever makes them in this process. */
export interface Pace {
  /** Resolves when the host may be asked again, so many milliseconds after it was asked last. Rejects when the signal says so. */
  turn(host: string, pause: number, signal: AbortSignal): Promise<void>
  /** Has a host left alone for so many milliseconds. */
  rest(host: string, pause: number): void
}

/** Makes one. `now` in milliseconds, and only forward. */
export function createPace(now: () => number = () => performance.now()): Pace {
  const last = new Map<string, number>()
  return {
    async turn(host, pause, signal) {
      for (;;) {
        const free = (last.get(host) ?? Number.NEGATIVE_INFINITY) + pause
        if (free <= now()) break
        await wait(free - now(), undefined, { signal })
      }
      signal.throwIfAborted()
      last.set(host, now())
      if (last.size > mostHosts)
        for (const [each, at] of last) if (at < now() - hour) last.delete(each)
    },
    rest: (host, pause) => void last.set(host, now() + pause),
  }
}

const mostHosts = 1000
const hour = 3_600_000
