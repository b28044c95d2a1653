import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { databases } from '../../testing/databases.js'
import { openStore } from '../index.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

test.each(databases)(
  'what is staged while its source is deleted leaves nothing, in $name',
  async ({ name, make }) => {
    const { address, drop } = await make()
    const { knowledge, database, close } = await openStore(address)
    closers.push(drop, close)
    const { number } = await knowledge.sources.create({
      id: 's',
      owner: 'o',
      kind: 'pairs',
      title: '',
      settings: '',
      botIds: [],
    })
    let removed: Promise<boolean> | undefined
    await database.db.transaction().execute(async trx => {
      const { number: piece } = await trx
        .insertInto('knowledge_pieces')
        .values({
          source: number,
          page: 'p',
          address: null,
          title: '',
          path: '[]',
          body: 'Bread',
          language: 'en',
          hash: 'h',
          length: 1,
          state: 'next',
        })
        .returning('number')
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('knowledge_terms')
        .values({ source: number, term: 'bread', piece, count: 1, length: 1 })
        .execute()
      removed = knowledge.sources.remove('o', 's')
      // SQLite has one transaction at a time.
      if (name === 'PostgreSQL')
        await vi.waitFor(
          async () => {
            const { rows } =
              await sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
                database.db,
              )
            expect(rows).toHaveLength(1)
          },
          { timeout: 60_000, interval: 20 },
        )
    })
    expect(await removed).toBe(true)
    for (const table of ['knowledge_sources', 'knowledge_pieces', 'knowledge_terms'] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([])
  },
)
