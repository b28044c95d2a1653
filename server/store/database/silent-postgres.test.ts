import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makePostgres } from '../../testing/databases.js'
import { startSilentLine } from '../../testing/silent-line.js'
import { openStore, type Store } from '../index.js'

const patience = { timeout: 120_000 }
const closers: (() => unknown)[] = []
let line: Awaited<ReturnType<typeof startSilentLine>>
let store: Store
let direct: string

beforeEach(async () => {
  const database = await makePostgres()
  direct = database.address
  closers.push(database.drop)
  const address = new URL(database.address)
  line = await startSilentLine({ host: address.hostname, port: Number(address.port) })
  closers.push(line.close)
  address.port = String(line.port)
  store = await openStore(address.href, Date.now, { answerWithin: 2000 })
  closers.push(store.close)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** More at once than the pool has connections. */
const askMany = (ask: () => Promise<unknown> = store.ping) =>
  Promise.allSettled(Array.from({ length: 15 }, ask))
const failures = (settled: readonly PromiseSettledResult<unknown>[]) =>
  settled.filter(({ status }) => status === 'rejected').length

test(
  'a PostgreSQL that stops answering fails what is asked, and is asked anew once it is back',
  patience,
  async () => {
    expect(failures(await askMany())).toBe(0)
    line.fallSilent()
    expect(failures(await askMany())).toBe(15)
    expect(failures(await askMany(() => store.bots.save('a', '{}')))).toBe(15)
    line.comeBack()
    // No connection from before is used again: the first question is answered.
    expect(failures(await askMany())).toBe(0)
    expect(await store.bots.save('a', '{}')).toBe(1)
  },
)

test(
  'connections that rested while the line was cut are not tried one after the other',
  patience,
  async () => {
    await askMany()
    line.fallSilent()
    await expect(store.ping()).rejects.toThrow()
    line.comeBack()
    for (let each = 0; each < 15; each++) await store.ping()
  },
)

test('the store closes although PostgreSQL does not answer', patience, async () => {
  await askMany()
  line.fallSilent()
  const asked = askMany()
  await store.close()
  expect(failures(await asked)).toBe(15)
})

test(
  'what PostgreSQL answered while the server was busy itself is an answer',
  patience,
  async () => {
    const { database, ping, close } = await openStore(direct, Date.now, { answerWithin: 500 })
    closers.push(close)
    await ping()
    const asked = sql<{ word: string }>`select 'here' as word from pg_sleep(0.2)`.execute(
      database.db,
    )
    await setImmediate()
    const free = performance.now() + 1000
    while (performance.now() < free);
    expect((await asked).rows).toEqual([{ word: 'here' }])
  },
)
