import type { News } from '../conversations/live/news.js'
import { defineRecurringJob, type JobHandler } from '../platform/jobs/index.js'
import type { Store } from '../store/index.js'

const hour = 3_600_000
const day = 24 * hour
/** Providers repeat a request for up to seven days. */
const known = 8 * day
/** For so long a message waits for an owner who has to mend a connection (decision 325). */
const longestWait = 7 * day

/** What it works with. */
interface RecordsParts {
  readonly store: Pick<Store, 'channels' | 'threads'>
  readonly news: Pick<News, 'reacted'>
}

/**
 * Forgets, every hour, what came over channels and went out, once no provider speaks of it any more, and who has no thread
 * and waits for nothing; messages stay in their threads. What has waited for seven days has failed.
 */
export function channelRecordsJob({
  store: { channels, threads },
  news,
}: RecordsParts): JobHandler {
  return defineRecurringJob('channel-records', hour, async () => {
    await channels.connections.forgetFailures()
    await channels.statuses.forget(day)
    await failOverdue()
    await channels.incoming.forget(known)
    await channels.outgoing.forget(known)
    await channels.persons.removeIdle()
  })

  async function failOverdue(): Promise<void> {
    for (;;) {
      const overdue = await channels.outgoing.overdue(longestWait)
      if (overdue.length === 0) return
      for (const entry of overdue) {
        const changed = await channels.outgoing.noteFailed(entry, tooLate)
        const thread = changed && (await threads.find(changed.threadId))
        if (changed && thread) news.reacted(thread, changed.number)
      }
    }
  }
}

const tooLate = 'The connection was not mended within seven days.'
