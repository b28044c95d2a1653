import { type Kysely, sql } from 'kysely'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { ResultState } from './entry.js'
import { countsOfWay, type KeptWay } from './way.js'

/** Under what a way is counted. */
interface WayPlace {
  readonly botId: string
  readonly day: string
  readonly version: number | null
}

/** Changes of what is counted of ways, which are collected and then written together. */
export interface StepChanges {
  add(place: WayPlace, way: KeptWay, state: ResultState, change: 1 | -1): void
  /** Writes them, always in the same order, so that no two servers wait for each other. */
  write(db: Kysely<Tables>): Promise<void>
}

const columns = {
  bot_id: 'text',
  kind: 'text',
  day: 'text',
  version: 'bigint',
  node_id: 'text',
  detail: 'text',
  count: 'bigint',
} as const
const key = ['bot_id', 'kind', 'day', 'version', 'node_id', 'detail'] as const

type Row = Record<keyof typeof columns, string | number>

/** Collects them. */
export function stepChanges(): StepChanges {
  const rows = new Map<string, Row & { count: number }>()
  return {
    add,
    write: db =>
      write(
        db,
        [...rows].toSorted(([a], [b]) => (a < b ? -1 : 1)),
      ),
  }

  function add(
    { botId, day, version }: WayPlace,
    way: KeptWay,
    state: ResultState,
    change: 1 | -1,
  ) {
    for (const { kind, node, detail } of countsOfWay(way, state)) {
      const row = {
        bot_id: botId,
        kind,
        day,
        version: version ?? 0,
        node_id: node,
        detail,
        count: 0,
      }
      const name = JSON.stringify(Object.values(row))
      const known = rows.get(name) ?? row
      known.count += change
      rows.set(name, known)
    }
  }
}

async function write(
  db: Kysely<Tables>,
  collected: readonly (readonly [string, Row & { count: number }])[],
) {
  const rows = collected.map(([, row]) => row).filter(({ count }) => count !== 0)
  if (rows.length === 0) return
  const isPostgres = isOnPostgres(db)
  const names = sql.join(key.map(name => sql.ref(name)))
  const numbers = isPostgres ? sql`count` : sql`cast(count as integer)`
  await sql`insert into result_steps (${names}, count)
    select ${names}, ${numbers} from ${givenRows(isPostgres, columns, rows)} where true
    on conflict (${names}) do update set count = result_steps.count + excluded.count`.execute(db)
  const fewer = rows.filter(({ count }) => count < 0)
  if (fewer.length === 0) return
  await sql`delete from result_steps where count <= 0
    and (${names}) in (select ${names} from ${givenRows(isPostgres, columns, fewer)})`.execute(db)
}
