import { defineRecurringJob, type JobHandler } from '../platform/jobs/index.js'
import type { Store } from '../store/index.js'

const hour = 3_600_000
const day = 24 * hour
/** Providers repeat a request for up to seven days. */
const known = 8 * day

/**
 * Forgets, every hour, what came over channels and went out, once no provider speaks of it any more, and who has no thread
 * and waits for nothing; messages stay in their threads.
 */
export function channelRecordsJob({ channels }: Pick<Store, 'channels'>): JobHandler {
  return defineRecurringJob('channel-records', hour, async () => {
    await channels.connections.forgetFailures()
    await channels.statuses.forget(day)
    await channels.incoming.forget(known)
    await channels.outgoing.forget(known)
    await channels.persons.removeIdle()
  })
}
