import { randomBytes } from 'node:crypto'
import { type Kysely, type Selectable, sql } from 'kysely'
import { createBatch } from './batch.js'
import { givenRows, isOnPostgres } from './given-rows.js'
import { relaxed } from './relaxed.js'
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
/** After how many calls of a bot those before the last 100 are deleted. */
const trimEvery = 25

const columns = {
  bot_id: 'text',
  id: 'text',
  node_id: 'text',
  step: 'text',
  at: 'text',
  ms: 'bigint',
  status: 'bigint',
  error: 'text',
  call_id: 'text',
  attempt: 'bigint',
} as const

/** The calls in a database, which keeps at least the last 100 of each bot; those that end at the same time are written together. */
export function createCallRepository(db: Kysely<Tables>): CallRepository {
  const isPostgres = isOnPostgres(db)
  const noted = new Map<string, number>()
  const note = createBatch(noteAll)
  return {
    note: (botId, { nodeId, step, at, ms, status, error, callId, attempt }) => {
      const id = `${at} ${randomBytes(6).toString('hex')}`
      const call = { bot_id: botId, id, node_id: nodeId, step, at, ms, status, error }
      return note({ ...call, call_id: callId ?? null, attempt: attempt ?? 1 })
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
  async function noteAll(calls: readonly Selectable<Tables['calls']>[]): Promise<readonly undefined[]> {
    const names = sql.join(Object.keys(columns).map(name => sql.ref(name)))
    await relaxed(db, async on => {
      await sql`
        insert into calls (${names}) select ${names} from ${givenRows(isPostgres, columns, calls)}
        where exists (select 1 from bots where bots.id = given.bot_id)`.execute(on)
      for (const { bot_id } of calls) noted.set(bot_id, (noted.get(bot_id) ?? 0) + 1)
      for (const botId of new Set(calls.map(call => call.bot_id))) {
        if ((noted.get(botId) ?? 0) < trimEvery) continue
        noted.delete(botId)
        await trim(on, botId)
      }
    })
    return calls.map(() => undefined)
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
