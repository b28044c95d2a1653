import { type Kysely, sql } from 'kysely'
import type { Tables } from './schema.js'

/** What is counted, and the length of the window that it is counted in. */
export interface Counted {
  readonly key: string
  readonly seconds: number
}

/** The count in the present window, this time included, and the seconds until the window ends. */
export interface Count {
  readonly count: number
  readonly resetSeconds: number
}

/** Counts how often something happened in the present window of time, over all processes together. */
export interface RateRepository {
  /** Counts each once more, in one write; resolves to the counts in the same order. Keys differ from each other. */
  hit(counted: readonly Counted[]): Promise<readonly Count[]>
  /** Takes back one of each, when what was counted did not happen after all. */
  giveBack(counted: readonly Counted[]): Promise<void>
}

const sweepEvery = 60_000

/** Milliseconds by which the clocks of two servers may differ. */
const clockDifference = 10_000

/** The counters in a database. `now` in milliseconds. */
export function createRateRepository(db: Kysely<Tables>, now: () => number = Date.now): RateRepository {
  let sweepAt = now() + sweepEvery

  return {
    hit: async counted => {
      const time = now()
      if (time >= sweepAt || time < sweepAt - sweepEvery) {
        sweepAt = time + sweepEvery
        await db.deleteFrom('counters').where('ends_at', '<=', time).execute()
      }
      const counts = await add(1, counted, time)
      return counted.map(({ key, seconds }) => {
        const { count, resetSeconds } = counts.get(key) ?? { count: 1, resetSeconds: seconds }
        return { count, resetSeconds: Math.min(resetSeconds, seconds) }
      })
    },
    giveBack: async counted => {
      await add(-1, counted, now())
    },
  }

  async function add(one: 1 | -1, counted: readonly Counted[], time: number): Promise<Map<string, Count>> {
    if (counted.length === 0) return new Map()
    const rows = counted
      .map(({ key, seconds }) => ({ key, count: Math.max(0, one), ends_at: time + seconds * 1000 }))
      // One order for all, so that no two writers wait for each other.
      .sort((a, b) => (a.key < b.key ? -1 : 1))
    // A window that ends later than one from now was counted on a clock that has been put back.
    const isOver = sql`(counters.ends_at <= ${time} or counters.ends_at > excluded.ends_at + ${clockDifference})`
    const written = await db
      .insertInto('counters')
      .values(rows)
      .onConflict(conflict =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${isOver} then excluded.count else counters.count + ${one} end`,
          ends_at: sql`case when ${isOver} then excluded.ends_at else counters.ends_at end`,
        }),
      )
      .returning(['key', 'count', 'ends_at'])
      .execute()
    return new Map(
      written.map(({ key, count, ends_at }) => [
        key,
        { count, resetSeconds: Math.ceil((ends_at - time) / 1000) },
      ]),
    )
  }
}
