import { Kysely } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { postgresDialect } from '../../store/database/postgres.js'
import { sqliteDialect } from '../../store/database/sqlite.js'
import { isPostgres, openStore, type Store } from '../../store/index.js'
import type { Tables } from '../../store/schema.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { runJob } from '../../testing/jobs.js'
import { retentionJob } from './retention.js'

const day = 86_400_000
const canary = 'canary-content'

describe.each(databases)('mails in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_800_000_000_000
  const logged: string[] = []
  const log = createLog('info', line => void logged.push(line))

  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address, () => time)
    await store.bots.create('b')
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const none = { remove: async () => undefined, sweep: async () => 0 }
  const clear = (days: number) =>
    runJob(
      retentionJob(
        { store, uploads: none, transport: undefined },
        { mails: days, uploads: 1000, threads: 1000, results: 1000 },
        log,
      ),
    )
  const put = () => store.outbox.put({ botId: 'b', nodeId: 'n', mail: canary })
  const giveUp = async () => {
    const id = await put()
    await store.outbox.failed(id, { error: 'EENVELOPE 550', attempts: 1, isGivenUp: true })
    return id
  }
  const kept = async () => {
    const { address } = database
    const dialect = isPostgres(address) ? postgresDialect(address) : sqliteDialect(address)
    const db = new Kysely<Tables>({ dialect })
    const rows = await db.selectFrom('outbox').select('mail').execute()
    await db.destroy()
    return rows.filter(({ mail }) => mail !== '')
  }

  test('and branches of experiments go, once they are as old as conversations may be', async () => {
    const visit = { nodeId: 'n', name: '', visitor: 'v', session: 's', branch: 'a' }
    await store.experiments.note('b', [{ ...visit, isReached: true }])
    time += 999 * day
    await clear(1)
    expect(await store.experiments.counts('b')).toMatchObject([{ visitors: 1, reached: 1 }])
    time += day
    await clear(1)
    expect(await store.experiments.counts('b')).toEqual([])
  })

  test('that were sent are forgotten at once', async () => {
    await store.outbox.sent(await put(), 1)
    expect(await kept()).toEqual([])
  })

  test('that were given up are forgotten after these days, not before, and stay to be seen', async () => {
    await giveUp()
    time += day
    await giveUp()
    time += 29 * day - 1
    await clear(30)
    expect(await kept()).toHaveLength(2)
    time += 1
    await clear(30)
    expect(await kept()).toHaveLength(1)
    expect(await store.outbox.last('b')).toMatchObject([
      { status: 'failed', error: 'EENVELOPE 550' },
      { status: 'failed', error: 'EENVELOPE 550' },
    ])
    expect(logged.join()).toContain('"mails":1')
    expect(logged.join()).not.toContain(canary)
  })

  test('that were sent leave no record after these days', async () => {
    await store.outbox.sent(await put(), 1)
    time += 30 * day - 1
    await clear(30)
    expect(await store.outbox.last('b')).toHaveLength(1)
    time += 1
    await clear(30)
    expect(await store.outbox.last('b')).toEqual([])
  })

  test('that still wait are kept however old they are', async () => {
    await put()
    const id = await put()
    await store.outbox.failed(id, { error: 'ECONNECTION', attempts: 1, isGivenUp: false })
    time += 1000 * day
    await clear(0)
    expect(await kept()).toHaveLength(2)
    expect(await store.outbox.read(id)).toMatchObject({ mail: canary, status: 'waiting' })
  })
})

test('threads in which nothing happened for these days are deleted', async () => {
  const start = 1_800_000_000_000
  let time = start
  const store = await openStore(':memory:', () => time)
  await store.bots.create('b')
  const thread = {
    botId: 'b',
    owner: 'o',
    channel: 'api',
    session: () => 's',
    state: 'bot',
  } as const
  await store.threads.create(thread)
  const { id } = await store.threads.create(thread)
  time += day
  await store.messages.append(id, { who: 'visitor', text: canary })
  const uploads = { remove: async () => undefined, sweep: async () => 0 }
  const logged: string[] = []
  time = start + 30 * day
  await runJob(
    retentionJob(
      { store, uploads, transport: undefined },
      { mails: 1, uploads: 1, threads: 30, results: 30 },
      createLog('info', line => void logged.push(line)),
    ),
  )
  expect((await store.threads.list({ limit: 9 })).map(each => each.id)).toEqual([id])
  expect(logged.join()).toContain('Threads were deleted')
  await store.close()
})

test('a database that does not answer is told of, part by part', async () => {
  const logged: string[] = []
  const store = await openStore(':memory:')
  await store.close()
  const run = runJob(
    retentionJob(
      {
        store,
        uploads: { remove: async () => undefined, sweep: async () => 0 },
        transport: undefined,
      },
      { mails: 30, uploads: 30, threads: 30, results: 30 },
      createLog('info', line => void logged.push(line)),
    ),
  )
  await expect(run).rejects.toThrow(
    'The outbox could not be cleared. Uploaded files could not be deleted',
  )
  expect(logged.join()).toContain('The outbox could not be cleared')
})
