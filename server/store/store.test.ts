import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { childEnv } from '../testing/child-env.js'
import { bareDatabases, databases, type TestDatabase } from '../testing/databases.js'
import { openStore, type Store } from './index.js'

describe.each(databases)('the store in $name', ({ name, make }) => {
  let database: TestDatabase
  const opened: Store[] = []

  beforeEach(async () => {
    database = await make()
  })
  afterEach(async () => {
    for (const store of opened.splice(0)) await store.close()
    await database.drop()
  })

  async function open(now?: () => number): Promise<Store> {
    const store = await openStore(database.address, now)
    opened.push(store)
    return store
  }

  /** Two processes' stores. SQLite waits for a lock without letting the process go on, so there it is one. */
  async function openTwo(): Promise<readonly [Store, Store]> {
    const first = await open()
    return [first, name === 'SQLite' ? first : await open()]
  }

  test('numbers versions from 1 and publishes the one it is told to', async () => {
    const { bots } = await open()
    expect(await bots.isEmpty()).toBe(true)
    expect(await bots.save('a', 'first')).toBe(1)
    expect(await bots.save('a', 'second')).toBe(2)
    expect(await bots.save('b', 'other')).toBe(1)
    expect(await bots.isEmpty()).toBe(false)
    expect(await bots.published('a')).toBeUndefined()
    expect(await bots.publish('a', 2)).toBe(true)
    expect(await bots.published('a')).toMatchObject({ version: 2, file: 'second', details: '{}' })
    expect(await bots.publish('a', 1)).toBe(true)
    expect(await bots.publishedState('a')).toEqual({ version: 1, revision: 0 })
    expect(await bots.publish('a', 3)).toBe(false)
    expect(await bots.publish('nobody', 1)).toBe(false)
    expect(await bots.published('a')).toMatchObject({ version: 1, file: 'first', details: '{}' })
  })

  test('keeps concurrent versions apart, of one process and of two', async () => {
    const stores = await openTwo()
    const versions = await Promise.all(
      Array.from({ length: 20 }, (_, index) => stores[index % 2]?.bots.save('a', `${index}`)),
    )
    expect(versions.toSorted((a = 0, b = 0) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, index) => index + 1),
    )
  })

  test('makes a bot once, whoever asks', async () => {
    const stores = await openTwo()
    const made = await Promise.all(stores.map(({ bots }) => bots.create('a')))
    expect(made.toSorted()).toEqual([false, true])
  })

  test('has everything after it is opened again', async () => {
    const { bots } = await open()
    await bots.publish('a', await bots.save('a', 'kept ☕ \u{1F600}'))
    expect(await (await open()).bots.published('a')).toMatchObject({
      version: 1,
      file: 'kept ☕ \u{1F600}',
      details: '{}',
    })
  })

  test('is not disturbed by the character NUL, wherever a text comes from', async () => {
    const { bots, calls, outbox, keys } = await open()
    expect(await bots.published('a\0b')).toBeUndefined()
    expect(await keys.holderOf('a\0b')).toBeUndefined()
    expect(await bots.create('a', { name: 'N\0' })).toBe(true)
    await calls.note('a', {
      nodeId: 'n\0',
      step: 'webhook',
      at: '2026-01-01',
      ms: 1,
      status: null,
      error: null,
      callId: null,
      attempt: 1,
    })
    expect(await calls.last('a')).toHaveLength(1)
    await outbox.put({ botId: 'a', nodeId: 'n\0', mail: '{}' })
    expect(await outbox.last('a')).toHaveLength(1)
  })

  test('counts on after the clock went two days forward and back, and names no wait beyond the window', async () => {
    let time = 1_800_000_000_000
    const { rates } = await open(() => time)
    const hit = async () => (await rates.hit([{ key: 'clock', seconds: 60 }]))[0]
    await hit()
    const twoDays = 2 * 86_400_000
    time += twoDays
    expect(await hit()).toEqual({ count: 1, resetSeconds: 60 })
    time -= twoDays
    expect(await hit()).toEqual({ count: 1, resetSeconds: 60 })
    expect(await hit()).toEqual({ count: 2, resetSeconds: 60 })
    time -= 2000
    expect(await hit()).toEqual({ count: 3, resetSeconds: 60 })
  })

  test('counts in a window of time and starts anew after it', async () => {
    let time = 1_800_000_000_000
    const { rates } = await open(() => time)
    const hit = async (key: string) => (await rates.hit([{ key, seconds: 60 }]))[0]
    expect(await hit('a')).toEqual({ count: 1, resetSeconds: 60 })
    time += 59_000
    expect(await hit('a')).toEqual({ count: 2, resetSeconds: 1 })
    expect(await hit('b')).toEqual({ count: 1, resetSeconds: 60 })
    time += 1000
    expect(await hit('a')).toEqual({ count: 1, resetSeconds: 60 })
    time += 200_000
    expect(await hit('c')).toEqual({ count: 1, resetSeconds: 60 })
  })

  test('counts several things at once, over all processes together', async () => {
    const stores = await openTwo()
    const counted = [
      { key: 'z', seconds: 60 },
      { key: 'a', seconds: 3600 },
    ]
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => stores[index % 2]?.rates.hit(counted)),
    )
    expect(await stores[0]?.rates.hit(counted)).toEqual([
      { count: 41, resetSeconds: expect.any(Number) },
      { count: 41, resetSeconds: expect.any(Number) },
    ])
    expect(await stores[0]?.rates.hit([])).toEqual([])
  })

  test('takes counts back, within their window and never below nothing', async () => {
    let time = 1_800_000_000_000
    const { rates } = await open(() => time)
    const [b, a] = ['b', 'a'].map(key => ({ key, seconds: 60 }))
    const both = b && a ? [b, a] : []
    for (let hit = 0; hit < 3; hit++) await rates.hit(both)
    await rates.giveBack(both)
    expect(await rates.hit(both)).toEqual([
      { count: 3, resetSeconds: 60 },
      { count: 3, resetSeconds: 60 },
    ])
    time += 60_000
    await rates.giveBack([...both, { key: 'c', seconds: 60 }])
    expect(
      (await rates.hit([...both, { key: 'c', seconds: 60 }])).map(({ count }) => count),
    ).toEqual([1, 1, 1])
  })

  test('keeps the text that the first of two made', async () => {
    const stores = await openTwo()
    const kept = await Promise.all(
      stores.map((store, index) => store.kept.keep('secret', () => `text ${index}`)),
    )
    expect(new Set(kept).size).toBe(1)
  })

  test('answers a ping until it is closed', async () => {
    const store = await openStore(database.address)
    await store.ping()
    await store.close()
    await expect(store.ping()).rejects.toThrow()
  })
})

