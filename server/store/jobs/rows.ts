import { type Insertable, type Kysely, sql } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import { givenRows } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { StepWrite } from '../step-write.js'
import { onceMore } from './again.js'

/** Something to be done later, by the handler of this name. */
export interface NewJob {
  readonly handler: string
  /** JSON text. */
  readonly data: string
  /** Default: one that is made. */
  readonly id?: string | undefined
  /** Of a handler's jobs with one key there is one at a time. Default: none. */
  readonly key?: string | undefined
  /** It goes with its bot. */
  readonly botId?: string | null | undefined
  /** The session's tag. */
  readonly session?: string | undefined
  /** In how many milliseconds it is due. Default: now. */
  readonly pause?: number | undefined
}

/** A job that this process does now: after `lease` milliseconds another may. */
export interface KeptJob extends NewJob {
  readonly id: string
  readonly botId: string
  readonly session: string
  readonly taker: string
  readonly lease: number
}

/** A job as it is kept, due now. */
export function jobRow(
  { id = randomHex(24), handler, key, botId, session, data, pause = 0 }: NewJob,
  time: number,
): Insertable<Tables['jobs']> {
  return {
    id,
    handler,
    key: key ?? null,
    session: session ?? null,
    data,
    bot_id: botId ?? null,
    state: 'waiting',
    attempts: 0,
    due_at: time + pause,
    set_at: time,
    taken_by: null,
    error: null,
  }
}

/** Puts a job with a key, or has the one that there is done once more: whoever has it may have looked too early. */
export async function wakeJob(
  trx: Kysely<Tables>,
  job: NewJob & { readonly key: string },
  time: number,
): Promise<void> {
  await trx
    .insertInto('jobs')
    .values(jobRow(job, time))
    .onConflict(conflict =>
      conflict
        .columns(['handler', 'key'])
        .where('key', 'is not', null)
        .doUpdateSet({
          // One that was given up begins anew.
          due_at: sql<number>`case when jobs.taken_by is null then ${time} else jobs.due_at end`,
          state: 'waiting',
          again: sql<number>`case when jobs.taken_by is null then 0 else ${onceMore} end`,
        }),
    )
    .execute()
}

/** A job as it is kept while this process does it. */
export function keptRow(
  { id, handler, botId, session, data, taker, lease }: KeptJob,
  time: number,
): NonNullable<StepWrite['put']> {
  return {
    id,
    handler,
    bot_id: botId,
    session,
    data,
    due_at: time + lease,
    set_at: time,
    taken_by: taker,
  }
}

/** Names of handlers, as a table `given` with a column `handler`. */
export function givenHandlers(isPostgres: boolean, handlers: readonly string[]) {
  return givenRows(
    isPostgres,
    { handler: 'text' },
    handlers.map(handler => ({ handler })),
  )
}
