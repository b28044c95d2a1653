import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openStore } from '../store/index.js'
import { bareDatabases, databases, type TestDatabase } from './databases.js'

/** How many rows each table has, and where its numbers begin. */
async function contentOf({ address }: TestDatabase) {
  const { database, close } = await openStore(address)
  const tables = await database.db.introspection.getTables()
  const counts: Record<string, number> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number
    }>`select count(*) as count from ${sql.table(name)}`.execute(database.db)
    counts[name] = Number(rows[0]?.count)
  }
  await close()
  return counts
}

test.each([0, 1] as const)(
  'a database that another test had is as empty as a new one (%s)',
  async kind => {
    const bare = await bareDatabases[kind].make()
    const fresh = await contentOf(bare)
    await bare.drop()
    expect(Object.keys(fresh).length).toBeGreaterThan(30)
    for (const text of ['first', 'second']) {
      const database = await databases[kind].make()
      expect(await contentOf(database)).toEqual(fresh)
      const store = await openStore(database.address)
      await store.bots.save('shop', text)
      await store.outbox.put({ botId: 'shop', nodeId: 'a', mail: '{}' })
      const thread = {
        botId: 'shop',
        owner: 'ann',
        channel: 'api',
        state: 'bot',
        session: () => 'tag',
      } as const
      expect(
        await store.threads.create({ ...thread, messages: [{ who: 'visitor', text }] }),
      ).toMatchObject({
        lastMessage: 1,
      })
      await store.close()
      await database.drop()
    }
  },
)

test('two databases at the same time are two', async () => {
  for (const { make } of databases) {
    const both = [await make(), await make()]
    expect(new Set(both.map(({ address }) => address)).size).toBe(2)
    for (const { drop } of both) await drop()
  }
})

test('a database to which somebody is still connected is nobody else’s', async () => {
  const first = await databases[1].make()
  const store = await openStore(first.address)
  await store.ping()
  await first.drop()
  const second = await databases[1].make()
  expect(second.address).not.toBe(first.address)
  await store.close()
  await second.drop()
})
