import type { Logger } from '../log.js'
import type { ThreadRepository } from '../store/index.js'

/** Milliseconds. A visitor who is there learns it from the stream at once. */
const lookEvery = 30_000

/** Ends, now and then, the threads for which nobody came in time and whose visitors have gone. */
export function startOverdue(
  threads: Pick<ThreadRepository, 'overdue' | 'change'>,
  log: Logger,
): { stop(): Promise<void> } {
  const timer = setInterval(() => void endAll(), lookEvery).unref()
  return { stop: async () => clearInterval(timer) }

  async function endAll(): Promise<void> {
    try {
      for (const { id, channel } of await threads.overdue())
        if (channel === 'widget') await threads.change(id, { state: 'ended' }, ['waiting'])
    } catch (err) {
      log.warn({ err }, 'Threads that waited long enough could not be ended')
    }
  }
}
