import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from './schema.js'

/** A call that a bot made: never its address, its headers or its data. `at` is ISO 8601, `ms` how long it took. */
export interface CallEntry {
  readonly nodeId: string
  /** The kind of step. */
  readonly step: string
  readonly at: string
  readonly ms: number
  /** The status of the answer; null when there was none. */
  readonly status: number | null
  readonly error: string | null
  /** By which the call can be made again; null for one that is made once. */
  readonly callId: string | null
  /** From 1. */
  readonly attempt: number
}

/** The last calls of each bot. */
export interface CallRepository {
  note(botId: string, call: CallEntry): Promise<void>
  /** At most 100, the newest first. */
  last(botId: string): Promise<readonly CallEntry[]>
}

const mostKept = 100

/** The calls in a database, which keeps the last 100 of each bot. */
export function createCallRepository(db: Kysely<Tables>): CallRepository {
  return {
    note: async (botId, { nodeId, step, at, ms, status, error, callId, attempt }) => {
      const id = `${at} ${randomBytes(6).toString('hex')}`
      await db
        .insertInto('calls')
        .values({ bot_id: botId, id, node_id: nodeId, step, at, ms, status, error, call_id: callId, attempt })
        .execute()
      await db
        .deleteFrom('calls')
        .where('bot_id', '=', botId)
        .where('id', '<=', ({ selectFrom }) =>
          selectFrom('calls')
            .select('id')
            .where('bot_id', '=', botId)
            .orderBy('id', 'desc')
            .limit(1)
            .offset(mostKept),
        )
        .execute()
    },
    last: botId =>
      db
        .selectFrom('calls')
        .select(['node_id as nodeId', 'step', 'at', 'ms', 'status', 'error', 'call_id as callId', 'attempt'])
        .where('bot_id', '=', botId)
        .orderBy('id', 'desc')
        .limit(mostKept)
        .execute(),
  }
}
