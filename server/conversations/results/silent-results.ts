import { defineRecurringJob, type JobHandler } from '../../platform/jobs/index.js'
import type { Store } from '../../store/index.js'
import { countWays } from './count-ways.js'
import { wordsOfStored } from './record-facts.js'

/** Milliseconds. */
const usualPause = 60_000
/** Nobody answers after a longer silence. */
const quiet = 30 * 60_000

/** Counts as abandoned the conversations that are silent for half an hour. */
export function silentResultsJob(
  store: Pick<Store, 'results' | 'bots'>,
  pause = usualPause,
): JobHandler {
  return defineRecurringJob('silent-results', pause, async () => {
    while ((await store.results.abandon(quiet, wordsOfStored)) > 0);
    await countWays(store)
  })
}
