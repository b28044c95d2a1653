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
  const time = 1_800_000_000_000

  beforeAll(async () => {
    database = await make()
    store = await openStore(database.address, () => time)
    await store.bots.create('b')
  })
  afterAll(async () => {
    await store.close()
    await database.drop()
  })

  const put = () => store.outbox.put({ botId: 'b', nodeId: 'n', mail: '{}' })
  const entry = async () => (await store.outbox.last('b'))[0]
  const failure = { error: 'E', attempts: 2 }

  test('keeps a mail with the job that sends it, until it is sent', async () => {
    const id = await put()
    expect(await store.outbox.read(id)).toEqual({
      botId: 'b',
      nodeId: 'n',
      mail: '{}',
      status: 'waiting',
    })
    expect(await store.jobs.take('mail', 'me', 1000, 9)).toMatchObject([
      { id, botId: 'b', attempts: 1 },
    ])
    await store.outbox.sent(id, 1)
    expect(await store.outbox.read(id)).toMatchObject({ mail: '', status: 'sent' })
    expect(await entry()).toMatchObject({ status: 'sent', attempts: 1, error: null })
    await store.outbox.remove([id])
    expect(await store.outbox.read(id)).toBeUndefined()
    expect(await store.jobs.list(9)).toEqual([])
  })

  test('says why a mail waits or was given up, and has it wait again with its job', async () => {
    const id = await put()
    await store.jobs.take('mail', 'me', 1000, 9)
    await store.outbox.failed(id, { ...failure, isGivenUp: false })
    expect(await entry()).toMatchObject({ status: 'waiting', attempts: 2, error: 'E' })
    await store.outbox.failed(id, { ...failure, isGivenUp: true })
    await store.jobs.failed(id, 'me', 'E', undefined)
    expect(await entry()).toMatchObject({ status: 'failed', error: 'E' })
    expect(await store.jobs.retry(id)).toBe('mail')
    expect(await entry()).toMatchObject({ status: 'waiting' })
    expect(await store.jobs.take('mail', 'me', 1000, 9)).toMatchObject([{ id, attempts: 1 }])
    await store.outbox.remove([id])
  })

  test('has a mail wait again that was given up while somebody had it sent once more', async () => {
    for (const isNoted of [false, true]) {
      const id = await put()
      await store.jobs.take('mail', 'me', 1000, 9)
      if (!isNoted) await store.jobs.retry(id)
      await store.outbox.failed(id, { ...failure, isGivenUp: true })
      if (isNoted) await store.jobs.retry(id)
      await store.jobs.failed(id, 'me', 'E', undefined)
      expect(await entry()).toMatchObject({ status: 'waiting', error: 'E' })
      expect(await store.jobs.take('mail', 'me', 1000, 9)).toMatchObject([{ id, attempts: 1 }])
      await store.outbox.remove([id])
    }
  })

  test('knows how many mails there are by status without looking at them, however they came and went', async () => {
    const before = await store.outbox.counts()
    const more = (status: 'waiting' | 'sent' | 'failed', count: number) =>
      (before.get(status) ?? 0) + count
    await store.bots.create('other')
    const ids = await Promise.all(Array.from({ length: 12 }, put))
    await Promise.all(ids.slice(0, 5).map(id => store.outbox.sent(id, 1)))
    await Promise.all(
      ids.slice(5, 7).map(id => store.outbox.failed(id, { ...failure, isGivenUp: true })),
    )
    await store.outbox.sent(ids[0] ?? '', 1)
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
    const mail = {
      bot_id: 'b',
      node_id: 'n',
      mail: '',
      attempts: 0,
      given_up_at: 0,
      created_at: '',
    }
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
