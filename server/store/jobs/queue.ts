import { type Kysely, sql } from 'kysely'
import { relaxed } from '../database/relaxed.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { WriteStep } from '../step-write.js'
import { givenHandlers, jobRow, type KeptJob, keptRow, type NewJob } from './rows.js'

/** A job to be done; `attempts` counts this one too. */
export interface TakenJob {
  readonly id: string
  readonly botId: string | null
  readonly session: string | null
  /** JSON text. */
  readonly data: string
  readonly attempts: number
  /** The account of its bot, where it was asked for. */
  readonly owner?: string | null
}

/** How many jobs an account may have at the same time, and how many each of them has; jobs of no bot are not counted. */
interface JobShares {
  readonly share: number
  readonly busy: ReadonlyMap<string, number>
}

/** Jobs as the processes that do them ask for them; each job is done by one at a time. Times are milliseconds. */
export interface JobQueue {
  /** Resolves to false where the handler has a job with this key already. */
  put(job: NewJob): Promise<boolean>
  /** Puts a job that this process does at once. */
  keep(job: KeptJob): Promise<void>
  /** Makes a job due that has this key; where it is under way, it is done once more. */
  hasten(handler: string, key: string): Promise<void>
  /** In how many milliseconds each of these handlers has a job that is due; not those that have none. */
  waits(handlers: readonly string[]): Promise<ReadonlyMap<string, number>>
  /**
   * Takes at most so many that are due, those that have been due longest, for `lease` milliseconds; with `shares` account by
   * account, and of each no more than its share.
   */
  take(
    handler: string,
    taker: string,
    lease: number,
    most: number,
    shares?: JobShares,
  ): Promise<readonly TakenJob[]>
  /** Keeps jobs that this taker has for `lease` milliseconds more. */
  renew(ids: readonly string[], taker: string, lease: number): Promise<void>
  /** Has another do jobs that this taker did not end; the attempt does not count. */
  giveBack(ids: readonly string[], taker: string): Promise<void>
  /** Forgets a job that is done. */
  done(id: string): Promise<void>
  /** Puts off a job that comes back, which went well: for `pause`, unless it was hastened meanwhile. */
  comeBack(id: string, taker: string, pause: number): Promise<void>
  /**
   * Notes a failure: tried again in `pause` milliseconds, or given up when that is undefined; at once and with all its
   * tries where somebody asked for that meanwhile.
   */
  failed(id: string, taker: string, error: string, pause: number | undefined): Promise<void>
  /** Makes jobs due that were put off on a clock which has been put back since. */
  mend(): Promise<void>
}

/** Jobs that are looked at to find those of several accounts. */
const rowsAtOnce = 100
/** Milliseconds by which the clocks of two servers may differ. */
const clockDifference = 10_000

/** The queue of jobs in a database. `now` in milliseconds. */
export function createJobQueue(db: Kysely<Tables>, write: WriteStep, now: () => number): JobQueue {
  const isPostgres = isOnPostgres(db)
  const of = (ids: readonly string[], taker: string) =>
    db.updateTable('jobs').where('id', 'in', ids).where('taken_by', '=', taker)

  return {
    put: async job => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('jobs')
        .values(jobRow(job, now()))
        .onConflict(conflict =>
          conflict.columns(['handler', 'key']).where('key', 'is not', null).doNothing(),
        )
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
        ) as due_at from ${givenHandlers(isPostgres, handlers)}`.execute(db)
      return new Map(
        rows.flatMap(({ handler, due_at }) => (due_at === null ? [] : [[handler, due_at - now()]])),
      )
    },
    take: async (handler, taker, lease, most, shares) => {
      const time = now()
      const chosen = shares && (await choose(handler, time, most, shares))
      if (chosen?.size === 0) return []
      const due = db
        .selectFrom('jobs')
        .select('id')
        .where('handler', '=', handler)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', time)
        .$if(chosen !== undefined, query => query.where('id', 'in', [...(chosen?.keys() ?? [])]))
        .orderBy('due_at')
        .limit(most)
      const taken = await relaxed(db, on =>
        on
          .updateTable('jobs')
          .set({
            due_at: time + lease,
            set_at: time,
            taken_by: taker,
            again: 0,
            // Who had it before has died, and somebody has asked for all its tries meanwhile.
            attempts: sql<number>`case when again >= 1 then 1 else attempts + 1 end`,
          })
          // On PostgreSQL, what another process is taking is passed over. SQLite lets one write at a time.
          .where('id', 'in', isPostgres ? due.forUpdate().skipLocked() : due)
          .returning(['id', 'bot_id as botId', 'session', 'data', 'attempts'])
          .execute(),
      )
      return chosen ? taken.map(job => ({ ...job, owner: chosen.get(job.id) ?? null })) : taken
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
          due_at: now(),
          set_at: now(),
          taken_by: null,
          attempts: eb('attempts', '-', 1),
        }))
        .execute()
    },
    done: async id => {
      await write({ made: id })
    },
    comeBack: async (id, taker, pause) => {
      const time = now()
      const due_at = sql<number>`cast(case when again >= 1 then ${time} else ${time + pause} end as bigint)`
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
  }

  /** Jobs that are due with their accounts: one of each account after the other, as far as its share goes. */
  async function choose(
    handler: string,
    time: number,
    most: number,
    { share, busy }: JobShares,
  ): Promise<ReadonlyMap<string, string | null>> {
    const full = [...busy].flatMap(([owner, count]) => (count >= share ? [owner] : []))
    const left = new Map([...busy].map(([owner, count]) => [owner, share - count]))
    const chosen = new Map<string, string | null>()
    // Who has many in line is passed over for who has few.
    while (chosen.size < most) {
      const due = await db
        .selectFrom('jobs')
        .leftJoin('bots', 'bots.id', 'jobs.bot_id')
        .select(['jobs.id', 'bots.owner'])
        .where('handler', '=', handler)
        .where('state', '=', 'waiting')
        .where('due_at', '<=', time)
        .where(({ eb, or }) =>
          or([eb('bots.owner', 'is', null), eb('bots.owner', 'not in', ['', ...full])]),
        )
        .$if(chosen.size > 0, query => query.where('jobs.id', 'not in', [...chosen.keys()]))
        .orderBy('due_at')
        .limit(rowsAtOnce)
        .execute()
      let isNew = false
      for (const { id, owner } of due) {
        if (chosen.size >= most) break
        const room = owner === null ? 1 : (left.get(owner) ?? share)
        if (room <= 0) continue
        chosen.set(id, owner)
        isNew = true
        if (owner === null) continue
        left.set(owner, room - 1)
        if (room === 1) full.push(owner)
      }
      if (!isNew || due.length < rowsAtOnce) break
    }
    return chosen
  }
}
