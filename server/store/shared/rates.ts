import { type Kysely, sql } from 'kysely'
import { createBatch } from '../database/batch.js'
import { relaxed } from '../database/relaxed.js'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'

/** What is counted, and the length of the window that it is counted in. */
export interface Counted {
  readonly key: string
  readonly seconds: number
  /** How many at once. Default: 1. */
  readonly amount?: number
}

/** The count in the present window, these times included, and the seconds until the window ends. */
export interface Count {
  readonly count: number
  readonly resetSeconds: number
}

/** Counts how often something happened in the present window of time, over all processes together. */
export interface RateRepository {
  /** Counts each once more, or by its amount; resolves to the counts in the same order. Keys differ from each other. */
  hit(counted: readonly Counted[]): Promise<readonly Count[]>
  /** Takes back one of each, or its amount, when what was counted did not happen after all. */
  giveBack(counted: readonly Counted[]): Promise<void>
}

const sweepEvery = 60_000
/** Milliseconds by which the clocks of two servers may differ. */
const clockDifference = 10_000
const columns = { key: 'text', count: 'bigint', ends_at: 'bigint' } as const

interface Row {
  readonly key: string
  readonly count: number
  readonly ends_at: number
}

/** The counters in a database: what is counted at the same time is written together. `now` in milliseconds. */
export function createRateRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): RateRepository {
  const isPostgres = isOnPostgres(db)
  let sweepAt = now() + sweepEvery
  const hit = createBatch(hitAll)
  const giveBack = createBatch(giveBackAll)

  return {
    hit: async counted => (counted.length === 0 ? [] : hit(counted)),
    giveBack: async counted => {
      if (counted.length > 0) await giveBack(counted)
    },
  }

  async function hitAll(
    all: readonly (readonly Counted[])[],
  ): Promise<readonly (readonly Count[])[]> {
    const time = now()
    const written = await relaxed(db, async on => {
      if (time >= sweepAt || time < sweepAt - sweepEvery) {
        sweepAt = time + sweepEvery
        await on.deleteFrom('counters').where('ends_at', '<=', time).execute()
      }
      return add(on, sum(all.flat(), time), time)
    })
    const counts = new Map(written.map(row => [row.key, row]))
    // Who came first in the batch was counted first.
    const later = new Map<string, number>()
    return all
      .toReversed()
      .map(counted =>
        counted.map(({ key, seconds, amount = 1 }) => {
          const after = later.get(key) ?? 0
          later.set(key, after + amount)
          const row = counts.get(key)
          if (!row) return { count: amount, resetSeconds: seconds }
          const left = Math.ceil((row.ends_at - time) / 1000)
          return { count: row.count - after, resetSeconds: Math.min(left, seconds) }
        }),
      )
      .toReversed()
  }

  async function add(
    on: Kysely<Tables>,
    rows: readonly Row[],
    time: number,
  ): Promise<readonly Row[]> {
    // A window that ends later than one from now was counted on a clock that has been put back.
    const isOver = sql`(counters.ends_at <= ${time} or counters.ends_at > excluded.ends_at + ${clockDifference})`
    const { rows: written } = await sql<Row>`
      insert into counters (key, count, ends_at)
      select key, count, ends_at from ${givenRows(isPostgres, columns, rows)} where true
      on conflict (key) do update set
        count = case when ${isOver} then excluded.count else counters.count + excluded.count end,
        ends_at = case when ${isOver} then excluded.ends_at else counters.ends_at end
      returning key, count, ends_at`.execute(on)
    return written
  }

  async function giveBackAll(all: readonly (readonly Counted[])[]): Promise<readonly undefined[]> {
    const time = now()
    await relaxed(db, on =>
      sql`
        update counters set count = counters.count - given.count
        from ${givenRows(isPostgres, columns, sum(all.flat(), time))}
        where counters.key = given.key and counters.ends_at > ${time}`.execute(on),
    )
    return all.map(() => undefined)
  }
}

/** A row for each key, in one order for all, so that no two writers wait for each other. */
function sum(counted: readonly Counted[], time: number): Row[] {
  const rows = new Map<string, Row>()
  for (const { key, seconds, amount = 1 } of counted)
    rows.set(key, {
      key,
      count: (rows.get(key)?.count ?? 0) + amount,
      ends_at: time + seconds * 1000,
    })
  return [...rows.values()].sort((a, b) => (a.key < b.key ? -1 : 1))
}
