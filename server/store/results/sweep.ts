import { setImmediate } from 'node:timers/promises'
import { type Kysely, type SqlBool, sql } from 'kysely'
import type { Tables } from '../schema.js'
import { countChanges } from './counts.js'
import { readWay } from './way.js'
import { putWords } from './words.js'

/** Whether what a conversation is found by is still to be written; so, as an index says it. */
export const areWordsDue = sql<SqlBool>`results.words_due = 1`

const most = 50
/** Characters of records that are looked through in one transaction. */
const together = 200_000

/**
 * Writes what conversations are found by in which nothing happened since `since`, a few at a time; what was open is
 * abandoned. Resolves to how many.
 */
export async function sweepResults(
  db: Kysely<Tables>,
  since: number,
  wordsOf: (record: string) => readonly string[],
): Promise<number> {
  const rows = await db
    .selectFrom('results')
    .innerJoin('result_records', 'result_records.number', 'results.number')
    .select(['results.number', sql<number>`length(record)`.as('size')])
    .where(areWordsDue)
    .where('updated_at', '<=', since)
    .orderBy('updated_at')
    .limit(most)
    .execute()
  let count = 0
  for (const numbers of portions(rows)) {
    count += await db.transaction().execute(trx => sweep(trx, numbers, since, wordsOf))
    await setImmediate()
  }
  return count
}

async function sweep(
  trx: Kysely<Tables>,
  numbers: readonly number[],
  since: number,
  wordsOf: (record: string) => readonly string[],
): Promise<number> {
  const changes = countChanges()
  let count = 0
  for (const number of numbers) {
    const before = await trx
      .selectFrom('results')
      .select(['number', 'bot_id', 'day', 'version', 'state', 'way', 'counted'])
      .where('number', '=', number)
      .executeTakeFirst()
    if (!before) continue
    const state = before.state === 'open' ? 'abandoned' : before.state
    const { numUpdatedRows } = await trx
      .updateTable('results')
      .set({ state, words_due: 0, ...(before.way !== null && { counted: 1 }) })
      .where('number', '=', number)
      .where('state', '=', before.state)
      .where(areWordsDue)
      .where('updated_at', '<=', since)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) continue
    count++
    const { bot_id: botId, day, version } = before
    const way = before.counted === 0 ? readWay(before.way) : undefined
    if (way) changes.way({ botId, day, version }, way, state, 1)
    if (state !== before.state) {
      changes.state(botId, day, before.state, -1)
      changes.state(botId, day, state, 1)
    }
    const { record } = await trx
      .selectFrom('result_records')
      .select('record')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
    await putWords(trx, number, wordsOf(record))
  }
  await changes.write(trx)
  return count
}

/** Long ones alone, short ones together. */
function portions(rows: readonly { readonly number: number; readonly size: number }[]): number[][] {
  const parts: number[][] = []
  let room = 0
  for (const { number, size } of rows) {
    if (size > room) {
      parts.push([])
      room = together
    }
    parts.at(-1)?.push(number)
    room -= size
  }
  return parts
}
