import type { Store } from '../../store/index.js'
import { defineRecurringJob, type JobHandler } from '../jobs/index.js'

const hour = 3_600_000
/** Milliseconds for which a count is good, unless something is deleted. */
const goodFor = 6 * hour

/** Counts anew what accounts keep, one after the other: what visitors have said is known by that alone. */
export const accountUsageJob = ({ budgets }: Pick<Store, 'budgets'>): JobHandler =>
  defineRecurringJob('account-usage', hour, async () => {
    for (const account of await budgets.due(goodFor)) await budgets.count(account)
  })
