import { type Kysely, sql } from 'kysely'
import type { WriteStep } from '../calls/step-writes.js'
import { givenRows, isOnPostgres } from '../database/given-rows.js'
import { relaxed } from '../database/relaxed.js'
import { holding } from '../database/text-in.js'
import { waitAgain } from '../mail/outbox.js'
import type { Tables } from '../schema.js'
import { jobRow, type KeptJob, keptRow, type NewJob } from './rows.js'

/** A job to be done; `attempts` counts this one too. */
export interface TakenJob {
  readonly id: string
  readonly botId: string | null
  readonly session: string | null
  /** JSON text. */
  readonly data: string
  readonly attempts: number
}

/** How a job stands. */
type JobState = 'waiting' | 'running' | 'failed'

/** A job as an operator sees it. */
export interface JobEntry {
  readonly id: string
  readonly handler: string
  readonly botId: string | null
  readonly state: JobState
  /** Milliseconds since 1970: when it is due, its lease ends, or it was given up. */
  readonly dueAt: number
  readonly attempts: number
  /** Why it failed last. */
  readonly error: string | null
}

/** What is done later, by any number of processes; each job by one at a time. Times are milliseconds. */
export interface JobRepository {
  /** Resolves to false where the handler has a job with this key already. */
  put(job: NewJob): Promise<boolean>
  /** Puts a job that this process does at once. */
  keep(job: KeptJob): Promise<void>
  /** Makes a job due that has this key; where it is under way, it is done once more. */
  hasten(handler: string, key: string): Promise<void>
  /** In how many milliseconds each of these handlers has a job that is due; not those that have none. */
  waits(handlers: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Takes at most so many that are due, those that have been due longest, for `lease` milliseconds. */
  take(handler: string, taker: string, lease: number, most: number): Promise<readonly TakenJob[]>
  /** Keeps jobs that this taker has for `lease` milliseconds more. */
  renew(ids: readonly string[], taker: string, lease: number): Promise<void>
  /** Has another do jobs that this taker did not end; the attempt does not count. */
  giveBack(ids: readonly string[], taker: string): Promise<void>
  /** Forgets a job that is done. */
  done(id: string): Promise<void>
  /** Puts off a job that comes back, which went well: for `pause`, unless it was hastened meanwhile. */
  comeBack(id: string, taker: string, pause: number): Promise<void>
  /** Notes a failure: tried again in `pause` milliseconds, or given up when that is undefined. */
  failed(id: string, taker: string, error: string, pause: number | undefined): Promise<void>
  /** Makes jobs due that were put off on a clock which has been put back since. */
  mend(): Promise<void>
  /** Makes a job due that waits or was given up, with all its tries; resolves to its handler, undefined where there is none. */
  retry(
    id: string,
    of?: { readonly botId: string; readonly handlers: readonly string[] },
  ): Promise<string | undefined>
  /** What failed, the latest first, then what is due next. */
  list(limit: number): Promise<readonly JobEntry[]>
  /** How many of each handler wait and were given up; of each no more than 10,000 are counted. */
  counts(
    handlers: readonly string[],
  ): Promise<readonly { readonly handler: string; readonly waiting: number; readonly failed: number }[]>
  /** Deletes jobs that were given up `age` milliseconds ago or earlier; resolves to how many. */
  forget(age: number): Promise<number>
  /** Deletes the jobs of sessions, or those that hold a text in lower case, of one bot or of all; resolves to how many. */
  forgetVisitor(of: {
    readonly sessions: readonly string[]
    readonly text?: string | undefined
    readonly botId?: string | undefined
  }): Promise<number>
}

/** Counting more takes time for nothing: somebody has to look already. */
const mostCounted = 10_000
/** Milliseconds by which the clocks of two servers may differ. */
const clockDifference = 10_000

/** The jobs in a database. `now` in milliseconds. */
export function createJobRepository(
  db: Kysely<Tables>,
  write: WriteStep,
  now: () => number = Date.now,
): JobRepository {
  const isPostgres = isOnPostgres(db)
  const given = (handlers: readonly string[]) =>
    givenRows(
      isPostgres,
      { handler: 'text' },
      handlers.map(handler => ({ handler })),
    )
  const of = (ids: readonly string[], taker: string) =>
    db.updateTable('jobs').where('id', 'in', ids).where('taken_by', '=', taker)

  return {
    put: async job => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('jobs')
        .values(jobRow(job, now()))
        .onConflict(conflict => conflict.columns(['handler', 'key']).where('key', 'is not', null).doNothing())
        .executeTakeFirst()
      return numInsertedOrUpdatedRows === 1n
    },
    keep: async job => {
      await write({ put: keptRow(job, now()) })
    },
    hasten: async (handler, key) => {
      const time = now()
      const isFree = sql`taken_by is null`
      await relaxed(db, on =>
        on
          .updateTable('jobs')
          .set({
            due_at: sql<number>`case when ${isFree} and due_at > ${time} then ${time} else due_at end`,
            set_at: time,
            again: sql<number>`case when ${isFree} then 0 else 1 end`,
          })
          .where('handler', '=', handler)
          .where('key', '=', key)
          .execute(),
      )
    },
    waits: async handlers => {
      const { rows } = await sql<{ handler: string; due_at: number | null }>`
        select handler, (
          select min(due_at) from jobs where jobs.handler = given.handler and state = 'waiting'
        ) as due_at from ${given(handlers)}`.execute(db)
      return new Map(
        rows.flatMap(({ handler, due_at }) => (due_at === null ? [] : [[handler, due_at - now()]])),
      )
    },
    take: (handler, taker, lease, most) => {
      const time = now()
      const due = db
        .selectFrom('jobs')
        .select('id')
        .where('handler', '=', handler)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', time)
        .orderBy('due_at')
        .limit(most)
      return relaxed(db, on =>
        on
          .updateTable('jobs')
          .set(({ eb }) => ({
            ...{ due_at: time + lease, set_at: time, taken_by: taker, again: 0 },
            attempts: eb('attempts', '+', 1),
          }))
          // On PostgreSQL, what another process is taking is passed over. SQLite lets one write at a time.
          .where('id', 'in', isPostgres ? due.forUpdate().skipLocked() : due)
          .returning(['id', 'bot_id as botId', 'session', 'data', 'attempts'])
          .execute(),
      )
    },
    renew: async (ids, taker, lease) => {
      if (ids.length === 0) return
      await of(ids, taker)
        .set({ due_at: now() + lease, set_at: now() })
        .execute()
    },
    giveBack: async (ids, taker) => {
      if (ids.length === 0) return
      await of(ids, taker)
        .set(({ eb }) => ({
          ...{ due_at: now(), set_at: now(), taken_by: null },
          attempts: eb('attempts', '-', 1),
        }))
        .execute()
    },
    done: async id => {
      await write({ made: id })
    },
    comeBack: async (id, taker, pause) => {
      const time = now()
      const due_at = sql<number>`cast(case when again = 1 then ${time} else ${time + pause} end as bigint)`
      await relaxed(db, on =>
        on
          .updateTable('jobs')
          .set({ due_at, set_at: time, taken_by: null, again: 0, attempts: 0, error: null })
          .where('id', '=', id)
          .where('taken_by', '=', taker)
          .execute(),
      )
    },
    failed: async (id, taker, error, pause) => {
      const state = pause === undefined ? 'failed' : 'waiting'
      const time = now()
      await write({
        failed: { id, state, due_at: time + (pause ?? 0), set_at: time, taken_by: taker, error },
      })
    },
    mend: async () => {
      const time = now()
      await db
        .updateTable('jobs')
        .set({ due_at: time, set_at: time })
        .where('state', '=', 'waiting')
        .where('set_at', '>', time + clockDifference)
        .execute()
    },
    retry: (id, only) =>
      db.transaction().execute(async trx => {
        const query = trx.selectFrom('jobs').select('handler').where('id', '=', id)
        const found = await (only
          ? query.where('bot_id', '=', only.botId).where('handler', 'in', only.handlers)
          : query
        ).executeTakeFirst()
        if (!found) return undefined
        const time = now()
        const { numUpdatedRows } = await trx
          .updateTable('jobs')
          .set({ state: 'waiting', due_at: time, set_at: time, attempts: 0, taken_by: null })
          .where('id', '=', id)
          // Nobody does it now.
          .where(({ eb, or }) => or([eb('taken_by', 'is', null), eb('due_at', '<=', time)]))
          .executeTakeFirst()
        if (numUpdatedRows > 0n && found.handler === 'mail') await waitAgain(trx, id)
        return found.handler
      }),
    list: async limit => {
      const time = now()
      const rows = await db
        .selectFrom('jobs')
        .select(['id', 'handler', 'bot_id', 'state', 'due_at', 'attempts', 'error', 'taken_by'])
        .orderBy('state')
        .orderBy(sql`case when state = 'failed' then -due_at else due_at end`)
        .limit(limit)
        .execute()
      return rows.map(({ bot_id: botId, due_at: dueAt, taken_by, state, ...rest }) => ({
        ...{ ...rest, botId, dueAt },
        state: state === 'waiting' && taken_by !== null && dueAt > time ? 'running' : state,
      }))
    },
    counts: async handlers => {
      const count = (state: 'waiting' | 'failed') => sql`(select count(*) from (
        select 1 from jobs where jobs.handler = given.handler and state = ${state} limit ${mostCounted}
      ) as found)`
      const { rows } = await sql<{ handler: string; waiting: number; failed: number }>`
        select handler, ${count('waiting')} as waiting, ${count('failed')} as failed
        from ${given(handlers)}`.execute(db)
      return rows
    },
    forget: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('jobs')
        .where('state', '=', 'failed')
        .where('due_at', '<=', now() - age)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    forgetVisitor: async ({ sessions, text, botId }) => {
      const query = db
        .deleteFrom('jobs')
        .where(({ eb, or }) =>
          or([
            eb('session', 'in', [...sessions, '']),
            ...(text === undefined ? [] : [holding(isPostgres, 'data', text)]),
          ]),
        )
      const { numDeletedRows } = await (botId === undefined
        ? query
        : query.where('bot_id', '=', botId)
      ).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
