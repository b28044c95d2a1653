import type { Kysely } from 'kysely'
import { isOnPostgres } from '../database/given-rows.js'
import type { Tables } from '../schema.js'
import type { StepWrite, WriteStep } from './step-writes.js'

/** A webhook call that is to be made; `request` is JSON text, `attempts` counts this one too. */
export interface DueCall {
  readonly id: string
  readonly botId: string
  readonly nodeId: string
  readonly request: string
  readonly attempts: number
}

/** A call that this process makes now: after `lease` milliseconds another may. */
export interface KeptCall {
  readonly id: string
  readonly botId: string
  readonly nodeId: string
  /** JSON text. */
  readonly request: string
  /** The session's tag. */
  readonly session: string
  readonly lease: number
}

/** Webhook calls that nobody waits for, for any number of processes to make. */
export interface DeliveryRepository {
  put(call: KeptCall): Promise<void>
  /** Takes at most so many calls that are due, for `lease` milliseconds. */
  claim(lease: number, most: number): Promise<readonly DueCall[]>
  /** Forgets a call that was made. */
  done(id: string): Promise<void>
  /** Tried again in `pause` milliseconds, or kept as given up when that is undefined. */
  failed(id: string, pause: number | undefined): Promise<void>
  /** Makes a call that waits or was given up due now; resolves to false when the bot has none with this id. */
  retry(botId: string, id: string): Promise<boolean>
  /** How many wait and how many were given up; of each no more than 10,000 are counted. */
  counts(): Promise<ReadonlyMap<'waiting' | 'failed', number>>
  /** Deletes calls that were given up `age` milliseconds ago or earlier; resolves to how many. */
  forget(age: number): Promise<number>
  /** Deletes the calls of a session, or those that hold a text, of one bot or of all; resolves to how many. */
  forgetVisitor(of: {
    readonly sessions: readonly string[]
    readonly text?: string | undefined
    readonly botId?: string | undefined
  }): Promise<number>
}

/** Counting more takes time for nothing: somebody has to look already. */
const mostCounted = 10_000

/** A call as it is kept while this process makes it. */
export function rowOf(
  { id, botId, nodeId, request, session, lease }: KeptCall,
  time: number,
): NonNullable<StepWrite['put']> {
  return { id, bot_id: botId, node_id: nodeId, request, session, next_at: time + lease }
}

/** The webhook calls in a database. `now` in milliseconds. */
export function createDeliveryRepository(
  db: Kysely<Tables>,
  write: WriteStep,
  now: () => number = Date.now,
): DeliveryRepository {
  const isPostgres = isOnPostgres(db)
  return {
    put: async call => {
      await write({ put: rowOf(call, now()) })
    },
    claim: (lease, most) => {
      const due = db
        .selectFrom('deliveries')
        .select('id')
        .where('status', '=', 'waiting')
        .where('next_at', '<=', now())
        .orderBy('next_at')
        .limit(most)
      return db
        .updateTable('deliveries')
        .set(({ eb }) => ({ next_at: now() + lease, attempts: eb('attempts', '+', 1) }))
        .where('id', 'in', isPostgres ? due.forUpdate().skipLocked() : due)
        .returning(['id', 'bot_id as botId', 'node_id as nodeId', 'request', 'attempts'])
        .execute()
    },
    done: async id => {
      await write({ made: id })
    },
    failed: async (id, pause) => {
      const status = pause === undefined ? 'failed' : 'waiting'
      await write({ failed: { id, status, next_at: now() + (pause ?? 0) } })
    },
    retry: async (botId, id) => {
      const { numUpdatedRows } = await db
        .updateTable('deliveries')
        .set({ status: 'waiting', next_at: now(), attempts: 0 })
        .where('id', '=', id)
        .where('bot_id', '=', botId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    counts: async () => {
      const count = async (status: 'waiting' | 'failed') => {
        const some = db
          .selectFrom('deliveries')
          .select('status')
          .where('status', '=', status)
          .limit(mostCounted)
          .as('some')
        const { count: found } = await db
          .selectFrom(some)
          .select(({ fn }) => fn.countAll().as('count'))
          .executeTakeFirstOrThrow()
        return [status, Number(found)] as const
      }
      return new Map([await count('waiting'), await count('failed')])
    },
    forget: async age => {
      const { numDeletedRows } = await db
        .deleteFrom('deliveries')
        .where('status', '=', 'failed')
        .where('next_at', '<=', now() - age)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    forgetVisitor: async ({ sessions, text, botId }) => {
      const rows = await db
        .selectFrom('deliveries')
        .select(['id', 'session', 'request', 'bot_id as botId'])
        .execute()
      const ids = rows
        .filter(row => botId === undefined || row.botId === botId)
        .filter(
          row =>
            sessions.includes(row.session) ||
            (text !== undefined && row.request.toLowerCase().includes(text)),
        )
        .map(({ id }) => id)
      for (const id of ids) await db.deleteFrom('deliveries').where('id', '=', id).execute()
      return ids.length
    },
  }
}
