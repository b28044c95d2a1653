import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { serverTime } from '../../testing/server-time.js'
import { testAppOn } from '../../testing/test-app.js'
import { gatherContacts } from './gather-contacts.js'

const few = { atOnce: 5, mostParts: 2 }

describe.each(databases)('contacts are gathered in $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    server = await testAppOn(make)
    await server.store.bots.create('shop', { owner: 'owner' })
  })
  afterEach(() => server.close())

  const write = async (count: number, from = 0) => {
    for (let at = from; at < from + count; at++)
      await server.store.threads.create({
        botId: 'shop',
        owner: 'owner',
        channel: 'widget',
        state: 'bot',
        change: { name: `Ann ${at}` },
        session: () => `session ${at}`,
      })
  }
  const known = async () =>
    (await server.store.contacts.list({ owner: 'owner', limit: 100 })).length
  const gather = () => gatherContacts(server.services, 'owner', few)
  const at = (time: number) =>
    server.store.database.db.updateTable('threads').set({ updated_at: time }).execute()

  test('however many are of one moment, each look goes on where the last one ended', async () => {
    await write(23)
    await at(serverTime() - 120_000)
    for (const count of [10, 20, 23, 23]) {
      await gather()
      expect(await known()).toBe(count)
    }
    await write(1, 23)
    await gather()
    expect(await known()).toBe(24)
  })

  test('what is a minute old is not looked at again, and what was written meanwhile is', async () => {
    await write(2)
    await at(serverTime() - 30_000)
    await gather()
    const marks = () => server.store.contacts.heard.marks('owner')
    expect((await marks()).threads).toEqual({ at: 0, id: '' })
    await write(1, 2)
    const late = serverTime() - 31_000
    await server.store.database.db
      .updateTable('threads')
      .set({ updated_at: late })
      .where('name', '=', 'Ann 2')
      .execute()
    await gather()
    expect(await known()).toBe(3)
    await at(serverTime() - 120_000)
    await gather()
    expect((await marks()).threads.at).toBeGreaterThan(0)
    expect(await known()).toBe(3)
  })
})
