import type { Kysely } from 'kysely'
import { type SqlBool, sql } from 'kysely'
import type { Tables } from '../schema.js'
import { countChanges } from './counts.js'
import type { KeptWay } from './way.js'

/** A conversation that rests and was stored before ways were counted: `record` is JSON text. */
export interface Uncounted {
  readonly number: number
  readonly botId: string
  readonly version: number | null
  readonly record: string
}

/** Whether a conversation rests and its way is not known; so, as an index says it. */
const isUncounted = sql<SqlBool>`way is null and state <> 'open'`

/** Some of them, the newest first. */
export function uncounted(db: Kysely<Tables>, most: number): Promise<readonly Uncounted[]> {
  return db
    .selectFrom('results')
    .innerJoin('result_records', 'result_records.number', 'results.number')
    .select([
      'results.number',
      'results.bot_id as botId',
      'results.version',
      'result_records.record',
    ])
    .where(isUncounted)
    .orderBy('results.number', 'desc')
    .limit(most)
    .execute()
}

/** Whether a bot has any. */
export async function hasUncounted(db: Kysely<Tables>, botId: string): Promise<boolean> {
  const row = await db
    .selectFrom('results')
    .select('number')
    .where(isUncounted)
    .where('bot_id', '=', botId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Notes the ways of some, by their numbers, and counts them. */
export async function noteWays(
  db: Kysely<Tables>,
  ways: ReadonlyMap<number, KeptWay>,
): Promise<void> {
  await db.transaction().execute(async trx => {
    const changes = countChanges()
    for (const [number, way] of ways) {
      const row = await trx
        .updateTable('results')
        .set({ way: JSON.stringify(way), last_step: way.last, counted: 1 })
        .where('number', '=', number)
        .where(isUncounted)
        .returning(['bot_id as botId', 'day', 'version', 'state'])
        .executeTakeFirst()
      if (row) changes.way(row, way, row.state, 1)
    }
    await changes.write(trx)
  })
}
