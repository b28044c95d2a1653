import type { Kysely } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import { relaxed } from '../database/relaxed.js'
import type { Tables } from '../schema.js'
import type { WriteStep } from '../step-write.js'

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
  /** The session's tag. */
  readonly session?: string | null | undefined
}

/** The last calls of each bot. */
export interface CallRepository {
  note(botId: string, call: CallEntry): Promise<void>
  /** At most 100, the newest first. */
  last(botId: string): Promise<readonly CallEntry[]>
}

const mostKept = 100
/** After how many calls of a bot those before the last 100 are deleted. */
const trimEvery = 200

/** The calls in a database, which keeps at least the last 100 of each bot; those that end at the same time are written together. */
export function createCallRepository(db: Kysely<Tables>, write: WriteStep): CallRepository {
  const noted = new Map<string, number>()
  return {
    note: async (botId, { nodeId, step, at, ms, status, error, callId, attempt, session }) => {
      const id = `${at} ${randomHex(12)}`
      const call = { bot_id: botId, id, node_id: nodeId, step, at, ms, status, error }
      await write({
        note: { ...call, call_id: callId ?? null, attempt: attempt ?? 1, session: session ?? null },
      })
      const count = (noted.get(botId) ?? 0) + 1
      noted.set(botId, count % trimEvery)
      if (count === trimEvery) await relaxed(db, on => trim(on, botId))
    },
    last: botId =>
      db
        .selectFrom('calls')
        .select([
          'node_id as nodeId',
          'step',
          'at',
          'ms',
          'status',
          'error',
          'call_id as callId',
          'attempt',
        ])
        .where('bot_id', '=', botId)
        .orderBy('id', 'desc')
        .limit(mostKept)
        .execute(),
  }
}

async function trim(db: Kysely<Tables>, botId: string): Promise<void> {
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
}
