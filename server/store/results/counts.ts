import { type Kysely, sql } from 'kysely'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { ResultState } from './entry.js'
import { type StepChanges, stepChanges } from './step-counts.js'

/** From which day to which, both included, as `2026-11-20`. */
export interface DayRange {
  readonly from: string
  readonly to: string
}

/** How many conversations began on a day, by what became of them. */
export interface DayCount extends Readonly<Record<ResultState, number>> {
  readonly day: string
}

/** How many conversations passed an edge. */
export interface EdgeCount {
  readonly edge: string
  readonly count: number
}

/** Changes of counts that are collected and then written together. */
export interface CountChanges {
  state(botId: string, day: string, state: ResultState, change: 1 | -1): void
  edge(botId: string, day: string, edge: string, change: 1 | -1): void
  readonly way: StepChanges['add']
  /** Writes them, always in the same order, so that no two servers wait for each other. */
  write(db: Kysely<Tables>): Promise<void>
}

/** Collects changes of counts. */
export function countChanges(): CountChanges {
  const states = new Map<string, number>()
  const edges = new Map<string, number>()
  const ways = stepChanges()
  return {
    state: (...given) => add(states, given),
    edge: (...given) => add(edges, given),
    way: ways.add,
    write: async db => {
      await write(db, 'result_days', 'state', states)
      await write(db, 'result_edges', 'edge', edges)
      await ways.write(db)
    },
  }

  function add(
    to: Map<string, number>,
    [bot, day, key, change]: readonly [string, string, string, number],
  ) {
    const name = JSON.stringify([bot, day, key])
    to.set(name, (to.get(name) ?? 0) + change)
  }
}

async function write(
  db: Kysely<Tables>,
  table: 'result_days' | 'result_edges',
  key: 'state' | 'edge',
  changes: ReadonlyMap<string, number>,
): Promise<void> {
  const rows = [...changes]
    .filter(([, change]) => change !== 0)
    .map(([name, change]) => {
      const [bot_id, day, of] = JSON.parse(name) as [string, string, string]
      return { bot_id, day, [key]: of, count: change }
    })
    .toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1))
  if (rows.length === 0) return
  const columns = { bot_id: 'text', day: 'text', [key]: 'text', count: 'bigint' } as const
  const isPostgres = isOnPostgres(db)
  await sql`insert into ${sql.table(table)} (bot_id, day, ${sql.ref(key)}, count)
    select bot_id, day, ${sql.ref(key)}, ${isPostgres ? sql`count` : sql`cast(count as integer)`}
    from ${givenRows<Record<string, 'text' | 'bigint'>>(isPostgres, columns, rows)} where true
    on conflict (bot_id, day, ${sql.ref(key)}) do update set count = ${sql.table(table)}.count + excluded.count`.execute(
    db,
  )
}

/** How many conversations of these bots began on each day; days without any are left out. */
export async function countDays(
  db: Kysely<Tables>,
  whose: { readonly botId: string } | { readonly owner: string },
  { from, to }: DayRange,
): Promise<readonly DayCount[]> {
  let query = db
    .selectFrom('result_days')
    .select(({ fn }) => ['day', 'state', fn.sum<number>('count').as('count')])
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy(['day', 'state'])
    .orderBy('day')
  query =
    'botId' in whose
      ? query.where('bot_id', '=', whose.botId)
      : query.where(
          'bot_id',
          'in',
          db.selectFrom('bots').select('id').where('owner', '=', whose.owner),
        )
  const days = new Map<string, Record<ResultState, number>>()
  for (const { day, state, count } of await query.execute()) {
    const known = days.get(day) ?? { open: 0, finished: 0, abandoned: 0 }
    days.set(day, { ...known, [state]: Number(count) })
  }
  return [...days]
    .map(([day, counts]) => ({ day, ...counts }))
    .filter(({ open, finished, abandoned }) => open + finished + abandoned > 0)
}

/** How many of the conversations that began on these days passed each edge. */
export async function countEdges(
  db: Kysely<Tables>,
  botId: string,
  { from, to }: DayRange,
): Promise<readonly EdgeCount[]> {
  const rows = await db
    .selectFrom('result_edges')
    .select(({ fn }) => ['edge', fn.sum<number>('count').as('count')])
    .where('bot_id', '=', botId)
    .where('day', '>=', from)
    .where('day', '<=', to)
    .groupBy('edge')
    .execute()
  return rows
    .map(({ edge, count }) => ({ edge, count: Number(count) }))
    .filter(({ count }) => count > 0)
}
