import { Kysely, sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { postgresDialect } from '../database/postgres.js'
import { sqliteDialect } from '../database/sqlite.js'
import { isPostgres, openStore, type Store } from '../index.js'

describe.each(databases)('conversations by age in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_800_000_000_000

  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address, () => time)
    await store.bots.create('shop')
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  async function keep(session: string, steps: number): Promise<number> {
    time += 1000
    const kept = await store.results.keep({
      botId: 'shop',
      channel: 'widget',
      version: 1,
      session,
      begun: 1,
      steps,
      state: 'open',
      answered: 0,
      visitor: { name: null, email: null },
      startedAt: 1,
      endedAt: null,
      edges: [],
      record: '{}',
      words: [],
    })
    if (!kept) throw new Error('It is not stored.')
    return kept.number
  }

  test('those go first in which nothing happened for longest, and none that is younger', async () => {
    const first = await keep('first', 1)
    const second = await keep('second', 1)
    await keep('first', 2)
    await keep('third', 1)
    expect(await store.results.old('shop', 1000)).toEqual([second, first])
  })

  test('they are found without a look at the younger ones', async () => {
    const { address } = database
    const dialect = isPostgres(address) ? postgresDialect(address) : sqliteDialect(address)
    const db = new Kysely<unknown>({ dialect })
    const query = sql`select number from results where bot_id = 'shop' and updated_at <= 1 order by updated_at limit 500`
    const rows = isPostgres(address)
      ? await db.connection().execute(async connection => {
          await sql`set enable_seqscan = off`.execute(connection)
          return (await sql`explain ${query}`.execute(connection)).rows
        })
      : (await sql`explain query plan ${query}`.execute(db)).rows
    await db.destroy()
    expect(JSON.stringify(rows)).toContain('results_age')
    expect(JSON.stringify(rows)).not.toMatch(/sort|b-tree/i)
  })
})
