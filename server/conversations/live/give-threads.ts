import { defineRecurringJob, type JobHandler } from '../../platform/jobs/index.js'
import type { Store } from '../../store/index.js'
import type { News } from './news.js'

/** Milliseconds between two looks, which find agents who have gone and offers that nobody took. */
const usualPause = 5000

/** Offers waiting threads to the agents who are available, in turn (decision 120). */
export function offersJob(
  offers: Store['desk']['offers'],
  news: Pick<News, 'offered'>,
  pause = usualPause,
): JobHandler {
  return defineRecurringJob('offers', pause, async () => {
    for (const thread of await offers.due()) {
      const given = await offers.give(thread)
      if (given) news.offered(given)
    }
  })
}
