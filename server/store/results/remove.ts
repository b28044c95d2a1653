import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { countChanges } from './counts.js'
import { putMarks } from './marks.js'
import { readEdges, readWay } from './way.js'

/** Deletes conversations for good. */
export interface ResultRemoval {
  /** With what they are found by and what they count for; resolves to how many. With `more` to come, `tidy` ends it. */
  remove(numbers: readonly number[], more?: 'more'): Promise<number>
  /** Takes what was deleted out of the files, where many went at once. */
  tidy(): Promise<void>
}

const together = 50
/** Rows whose words are taken out of SQLite's index one by one; above that the index is written anew. */
const fewWords = 100
/** Written at once while the index is written anew. */
const mergedPages = 200

/** Deletes in a database. `now` in milliseconds. */
export function createResultRemoval(db: Kysely<Tables>, now: () => number): ResultRemoval {
  const isPostgres = isOnPostgres(db)
  let isUntidy = false
  return { remove, tidy }

  async function remove(numbers: readonly number[], more?: 'more'): Promise<number> {
    const isBulk = !isPostgres && (more !== undefined || numbers.length > fewWords)
    let removed = 0
    for (let from = 0; from < numbers.length; from += together) {
      removed += await db
        .transaction()
        .execute(trx => removeSome(trx, numbers.slice(from, from + together), isBulk))
      await setImmediate()
    }
    isUntidy ||= isBulk
    if (more === undefined) await tidy()
    return removed
  }

  async function removeSome(
    trx: Kysely<Tables>,
    numbers: readonly number[],
    isBulk: boolean,
  ): Promise<number> {
    const setSecure = (on: 0 | 1) =>
      sql`insert into result_words (result_words, rank) values ('secure-delete', ${sql.raw(String(on))})`.execute(
        trx,
      )
    if (isBulk) await setSecure(0)
    const rows = await trx
      .deleteFrom('results')
      .where('number', 'in', [...numbers])
      .returning([
        'bot_id as botId',
        'session',
        'begun',
        'day',
        'version',
        'state',
        'edges',
        'way',
        'counted',
      ])
      .execute()
    if (isBulk) await setSecure(1)
    if (rows.length > 0)
      await trx
        .deleteFrom('call_exchanges')
        .where(
          'session',
          'in',
          rows.map(({ session }) => session),
        )
        .execute()
    await putMarks(trx, rows, now())
    const changes = countChanges()
    for (const { botId, day, version, state, edges, way, counted } of rows) {
      const gone = counted === 1 ? readWay(way) : undefined
      if (gone) changes.way({ botId, day, version }, gone, state, -1)
      changes.state(botId, day, state, -1)
      for (const edge of readEdges(edges)) changes.edge(botId, day, edge, -1)
    }
    await changes.write(trx)
    return rows.length
  }

  /** What was deleted in SQLite's index goes when its parts are merged, a little at a time. */
  async function tidy(): Promise<void> {
    if (!isUntidy) return
    isUntidy = false
    for (let pages = -mergedPages; ; pages = mergedPages) {
      const before = await changesSoFar()
      await sql`insert into result_words (result_words, rank) values ('merge', ${sql.raw(String(pages))})`.execute(
        db,
      )
      // The insert itself is one change: nothing was left to be merged.
      if ((await changesSoFar()) - before < 2) return
      await setImmediate()
    }
  }

  async function changesSoFar(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db)
    return rows[0]?.count ?? 0
  }
}
