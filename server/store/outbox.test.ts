import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../testing/databases.js'
import { openStore, type Store } from './index.js'

describe.each(databases)('the outbox in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_800_000_000_000

  beforeAll(async () => {
    database = await make()
    store = await openStore(database.address, () => time)
    await store.bots.create('b')
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  test('gives each mail to one taker, and to another after the lease', async () => {
    const ids = []
    for (let count = 0; count < 8; count++)
      ids.push(await store.outbox.put({ botId: 'b', nodeId: 'n', mail: '{}' }))
    const claim = () => store.outbox.claim(1000)
    const taken = []
    for (let round = 0; round < 8 && taken.length < ids.length; round++)
      taken.push(...(await Promise.all(Array.from({ length: 8 }, claim))).flatMap(mail => mail ?? []))
    expect(taken.map(({ id }) => id).toSorted()).toEqual(ids.toSorted())
    expect(await claim()).toBeUndefined()
    time += 1000
    expect(await claim()).toMatchObject({ botId: 'b', nodeId: 'n', mail: '{}', attempts: 2 })
    for (const id of ids) await store.outbox.sent(id)
    time += 1000
    expect(await claim()).toBeUndefined()
    expect((await store.outbox.last('b')).map(({ status }) => status)).toEqual(ids.map(() => 'sent'))
  })

  test('waits for the pause after a failure, and for ever after the last', async () => {
    const id = await store.outbox.put({ botId: 'b', nodeId: 'n', mail: '{}' })
    await store.outbox.claim(1000)
    await store.outbox.failed(id, 'E', 50)
    time += 49
    expect(await store.outbox.claim(1000)).toBeUndefined()
    time += 1
    expect(await store.outbox.claim(1000)).toMatchObject({ id, attempts: 2 })
    await store.outbox.failed(id, 'E', undefined)
    time += 10_000
    expect(await store.outbox.claim(1000)).toBeUndefined()
    expect(await store.outbox.last('b')).toContainEqual(
      expect.objectContaining({ status: 'failed', error: 'E' }),
    )
  })

  test('gives out what was put off on a clock that has been put back since', async () => {
    const id = await store.outbox.put({ botId: 'b', nodeId: 'n', mail: '{}' })
    const twoDays = 2 * 86_400_000
    time += twoDays
    while (await store.outbox.claim(1000));
    await store.outbox.failed(id, 'ECONNECTION', 10_000)
    time -= twoDays
    expect(await store.outbox.claim(1000)).toMatchObject({ id })
  })
})