test.each(bareDatabases)(
  'four processes that start at once on a fresh $name all come up',
  { timeout: 240_000 },
  async ({ make }) => {
    const database = await make()
    const main = new URL('index.ts', import.meta.url).href
    const hooks = new URL('../../tools/typescript-hooks.mjs', import.meta.url).href
    const script = `const { openStore } = await import(${JSON.stringify(main)})
    const store = await openStore(${JSON.stringify(database.address)})
    await store.bots.save('a', 'x')
    await store.close()`
    const ends = Array.from({ length: 4 }, async () => {
      const args = ['--import', hooks, '--input-type=module', '--eval', script]
      const child = spawn(process.execPath, args, { env: childEnv })
      let output = ''
      child.stderr.on('data', chunk => (output += chunk))
      const [code] = await once(child, 'close')
      return `${code} ${output}`
    })
    expect(await Promise.all(ends)).toEqual(['0 ', '0 ', '0 ', '0 '])
    const store = await openStore(database.address)
    expect(await store.bots.save('a', 'x')).toBe(5)
    await store.close()
    await database.drop()
  },
)

test('an SQLite database is for nobody else in whatever folder it is made', async () => {
  const { address, drop } = await bareDatabases[0].make()
  const folder = dirname(address)
  chmodSync(folder, 0o755)
  const store = await openStore(address)
  await store.bots.create('a')
  const files = readdirSync(folder).toSorted()
  expect(files).toEqual(['talkgraph.db', 'talkgraph.db-shm', 'talkgraph.db-wal'])
  for (const file of files) expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
  await store.close()
  await drop()
})

test('an SQLite file is made in a folder for nobody else', async () => {
  const database = await bareDatabases[0].make()
  const path = join(dirname(database.address), 'new', 'talkgraph.db')
  await (await openStore(path)).close()
  expect(existsSync(path)).toBe(true)
  expect(statSync(dirname(path)).mode & 0o077).toBe(0)
  await database.drop()
})
