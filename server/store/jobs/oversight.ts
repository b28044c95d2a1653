import { type Kysely, sql } from 'kysely'
import { holding } from '../database/text-in.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { givenHandlers } from './rows.js'
import { waitAgain } from './wait-again.js'

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

/** Jobs as operators, owners and visitors ask about them. Times are milliseconds. */
export interface JobOversight {
  /**
   * Makes a job due with all its tries; one that is under way, as soon as this attempt has failed. Resolves to its handler,
   * undefined where there is none.
   */
  retry(
    id: string,
    of?: { readonly botId: string; readonly handlers: readonly string[] },
  ): Promise<string | undefined>
  /** What failed, the latest first, then what is due next. */
  list(limit: number): Promise<readonly JobEntry[]>
  /** How many of each handler wait and were given up; of each no more than 10,000 are counted. */
  counts(
    handlers: readonly string[],
  ): Promise<
    readonly { readonly handler: string; readonly waiting: number; readonly failed: number }[]
  >
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

/** The oversight of jobs in a database. `now` in milliseconds. */
export function createJobOversight(db: Kysely<Tables>, now: () => number): JobOversight {
  const isPostgres = isOnPostgres(db)
  return {
    retry: (id, only) =>
      db.transaction().execute(async trx => {
        const time = now()
        // Nobody does it now. Otherwise who does it finds that it is to be done again.
        const isFree = sql`(taken_by is null or due_at <= ${time})`
        const query = trx
          .updateTable('jobs')
          .set({
            state: sql<'waiting' | 'failed'>`case when ${isFree} then 'waiting' else state end`,
            due_at: sql<number>`case when ${isFree} then ${time} else due_at end`,
            set_at: time,
            attempts: sql<number>`case when ${isFree} then 0 else attempts end`,
            again: sql<number>`case when ${isFree} then 0 else 1 end`,
            taken_by: sql<string | null>`case when ${isFree} then null else taken_by end`,
          })
          .where('id', '=', id)
          .returning('handler')
        const found = await (only
          ? query.where('bot_id', '=', only.botId).where('handler', 'in', only.handlers)
          : query
        ).executeTakeFirst()
        if (found?.handler === 'mail') await waitAgain(trx, [id])
        return found?.handler
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
        ...rest,
        botId,
        dueAt,
        state: state === 'waiting' && taken_by !== null && dueAt > time ? 'running' : state,
      }))
    },
    counts: async handlers => {
      const count = (state: 'waiting' | 'failed') => sql`(select count(*) from (
        select 1 from jobs where jobs.handler = given.handler and state = ${state} limit ${mostCounted}
      ) as found)`
      const { rows } = await sql<{ handler: string; waiting: number; failed: number }>`
        select handler, ${count('waiting')} as waiting, ${count('failed')} as failed
        from ${givenHandlers(isPostgres, handlers)}`.execute(db)
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
