import { ApiError } from '../../base/errors.js'
import type { Store } from '../../store/index.js'

/** Counts the threads that wait for an agent, by who had them begin; each server counts those that it was asked for. */
export interface WaitingThreads {
  /** Throws RATE_LIMITED where as many wait as may. */
  admit(of: string): Promise<void>
  /** A thread has begun to wait. */
  add(of: string, thread: string): void
}

/** How many threads of one address may wait at the same time. */
const mostWaiting = 20
const mostKept = 50_000

/** Makes it over the threads in the store. */
export function createWaitingThreads(threads: Pick<Store['threads'], 'find'>): WaitingThreads {
  const waiting = new Map<string, Set<string>>()

  return {
    admit: async of => {
      const known = waiting.get(of)
      if (!known || known.size < mostWaiting) return
      for (const id of [...known])
        if ((await threads.find(id))?.state !== 'waiting') known.delete(id)
      if (known.size >= mostWaiting)
        throw new ApiError('RATE_LIMITED', { headers: { 'Retry-After': '60' } })
    },
    add: (of, thread) => {
      const known = waiting.get(of) ?? new Set()
      // Who came last stays longest.
      waiting.delete(of)
      waiting.set(of, known.add(thread))
      for (const oldest of waiting.keys()) {
        if (waiting.size <= mostKept) return
        waiting.delete(oldest)
      }
    },
  }
}
