import { type Kysely, type Selectable, sql } from 'kysely'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'

const columns = {
  bot_id: 'text',
  day: 'text',
  node_id: 'text',
  made: 'bigint',
  failed: 'bigint',
} as const

/** Counts calls of steps by day, under the version that is live, always in the same order, so that no two servers wait for each other. */
export async function countCalls(
  db: Kysely<Tables>,
  calls: readonly Selectable<Tables['calls']>[],
): Promise<void> {
  const rows = new Map<
    string,
    { bot_id: string; day: string; node_id: string; made: number; failed: number }
  >()
  for (const { bot_id, at, node_id, error } of calls) {
    const day = at.slice(0, 10)
    const name = JSON.stringify([bot_id, day, node_id])
    const row = rows.get(name) ?? { bot_id, day, node_id, made: 0, failed: 0 }
    row.made++
    if (error !== null) row.failed++
    rows.set(name, row)
  }
  const isPostgres = isOnPostgres(db)
  const ordered = [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
  const number = (name: string) =>
    isPostgres ? sql`given.${sql.ref(name)}` : sql`cast(given.${sql.ref(name)} as integer)`
  await sql`insert into call_days (bot_id, day, version, node_id, made, failed)
    select given.bot_id, given.day, coalesce(bots.published_version, 0), given.node_id, ${number('made')}, ${number('failed')}
    from ${givenRows(isPostgres, columns, ordered)} join bots on bots.id = given.bot_id where true
    on conflict (bot_id, day, version, node_id) do update
    set made = call_days.made + excluded.made, failed = call_days.failed + excluded.failed`.execute(
    db,
  )
}
