import { type Kysely, sql } from 'kysely'
import { type KeptJob, keptRow } from '../jobs/rows.js'
import type { Tables } from '../schema.js'
import type { WriteStep } from '../step-write.js'

/** A step call that carries a key. `session` and `id` are hashes, `fingerprint` that of what it asks for. */
interface KeyedCall {
  readonly id: string
  readonly session: string
  readonly fingerprint: string
  /** Kept with it, where the call was not begun before. */
  readonly delivery?: KeptJob | undefined
}

/** A call that another request has begun. */
interface BegunCall {
  readonly fingerprint: string
  /** JSON text; null while the step is under way. */
  readonly answer: string | null
  /** Whoever carried the step out has not been heard of for too long. */
  readonly isLost: boolean
}

/** The answers to step calls, which are kept for 24 hours (decision 76). */
export interface StepAnswerRepository {
  /** Begins a call, leased for `lease` milliseconds; resolves to the one that was begun before, where there is one. */
  begin(call: KeyedCall, lease: number): Promise<BegunCall | undefined>
  /** Says that the step is still being carried out. */
  renew(id: string, lease: number): Promise<void>
  /** Keeps the answer, JSON text. A first one stays. */
  finish(id: string, answer: string): Promise<void>
  /** Deletes what is older than that, and the oldest where all together take too much room. */
  sweep(): Promise<void>
  /** Deletes the answers of these sessions; resolves to how many. */
  forget(sessions: readonly string[]): Promise<number>
}

const day = 86_400_000
/** What is kept at most, in characters; beyond it the oldest answers go early. */
const mostKept = 256_000_000
/** What a row takes beside its answer. */
const around = 1000

/** The answers in a database. `now` in milliseconds. */
export function createStepAnswerRepository(
  db: Kysely<Tables>,
  write: WriteStep,
  now: () => number = Date.now,
  most: number = mostKept,
): StepAnswerRepository {
  return {
    sweep: async () => {
      await db.deleteFrom('step_answers').where('ends_at', '<=', now()).execute()
      await sql`delete from step_answers where id in (
        select id from (
          select id, sum(size) over (order by ends_at desc, id) as total from step_answers where answer is not null
        ) as newest where total > ${most}
      )`.execute(db)
    },
    forget: async sessions => {
      const { numDeletedRows } = await db
        .deleteFrom('step_answers')
        .where('session', 'in', [...sessions, ''])
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    begin: async ({ delivery, ...call }, lease) => {
      const time = now()
      const before = await write({
        begin: { ...call, size: around, leased_until: time + lease, ends_at: time + day },
        ...(delivery && { put: keptRow(delivery, time) }),
      })
      if (!before) return undefined
      const { fingerprint, answer, leased_until } = before
      return { fingerprint, answer, isLost: leased_until <= time }
    },
    renew: async (id, lease) => {
      await db
        .updateTable('step_answers')
        .set({ leased_until: now() + lease })
        .where('id', '=', id)
        .execute()
    },
    finish: async (id, answer) => {
      await write({ finish: { id, answer, size: answer.length + around } })
    },
  }
}
