import type { Logger } from '../log.js'
import type { DeskRepository } from '../store/index.js'
import type { News } from './news.js'

/** Milliseconds between two looks; what begins to wait on this server is looked after at once. */
const usualPause = 5000

/** Offers waiting threads to the agents who are available, in turn (decision 120). */
export interface Giving {
  /** Something has begun to wait: it looks now. */
  wake(): void
  stop(): Promise<void>
}

/** Starts to. Agents that have gone, and offers that nobody took, are found by looking now and then. */
export function startGiving(
  offers: DeskRepository['offers'],
  news: Pick<News, 'offered'>,
  log: Logger,
  pause: number = usualPause,
): Giving {
  let going = Promise.resolve()
  let isQueued = false
  let isStopped = false
  const timer = setInterval(wake, pause).unref()
  return {
    wake,
    stop: () => {
      isStopped = true
      clearInterval(timer)
      return going
    },
  }

  function wake() {
    if (isQueued || isStopped) return
    isQueued = true
    going = going.then(look)
  }

  async function look(): Promise<void> {
    isQueued = false
    try {
      for (const thread of await offers.due()) {
        const given = await offers.give(thread)
        if (given) news.offered(given)
      }
    } catch (err) {
      log.warn({ err }, 'Waiting threads could not be offered to agents')
    }
  }
}
