import { Kysely, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makePostgres, type TestDatabase } from '../../testing/databases.js'
import { postgresDialect } from '../database/postgres.js'
import { openStore } from '../index.js'
import type { Tables } from '../schema.js'
import { searchPostgres } from './search.js'

/** Two blocks of the index lie in it. */
const first = 65_536 - 500
const last = first + 999
/** So few that each way of reading is gone. */
const bounds = { newest: 20, tried: 40, alone: 2, hits: 60, read: 50 }

let database: TestDatabase
let db: Kysely<Tables>
beforeAll(async () => {
  database = await makePostgres()
  const store = await openStore(database.address)
  await store.bots.create('shop')
  await store.close()
  db = new Kysely<Tables>({ dialect: postgresDialect(database.address) })
  await sql`insert into results (number, id, bot_id, owner, channel, session, begun, state, steps, answered, started_at, created_at, updated_at, day, edges)
    select i, i, 'shop', 'owner', 'widget', i, i, 'finished', 1, 1, i, i, i, '2026-11-20', '[]' from generate_series(${sql.lit(first)}, ${sql.lit(last)}) as n (i)`.execute(
    db,
  )
  await sql`insert into result_words (number, words) select i, array_to_tsvector(string_to_array(
      'all block' || (i >> 16) || ' only' || i
      || case when i < ${sql.lit(first + 600)} then ' summer' else ' winter' end
      || case when i % 97 = 0 then ' seldom' else '' end || case when i % 2 = 0 then ' even' else ' odd' end
      || case when i = ${sql.lit(first + 940)} then ' summer' else '' end, ' '))
    from generate_series(${sql.lit(first)}, ${sql.lit(last)}) as n (i)`.execute(db)
})
afterAll(async () => {
  await db.destroy()
  await database.drop()
})

const numbers = Array.from({ length: last - first + 1 }, (_, index) => last - index)
const isSummer = (number: number) => number < first + 600 || number === first + 940

test.each<[parts: readonly string[], has: (number: number) => boolean]>([
  [["'all'"], () => true],
  [["'all'", "'summer':*"], isSummer],
  [["'summer'", "'even'"], number => isSummer(number) && number % 2 === 0],
  [["'winter'"], number => number >= first + 600],
  [["'all'", "'seldom'"], number => number % 97 === 0],
  [["'all'", `'only${first}'`], number => number === first],
  [[`'only${first + 500}'`, "'o':*"], number => number === first + 500],
  [["'even'", "'odd'"], () => false],
  [["'nobody':*"], () => false],
])('the words %j are found, the newest first, on every page of every range', async (parts, has) => {
  for (const range of [
    { least: 1, most: Number.MAX_SAFE_INTEGER },
    { least: first + 100, most: first + 700 },
  ])
    for (const limit of [7, 51, 2000]) {
      const expected = numbers.filter(each => each >= range.least && each <= range.most && has(each))
      const found: number[] = []
      for (let most = range.most; ; ) {
        const page = await searchPostgres(
          db,
          {
            ...{ range: { ...range, most }, limit, parts },
            newest: async count =>
              numbers.filter(each => each >= range.least && each <= most).slice(0, count),
          },
          bounds,
        )
        found.push(...page)
        if (page.length < limit) break
        most = (page.at(-1) ?? 0) - 1
      }
      expect(found).toEqual(expected)
    }
})
