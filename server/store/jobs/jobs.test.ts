import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

describe.each(databases)('the jobs in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_800_000_000_000

  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address, () => time)
    await store.bots.create('b')
  })
  afterEach(async () => {
    await store.close()
    await database.drop()
  })

  const put = (id: string, key?: string) =>
    store.jobs.put({ id, key, handler: 'mail', botId: 'b', data: '{}' })
  const take = (taker = 'me', most = 1) => store.jobs.take('mail', taker, 1000, most)
  const ids = async (taken: ReturnType<typeof take>) => (await taken).map(({ id }) => id)

  test('are given to one taker each, and to another after the lease', async () => {
    const all = Array.from({ length: 8 }, (_, index) => `j${index}`)
    for (const id of all) await put(id)
    const taken = []
    for (let round = 0; round < 8 && taken.length < all.length; round++)
      taken.push(...(await Promise.all(Array.from({ length: 8 }, () => take()))).flat())
    expect(taken.map(({ id }) => id).toSorted()).toEqual(all)
    expect(await take()).toEqual([])
    time += 1000
    expect(await take()).toMatchObject([{ botId: 'b', data: '{}', attempts: 2 }])
  })

  test('stay with a taker who renews them, and with nobody else', async () => {
    await put('a')
    await take()
    time += 900
    await store.jobs.renew(['a'], 'me', 1000)
    time += 999
    expect(await take('other')).toEqual([])
    time += 1
    await store.jobs.renew(['a'], 'other', 1000)
    expect(await ids(take('other'))).toEqual(['a'])
    await store.jobs.renew(['a'], 'me', 5000)
    await store.jobs.failed('a', 'me', 'late', undefined)
    time += 1000
    expect(await ids(take('third'))).toEqual(['a'])
  })

  test('wait for the pause after a failure, and for ever after the last', async () => {
    await put('a')
    await take()
    await store.jobs.failed('a', 'me', 'E', 50)
    time += 49
    expect(await take()).toEqual([])
    expect(await store.jobs.waits(['mail', 'webhook'])).toEqual(new Map([['mail', 1]]))
    time += 1
    expect(await take()).toMatchObject([{ attempts: 2 }])
    await store.jobs.failed('a', 'me', 'E', undefined)
    time += 10_000
    expect(await take()).toEqual([])
    expect(await store.jobs.list(9)).toMatchObject([
      { id: 'a', state: 'failed', attempts: 2, error: 'E' },
    ])
  })

  test('are given back without the attempt, and are gone once they are done', async () => {
    await put('a')
    await take()
    await store.jobs.giveBack(['a'], 'other')
    expect(await take()).toEqual([])
    await store.jobs.giveBack(['a'], 'me')
    expect(await take('other')).toMatchObject([{ id: 'a', attempts: 1 }])
    await store.jobs.done('a')
    expect(await store.jobs.list(9)).toEqual([])
  })

  test('that have one key are one at a time, for each handler', async () => {
    expect(await put('a', 'k')).toBe(true)
    expect(await put('b', 'k')).toBe(false)
    expect(await put('c', 'l')).toBe(true)
    expect(await store.jobs.put({ handler: 'event', key: 'k', data: '{}' })).toBe(true)
    await take()
    expect(await put('d', 'k')).toBe(false)
    await store.jobs.done('a')
    expect(await put('e', 'k')).toBe(true)
  })

  test('that come back do so after their pause, or at once where they were hastened meanwhile', async () => {
    await put('a', 'k')
    await take()
    await store.jobs.comeBack('a', 'me', 500)
    expect(await take()).toEqual([])
    await store.jobs.hasten('mail', 'k')
    expect(await take()).toMatchObject([{ attempts: 1 }])
    await store.jobs.hasten('mail', 'k')
    expect(await take('other')).toEqual([])
    await store.jobs.comeBack('a', 'me', 500)
    expect(await ids(take())).toEqual(['a'])
    await store.jobs.comeBack('a', 'me', 500)
    expect(await store.jobs.waits(['mail'])).toEqual(new Map([['mail', 500]]))
  })

  test('are due when they were put off on a clock that has been put back since', async () => {
    const twoDays = 2 * 86_400_000
    await put('a')
    time += twoDays
    await take()
    await store.jobs.failed('a', 'me', 'E', 10_000)
    time -= twoDays
    await store.jobs.mend()
    expect(await ids(take())).toEqual(['a'])
  })

  test('are begun anew when somebody says so', async () => {
    await put('a')
    await take()
    await store.jobs.failed('a', 'me', 'E', undefined)
    expect(await store.jobs.retry('a', { botId: 'b', handlers: ['webhook'] })).toBeUndefined()
    expect(await store.jobs.retry('a', { botId: 'c', handlers: ['mail'] })).toBeUndefined()
    expect(await store.jobs.retry('a', { botId: 'b', handlers: ['mail'] })).toBe('mail')
    expect(await take()).toMatchObject([{ id: 'a', attempts: 1 }])
    expect(await store.jobs.retry('none')).toBeUndefined()
  })

  test('are begun anew after an attempt that is under way when somebody says so, also after their last', async () => {
    for (const pause of [undefined, 500]) {
      await put('a')
      await take()
      expect(await store.jobs.retry('a')).toBe('mail')
      expect(await take('other')).toEqual([])
      await store.jobs.failed('a', 'me', 'E', pause)
      expect(await store.jobs.list(9)).toMatchObject([
        { state: 'waiting', attempts: 0, error: 'E' },
      ])
      expect(await take()).toMatchObject([{ id: 'a', attempts: 1 }])
      await store.jobs.retry('a')
      await store.jobs.done('a')
      expect(await store.jobs.list(9)).toEqual([])
    }
  })

  test('have all their tries where somebody said so while a process had them that died', async () => {
    await put('a')
    await take()
    await store.jobs.retry('a')
    time += 1000
    expect(await take('other')).toMatchObject([{ attempts: 1 }])
    await store.jobs.failed('a', 'other', 'E', undefined)
    expect(await store.jobs.list(9)).toMatchObject([{ state: 'failed', attempts: 1 }])
  })

  test('are counted and listed: what failed, then what is under way or waits', async () => {
    // Of those that are due at the same moment, any may be taken first.
    for (const id of ['a', 'b', 'c']) {
      await put(id)
      time += 1
    }
    await take('me', 2)
    await store.jobs.failed('a', 'me', 'E', undefined)
    expect((await store.jobs.list(9)).map(({ id, state }) => [id, state])).toEqual([
      ['a', 'failed'],
      ['c', 'waiting'],
      ['b', 'running'],
    ])
    expect(await store.jobs.list(1)).toHaveLength(1)
    expect(await store.jobs.counts(['mail', 'event'])).toEqual([
      { handler: 'mail', waiting: 2, failed: 1 },
      { handler: 'event', waiting: 0, failed: 0 },
    ])
  })

  test('go with their bot, their visitor, and, once given up, with time', async () => {
    await put('a')
    await store.bots.remove('b')
    expect(await store.jobs.list(9)).toEqual([])
    const data = JSON.stringify({ to: 'Ann "A" Ápple' })
    for (const session of ['s', 't']) await store.jobs.put({ handler: 'event', session, data })
    expect(await store.jobs.forgetVisitor({ sessions: [], text: 'nobody' })).toBe(0)
    expect(await store.jobs.forgetVisitor({ sessions: ['s'] })).toBe(1)
    expect(await store.jobs.forgetVisitor({ sessions: [], text: 'ann "a" ápple' })).toBe(1)
    await store.jobs.put({ id: 'f', handler: 'mail', data: '{}' })
    await take()
    await store.jobs.failed('f', 'me', 'E', undefined)
    time += 999
    expect(await store.jobs.forget(1000)).toBe(0)
    time += 1
    expect(await store.jobs.forget(1000)).toBe(1)
  })
})
