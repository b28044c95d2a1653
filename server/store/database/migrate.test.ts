import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { bareDatabases } from '../../testing/databases.js'
import { isPostgres, openStore } from '../index.js'
import { bots } from '../migrations/0001-bots.js'
import { shared } from '../migrations/0002-shared.js'
import { owners } from '../migrations/0003-owners.js'
import type { Tables } from '../schema.js'
import { migrate } from './migrate.js'
import { postgresDialect } from './postgres.js'
import { sqliteDialect } from './sqlite.js'

test.each(bareDatabases)(
  'in $name, versions of before there were drafts count as published',
  async ({ make }) => {
    const database = await make()
    const { address } = database
    const db = new Kysely<Tables>({
      dialect: isPostgres(address) ? postgresDialect(address) : sqliteDialect(address),
    })
    const upTo = (migrations: object) =>
      new Migrator({
        db,
        provider: { getMigrations: async () => ({ ...migrations }) },
      }).migrateToLatest()
    const first = { '0001-bots': bots, '0002-shared': shared }
    await upTo(first)
    await sql`insert into bots (id, published_version, created_at) values ('shop', 2, '2020-01-01T00:00:00.000Z')`.execute(
      db,
    )
    for (const version of [1, 2])
      await sql`insert into versions (bot_id, version, file, created_at) values ('shop', ${version}, '{}', '2020-01-02T00:00:00.000Z')`.execute(
        db,
      )
    await upTo({ ...first, '0003-owners': owners })
    await db
      .insertInto('versions')
      .values({
        bot_id: 'shop',
        version: 3,
        file: '{}',
        created_at: new Date().toISOString(),
        published_at: null,
      })
      .execute()
    await db.destroy()
    const store = await openStore(address)
    expect((await store.bots.versions('shop')).map(({ publishedAt }) => publishedAt)).toEqual([
      null,
      '2020-01-02T00:00:00.000Z',
      '2020-01-02T00:00:00.000Z',
    ])
    await store.close()
    await database.drop()
  },
)

test.each(bareDatabases)(
  'in $name, the desk knows what visitors have said last',
  async ({ make }) => {
    const { address, drop } = await make()
    const db = new Kysely<Tables>({
      dialect: isPostgres(address) ? postgresDialect(address) : sqliteDialect(address),
    })
    await migrate(db, isPostgres(address), '0028-visitor-lines')
    await sql`insert into bots (id, published_version, created_at) values ('shop', null, '')`.execute(
      db,
    )
    for (const id of ['a', 'b'])
      await sql`insert into threads (id, bot_id, owner, channel, session, state, last_message, created_at, updated_at)
      values (${id}, 'shop', 'owner', 'widget', ${id}, 'waiting', 0, 7, 7)`.execute(db)
    for (const [who, words] of [
      ['visitor', 'Hi'],
      ['visitor', 'A cake'],
      ['bot', 'One moment'],
    ])
      await sql`insert into messages (thread_id, who, text, reaction, at) values ('a', ${who}, ${words}, '', 1)`.execute(
        db,
      )
    await db.destroy()
    const store = await openStore(address)
    const shown = await store.desk.threads.shown(['a', 'b'])
    expect([...shown.values()].map(({ preview }) => preview?.text).toSorted()).toEqual([
      'A cake',
      undefined,
    ])
    const { threads } = await store.desk.threads.line({ owner: 'owner', isTaken: true, limit: 9 })
    expect(threads.map(({ id, waitingSince }) => [id, waitingSince])).toEqual([
      ['a', 7],
      ['b', 7],
    ])
    await store.close()
    await drop()
  },
)

test.each(bareDatabases)(
  'in $name, persons have the number and the address of before',
  async ({ make }) => {
    const { address, drop } = await make()
    const db = new Kysely<Tables>({
      dialect: isPostgres(address) ? postgresDialect(address) : sqliteDialect(address),
    })
    await migrate(db, isPostgres(address), '0092-channel-files')
    await sql`insert into bots (id, published_version, created_at) values ('shop', null, '')`.execute(
      db,
    )
    for (const [id, alias, phone] of [
      ['whatsapp', '49150', '+49150'],
      ['email', 'ann@a.example <1@a.example>', null],
    ]) {
      await sql`insert into channels (id, bot_id, owner, channel, identity, settings, state, created_at, updated_at)
      values (${id}, 'shop', 'owner', ${id}, '', '{}', 'connected', 1, 1)`.execute(db)
      await sql`insert into threads
      (id, bot_id, owner, channel, session, state, last_message, verified_id, person_id, created_at, updated_at)
      values (${id}, 'shop', 'owner', ${id}, '', 'bot', 0, ${phone}, ${id}, 7, 7)`.execute(db)
      await sql`insert into channel_persons (id, channel_id, thread_id, ids, created_at)
      values (${id}, ${id}, ${id}, ${JSON.stringify([alias])}, 7)`.execute(db)
    }
    await db.destroy()
    const store = await openStore(address)
    const { persons } = store.channels
    expect(await persons.ofVisitor({ phone: '+49150' })).toEqual(['whatsapp'])
    expect(await persons.ofVisitor({ email: 'ann@a.example' })).toEqual(['email'])
    expect((await store.threads.find('email'))?.email).toBe('ann@a.example')
    await store.close()
    await drop()
  },
)

test.each(bareDatabases)('in $name, what waits or was given up becomes jobs', async ({ make }) => {
  const { address, drop } = await make()
  const db = new Kysely<Tables>({
    dialect: isPostgres(address) ? postgresDialect(address) : sqliteDialect(address),
  })
  await migrate(db, isPostgres(address), '0022-key-makers')
  await sql`insert into bots (id, published_version, created_at) values ('shop', null, '')`.execute(
    db,
  )
  const request = '{"data":{"url":"https://a.example/\\u0000"},"values":{"answers":{}},"key":"k"}'
  for (const [id, body, status] of [
    ['call', request, 'waiting'],
    ['told', '{"event":{"url":"https://a.example","body":"{}"}}', 'failed'],
  ])
    await sql`insert into deliveries (id, bot_id, node_id, request, session, status, attempts, next_at)
      values (${id}, 'shop', 'a "node"', ${body}, 's', ${status}, 2, 5)`.execute(db)
  for (const [id, status, mail] of [
    ['waits', 'waiting', '{"to":[]}'],
    ['failed', 'failed', '{"to":[]}'],
    ['forgotten', 'failed', ''],
    ['sent', 'sent', ''],
  ])
    await sql`insert into outbox (id, bot_id, node_id, mail, status, attempts, next_at, created_at)
      values (${id}, 'shop', 'n', ${mail}, ${status}, 1, 7, ${new Date().toISOString()})`.execute(
      db,
    )
  await db.destroy()
  const store = await openStore(address)
  const jobs = await store.jobs.list(9)
  expect(jobs.map(({ id, handler, state, dueAt }) => [id, handler, state, dueAt])).toEqual([
    ['failed', 'mail', 'failed', 7],
    ['told', 'event', 'failed', 5],
    ['call', 'webhook', 'waiting', 5],
    ['waits', 'mail', 'waiting', 7],
  ])
  const [call] = await store.jobs.take('webhook', 'me', 1000, 9)
  expect(call).toMatchObject({ botId: 'shop', session: 's', attempts: 3 })
  expect(JSON.parse(call?.data ?? '')).toEqual({ nodeId: 'a "node"', ...JSON.parse(request) })
  expect(await store.outbox.last('shop')).toHaveLength(4)
  expect(await store.outbox.forget(0)).toBe(1)
  await store.close()
  await drop()
})
