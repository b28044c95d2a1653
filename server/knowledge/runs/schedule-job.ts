import { defineRecurringJob, type JobHandler, type Jobs } from '../../platform/jobs/index.js'
import type { Store } from '../../store/index.js'

/** Milliseconds between two looks at what is due. */
const every = 600_000

/** Has sources read again whose time has come. */
export const scheduleJob = (
  { sources }: Pick<Store['knowledge'], 'sources'>,
  jobs: Pick<Jobs, 'tell'>,
): JobHandler =>
  defineRecurringJob('knowledge-schedule', every, async () => {
    const due = await sources.due()
    for (const id of due) await sources.wake(id)
    if (due.length > 0) jobs.tell('knowledge')
  })
