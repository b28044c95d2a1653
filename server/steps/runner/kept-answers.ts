import { defineRecurringJob, type JobHandler } from '../../platform/jobs/index.js'
import type { Store } from '../../store/index.js'

const tenMinutes = 600_000

/** Deletes answers to steps that are kept no longer (decision 76). */
export function keptAnswersJob({ stepAnswers }: Pick<Store, 'stepAnswers'>): JobHandler {
  return defineRecurringJob('kept-answers', tenMinutes, () => stepAnswers.sweep())
}
