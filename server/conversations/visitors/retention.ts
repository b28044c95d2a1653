import type { Logger } from '../../base/log.js'
import { defineRecurringJob, JobFailure, type JobHandler } from '../../platform/jobs/index.js'
import type { MailTransport } from '../../platform/mail/transport.js'
import type { UploadStorage } from '../../platform/uploads/index.js'
import type { Store } from '../../store/index.js'
import { removeUnusedFiles } from './remove-files.js'
import { removeOldResults } from './remove-results.js'
import { removeUploads } from './remove-uploads.js'

const hour = 3_600_000
const day = 24 * hour
/** Milliseconds for which operations on a draft can be read one by one. */
const operationsStay = 30 * day

/** For how many days is kept what visitors left. */
export interface RetentionDays {
  readonly mails: number
  readonly uploads: number
  readonly threads: number
  /** Of bots that say nothing of it. */
  readonly results: number
}

/** What is cleared. */
interface Kept {
  readonly store: Pick<
    Store,
    | 'accounts'
    | 'bookings'
    | 'contacts'
    | 'bots'
    | 'drafts'
    | 'files'
    | 'outbox'
    | 'uploads'
    | 'jobs'
    | 'threads'
    | 'results'
    | 'plans'
    | 'exchanges'
    | 'experiments'
    | 'visits'
    | 'compact'
  >
  readonly uploads: Pick<UploadStorage, 'remove' | 'sweep'>
  readonly transport: MailTransport | undefined
}

/**
 * Deletes what has been kept long enough, every hour: the content of mails that were given up, the records of mails
 * that were sent, mails in the folder `outbox`, uploaded files, appointments that are long over, threads and conversations in which nothing happens any more, contacts of whom none of these is left, sign-ins, links and codes whose time is over, and operations on drafts one by one. The outbox itself forgets the content of mails as soon as they are sent.
 */
export function retentionJob(kept: Kept, days: RetentionDays, log: Logger): JobHandler {
  const { store, uploads, transport } = kept
  return defineRecurringJob('retention', hour, forgetAll)

  /** What fails holds up nothing beside it. */
  async function forgetAll(): Promise<void> {
    const age = days.mails * day
    const failures = [
      await forget(
        'The content of mails that were given up was forgotten',
        'The outbox could not be cleared',
        {
          mails: () => store.outbox.forget(age),
          records: () => store.outbox.removeSent(age),
          jobs: () => store.jobs.forget(age),
          calls: () => store.exchanges.forget(age),
          files: async () => (await transport?.remove({ age })) ?? 0,
        },
      ),
      await forget('Uploaded files were deleted', 'Uploaded files could not be deleted', {
        uploads: () => removeUploads(store, uploads, { age: days.uploads * day }),
        parts: () => uploads.sweep(),
        unused: () => removeUnusedFiles({ store, uploads }),
      }),
      await forget('Threads were deleted', 'Threads could not be deleted', {
        threads: () => store.threads.removeOld(days.threads * day),
      }),
      await forget('Appointments were deleted', 'Appointments could not be deleted', {
        bookings: () => store.bookings.removeOlder(Date.now() - days.threads * day),
      }),
      await forget('Conversations were deleted', 'Conversations could not be deleted', {
        results: () => removeOldResults(store, days.results),
        branches: () => store.experiments.removeOlder(days.results * day),
        visits: () =>
          store.visits.removeBefore(
            new Date(Date.now() - days.results * day).toISOString().slice(0, 10),
          ),
      }),
      await forget('Contacts were deleted', 'Contacts could not be deleted', {
        contacts: () => store.contacts.removeIdle(),
      }),
      await forget(
        'Sign-ins, links and codes were deleted',
        'Sign-ins, links and codes could not be deleted',
        { expired: () => store.accounts.removeExpired() },
      ),
      await forget('Operations on drafts were folded', 'Operations could not be folded', {
        drafts: () => store.drafts.fold(operationsStay),
      }),
      await forget('The database was compacted', 'The database could not be compacted', {
        compacted: async () => {
          await store.compact()
          return 0
        },
      }),
    ].flat()
    if (failures.length > 0) throw new JobFailure(failures.join('. '))
  }

  /** Resolves to what is to be said of it where it failed. */
  async function forget(
    done: string,
    failed: string,
    parts: Readonly<Record<string, () => Promise<number>>>,
  ): Promise<readonly string[]> {
    try {
      const counts: Record<string, number> = {}
      for (const [name, part] of Object.entries(parts)) counts[name] = await part()
      if (Object.values(counts).some(count => count > 0)) log.info({ ...counts, days }, done)
      return []
    } catch (err) {
      log.error({ err }, failed)
      return [failed]
    }
  }
}
