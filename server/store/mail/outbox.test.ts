import { Kysely } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { postgresDialect } from '../database/postgres.js'
import { sqliteDialect } from '../database/sqlite.js'
import { isPostgres, openStore, type Store } from '../index.js'
import type { Tables } from '../schema.js'
import { createOutboxRepository } from './outbox.js'

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

  test('knows how many mails there are by status without looking at them, however they came and went', async () => {
    const before = await store.outbox.counts()
    const more = (status: 'waiting' | 'sent' | 'failed', count: number) => (before.get(status) ?? 0) + count
    await store.bots.create('other')
    const ids = await Promise.all(
      Array.from({ length: 12 }, () => store.outbox.put({ botId: 'b', nodeId: 'n', mail: '{}' })),
    )
    await Promise.all(ids.slice(0, 5).map(id => store.outbox.sent(id)))
    await Promise.all(ids.slice(5, 7).map(id => store.outbox.failed(id, 'E', undefined)))
    await store.outbox.sent(ids[0] ?? '')
    expect(await store.outbox.counts()).toEqual(
      new Map([
        ['waiting', more('waiting', 5)],
        ['sent', more('sent', 5)],
        ['failed', more('failed', 2)],
      ]),
    )
  })
})

test.each(databases)(
  'mails are counted in $name as they are deleted, with their bot too',
  async ({ make }) => {
    const database = await make()
    const { address } = database
    const dialect = isPostgres(address) ? postgresDialect(address) : sqliteDialect(address)
    await (await openStore(address)).close()
    const db = new Kysely<Tables>({ dialect })
    const bot = { id: 'b', published_version: null, created_at: '' }
    await db.insertInto('bots').values(bot).execute()
    const mail = { bot_id: 'b', node_id: 'n', mail: '', attempts: 0, next_at: 0, created_at: '' }
    const rows = (['waiting', 'sent', 'sent'] as const).map((status, id) => ({
      ...mail,
      id: String(id),
      status,
    }))
    await db
      .insertInto('outbox')
      .values(rows.map(row => ({ ...row, error: null, note: null })))
      .execute()
    const { counts } = createOutboxRepository(db)
    expect([...(await counts())]).toEqual([
      ['waiting', 1],
      ['sent', 2],
      ['failed', 0],
    ])
    await db.deleteFrom('outbox').where('id', '=', '1').execute()
    await db.deleteFrom('bots').execute()
    expect([...(await counts()).values()]).toEqual([0, 0, 0])
    await db.destroy()
    await database.drop()
  },
)
