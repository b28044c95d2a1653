import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

describe.each(databases)('what comes over connections in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  const shop = { id: 'c1', botId: 'shop' }
  const message = (providerId: string, alias: string) => ({
    providerId,
    person: { ids: [alias] },
    data: '{}',
    saidAt: 1000,
  })
  const brought = (...all: readonly ReturnType<typeof message>[]) => ({ all, statuses: [] })

  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address)
    await store.bots.create('shop')
    await store.channels.connections.create({
      id: 'c1',
      botId: 'shop',
      owner: 'owner',
      channel: 'telegram',
      identity: 'one',
      settings: {},
      secrets: [],
      state: 'connected',
      remedy: null,
    })
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  test('at the same time is kept together, each told how much of its own was new', async () => {
    const { incoming } = store.channels
    await incoming.keep(shop, brought(message('m0', 'ann')))
    const counts = await Promise.all([
      incoming.keep(shop, brought(message('m0', 'ann'))),
      incoming.keep(shop, brought(message('m1', 'ann'), message('m2', 'ben'))),
      incoming.keep(shop, brought(message('m3', 'cleo'))),
      incoming.keep(shop, brought(message('m3', 'cleo'))),
      incoming.keep(shop, brought()),
    ])
    expect(counts).toEqual([0, 2, 1, 0, 0])
    expect(await incoming.due('c1', new Set(), 10)).toHaveLength(3)
    expect((await store.jobs.waits(['channel-in'])).size).toBe(1)
  })

  test('is kept where something beside it cannot be', async () => {
    const { incoming } = store.channels
    const kept = await Promise.allSettled([
      incoming.keep(shop, brought(message('m1', 'ann'))),
      incoming.keep({ id: 'gone', botId: 'shop' }, brought(message('m1', 'ann'))),
      incoming.keep(shop, brought(message('m2', 'ben'))),
    ])
    expect(kept.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await incoming.due('c1', new Set(), 10)).toHaveLength(2)
  })
})
