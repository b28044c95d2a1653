import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import type { WriteStep } from '../step-write.js'
import { createJobOversight, type JobOversight } from './oversight.js'
import { createJobQueue, type JobQueue } from './queue.js'

/** What is done later, by any number of processes. */
export interface JobRepository extends JobQueue, JobOversight {}

/** The jobs in a database. `now` in milliseconds. */
export function createJobRepository(
  db: Kysely<Tables>,
  write: WriteStep,
  now: () => number = Date.now,
): JobRepository {
  return { ...createJobQueue(db, write, now), ...createJobOversight(db, now) }
}
