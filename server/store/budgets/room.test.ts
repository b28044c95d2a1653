import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { openStore, type Store } from '../index.js'

const limits = {
  trusted: { bytes: 1_000_000, bots: 1000, keys: 100, connections: 100 },
  guests: { bytes: 1000, bots: 3, keys: 2, connections: 1 },
}
const file = (bytes: number) => 'a'.repeat(bytes)

describe.each(databases)('what an account may keep in $name', ({ name, make }) => {
  let database: TestDatabase
  let time = 1_000_000
  const opened: Store[] = []
  const open = async () => {
    const store = await openStore(database.address, () => time, { budgets: limits })
    opened.push(store)
    return store
  }
  let store: Store
  let guest: string

  beforeEach(async () => {
    database = await make()
    store = await open()
    guest = await store.accounts.make('Guest')
    await store.operators.setGuest(guest, true)
  })
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close()
    await database.drop()
  })

  const reached = (budget: string, used: number, limit: number) =>
    expect.objectContaining({ code: 'BUDGET_REACHED', details: { budget, used, limit } })
  const key = (id: string, owner = guest) => ({ id, owner, name: id, hash: id })
  const connection = (identity: string) =>
    ({
      botId: 'shop',
      owner: guest,
      channel: 'telegram',
      identity,
      settings: {},
      secrets: [],
      state: 'connected',
      remedy: null,
    }) as const

  test('is a number of bots, keys and connections', async () => {
    for (const id of ['shop', 'b', 'c']) await store.bots.create(id, { owner: guest })
    await expect(store.bots.create('d', { owner: guest })).rejects.toEqual(reached('bots', 3, 3))
    expect(await store.bots.find('d')).toBeUndefined()
    for (const id of ['one', 'two']) await store.keys.add(key(id))
    await expect(store.keys.add(key('three'))).rejects.toEqual(reached('keys', 2, 2))
    await store.channels.connections.create(connection('one'))
    await expect(store.channels.connections.create(connection('two'))).rejects.toEqual(
      reached('connections', 1, 1),
    )
    expect(await store.budgets.used(guest)).toMatchObject({ bots: 3, keys: 2, connections: 1 })
  })

  test('is the files of visitors too, which are refused only where that is asked for', async () => {
    await store.bots.create('shop', { owner: guest })
    const upload = (name: string) => ({ name, botId: 'shop', session: '', size: 700 })
    await store.uploads.note(upload('a.png'), true)
    await expect(store.uploads.note(upload('b.png'), true)).rejects.toEqual(
      reached('bytes', 700, 1000),
    )
    expect(await store.uploads.names({ botId: 'shop' })).toEqual(['a.png'])
    await store.uploads.note(upload('c.png'))
    await store.uploads.note(upload('c.png'))
    expect(await store.budgets.used(guest)).toMatchObject({ bytes: 1400 })
    await store.budgets.count(guest)
    expect(await store.budgets.used(guest)).toMatchObject({ bytes: 1400 })
    await store.uploads.forget(['a.png'])
    await store.budgets.count(guest)
    expect(await store.budgets.used(guest)).toMatchObject({ bytes: 700 })
  })

  test('nobody waits in a circle where a connection is made while its bot is deleted', async () => {
    for (let round = 0; round < 10; round++) {
      await store.bots.create('shop', { owner: guest })
      const [made, removed] = await Promise.allSettled([
        store.channels.connections.create(connection(`one-${round}`)),
        store.bots.remove('shop'),
      ])
      expect(removed).toEqual({ status: 'fulfilled', value: true })
      if (made.status === 'rejected')
        expect(made.reason).toMatchObject({ code: 'CHATBOT_NOT_FOUND' })
    }
    expect(await store.channels.connections.list({ owner: guest })).toEqual([])
  })

  test('has room again for what was deleted, and keys that were revoked do not count', async () => {
    for (const id of ['a', 'b', 'c']) await store.bots.create(id, { owner: guest })
    await store.bots.remove('b')
    expect(await store.bots.create('d', { owner: guest })).toBe(true)
    for (const id of ['one', 'two']) await store.keys.add(key(id))
    await store.keys.revoke('one')
    expect(await store.keys.add(key('three'))).toBe(true)
  })

  test('is not overdrawn by many calls at once, of one server and of two', async () => {
    const stores = name === 'SQLite' ? [store] : [store, await open()]
    const made = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % stores.length]?.bots.create(`bot-${index}`, { owner: guest }),
      ),
    )
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await store.bots.remove('bot-0')
    const [bot] = await store.bots.list({ owner: guest, metadata: [], limit: 1 })
    const saved = await Promise.allSettled(
      Array.from({ length: 20 }, (_, index) =>
        stores[index % stores.length]?.bots.save(bot?.id ?? '', file(300)),
      ),
    )
    expect(saved.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  test('is a number of bytes of versions, operations, named drafts and files together', async () => {
    await store.bots.create('shop', { owner: guest })
    await store.bots.save('shop', file(300))
    await store.namedDrafts.keep('shop', { name: 'One', file: file(300) })
    await store.drafts.change('shop', { ids: ['a'] }, async () => ({
      operations: [{ id: 'a', operation: file(199) }],
      refused: [],
      file: '{}',
    }))
    expect((await store.budgets.used(guest)).bytes).toBe(900)
    const paper = { id: 'f', owner: guest, title: 'f', extension: 'pdf', type: 'a/b', hash: 'f' }
    await expect(store.files.note({ ...paper, size: 101 })).rejects.toEqual(
      reached('bytes', 902, 1000),
    )
    await expect(store.bots.save('shop', file(101))).rejects.toEqual(reached('bytes', 902, 1000))
    expect(await store.files.note({ ...paper, size: 98 })).toBe(98)
  })

  test('leaves room at once for what was deleted', async () => {
    for (const id of ['a', 'b']) await store.bots.create(id, { owner: guest })
    await store.bots.save('a', file(900))
    await expect(store.bots.save('b', file(900))).rejects.toEqual(reached('bytes', 900, 1000))
    await store.bots.remove('a')
    expect(await store.bots.save('b', file(900))).toBe(1)
  })

  test('is more for an account that is trusted', async () => {
    await store.bots.create('shop', { owner: guest })
    await store.operators.setGuest(guest, false)
    expect(await store.bots.save('shop', file(10_000))).toBe(1)
    expect(await store.budgets.limitsOf(guest)).toEqual(limits.trusted)
  })

  test('is used up by what visitors say too, which is never refused', async () => {
    await store.bots.create('shop', { owner: guest })
    const thread = await store.threads.create({
      botId: 'shop',
      owner: guest,
      channel: 'api',
      session: () => 's',
      state: 'bot',
    })
    for (let index = 0; index < 3; index++)
      await store.messages.append(thread.id, { who: 'visitor', text: file(500) })
    expect((await store.budgets.used(guest)).bytes).toBe(0)
    expect(await store.budgets.due(60_000)).toEqual([guest])
    await store.budgets.count(guest)
    expect((await store.budgets.used(guest)).bytes).toBe(1500)
    expect(await store.budgets.due(60_000)).toEqual([])
    time += 60_000
    expect(await store.budgets.due(60_000)).toEqual([guest])
    await store.messages.append(thread.id, { who: 'visitor', text: file(500) })
    await expect(store.bots.save('shop', file(1))).rejects.toEqual(reached('bytes', 2000, 1000))
  })

  test('is counted by letters as they are kept, and right where two count at once', async () => {
    await store.bots.create('shop', { owner: guest })
    await store.bots.save('shop', 'é'.repeat(100))
    expect((await store.budgets.used(guest)).bytes).toBe(200)
    await Promise.all([store.budgets.count(guest), store.budgets.count(guest)])
    expect((await store.budgets.used(guest)).bytes).toBe(200)
  })
})

test('a store that is opened without budgets refuses nothing', async () => {
  const store = await openStore(':memory:')
  for (let index = 0; index < 5; index++)
    await store.keys.add({ id: `${index}`, owner: 'owner', name: 'a', hash: `${index}` })
  expect(await store.budgets.limitsOf('owner')).toBeUndefined()
  await store.close()
})
