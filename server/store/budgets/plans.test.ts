import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { storeResult } from '../../testing/stored-result.js'
import { openStore, plansSchema, type Store } from '../index.js'

const { plans } = v.parse(plansSchema, {
  plans: [
    { id: 'free', name: 'Free', price: 0, chats: 2, chatbots: 1, members: 1 },
    { id: 'pro', name: 'Pro', price: 39, chats: 10, trialDays: 14, channels: ['telegram'] },
    { id: 'few', name: 'Few', chatbots: 2 },
  ],
})
const day = 86_400_000
const begin = Date.parse('2026-11-20T09:00:00Z')

describe.each(databases)('plans in $name', ({ name, make }) => {
  let database: TestDatabase
  let time = begin
  const opened: Store[] = []
  const open = async () => {
    const store = await openStore(database.address, () => time, { plans })
    opened.push(store)
    return store
  }
  let store: Store
  let account: string

  beforeEach(async () => {
    time = begin
    database = await make()
    store = await open()
    account = await store.accounts.make('Shop')
    await store.bots.create('shop', { owner: account })
  })
  afterEach(async () => {
    for (const each of opened.splice(0)) await each.close()
    await database.drop()
  })

  const chat = (session: string, begun = 1) => ({ botId: 'shop', session, begun })
  const chats = async () =>
    (await store.plans.use(account)).find(each => each.name === 'chats')?.used

  test('of accounts without one are the first', async () => {
    expect(await store.plans.of(account)).toMatchObject({ plan: { id: 'free' }, trialEndsAt: null })
    await store.plans.begin(account, 'nothing')
    expect(await store.plans.of('nobody')).toMatchObject({ plan: { id: 'free' } })
  })

  test('count each conversation once, whoever tells of it and how often', async () => {
    const stores = name === 'SQLite' ? [store] : [store, await open()]
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        stores[index % stores.length]?.plans.noteChat(chat(`session ${index % 20}`)),
      ),
    )
    expect(await chats()).toBe(20)
    await store.plans.noteChat(chat('session 1', 2))
    expect(await chats()).toBe(21)
    await store.plans.noteChat({ ...chat('session'), botId: 'gone' })
    expect(await chats()).toBe(21)
  })

  test('count a conversation as it is stored, and none that is not', async () => {
    await storeResult(store, 'shop')
    expect(await chats()).toBe(1)
    await storeResult(store, 'shop')
    await expect(storeResult(store, 'gone')).rejects.toThrow()
    expect(await chats()).toBe(1)
  })

  test('are full for a month, and bots are served anew when they become so and when it is over', async () => {
    const revision = async () => (await store.bots.publishedState('shop'))?.revision ?? 0
    await store.bots.save('shop', '{}')
    await store.bots.publish('shop', 1)
    const first = await revision()
    await store.plans.noteChat(chat('a'))
    expect([await store.plans.isFull(account), await revision()]).toEqual([false, first])
    await store.plans.noteChat(chat('b'))
    expect([await store.plans.isFull(account), await revision()]).toEqual([true, first + 1])
    expect(await store.plans.hasCounted(chat('b'))).toBe(true)
    expect(await store.plans.hasCounted(chat('c'))).toBe(false)
    await store.plans.turn()
    expect(await revision()).toBe(first + 1)
    time = Date.parse('2026-12-01T00:00:00Z')
    expect(await store.plans.isFull(account)).toBe(false)
    await store.plans.turn()
    await store.plans.turn()
    expect(await revision()).toBe(first + 2)
    await store.plans.noteChat(chat('b'))
    expect(await chats()).toBe(0)
  })

  test('begin with a trial where they cost something, which ends by itself', async () => {
    await store.plans.begin(account, 'pro')
    expect(await store.plans.of(account)).toMatchObject({
      plan: { id: 'pro' },
      trialEndsAt: begin + 14 * day,
    })
    time += 14 * day
    expect(await store.plans.of(account)).toMatchObject({ plan: { id: 'free' }, trialEndsAt: null })
    await store.plans.turn()
    time = begin
    expect(await store.plans.of(account)).toMatchObject({ plan: { id: 'free' } })
    await store.plans.begin(account, 'free')
    expect(await store.plans.of(account)).toMatchObject({ plan: { id: 'free' }, trialEndsAt: null })
  })

  test('are given for good, and up and down', async () => {
    expect(await store.plans.set(account, 'pro')).toBe(true)
    time += 1000 * day
    expect(await store.plans.of(account)).toMatchObject({ plan: { id: 'pro' }, trialEndsAt: null })
    expect(await store.plans.set(account, 'free')).toBe(true)
    expect(await store.plans.ofBot('shop')).toMatchObject({ plan: { id: 'free' } })
    expect(await store.plans.set('nobody', 'pro')).toBe(false)
  })

  test('tell once a month of 80 of 100 and of all', async () => {
    await store.plans.set(account, 'pro')
    const tell = (share: 80 | 100) =>
      store.plans.noteTold({ accountId: account, chats: 8, limit: 10, share })
    for (let index = 0; index < 7; index++) await store.plans.noteChat(chat(`${index}`))
    expect(await store.plans.near()).toEqual([])
    await store.plans.noteChat(chat('8'))
    expect(await store.plans.near()).toEqual([
      { accountId: account, chats: 8, limit: 10, share: 80 },
    ])
    expect(await Promise.all([tell(80), tell(80)])).toEqual(expect.arrayContaining([true, false]))
    expect(await store.plans.near()).toEqual([])
    for (const each of ['9', '10']) await store.plans.noteChat(chat(each))
    expect(await store.plans.near()).toMatchObject([{ share: 100 }])
    expect(await tell(100)).toBe(true)
    expect(await store.plans.near()).toEqual([])
    await store.plans.set(account, 'free')
    expect(await store.plans.near()).toMatchObject([{ share: 100, limit: 2 }])
  })

  test('have so many bots, which those of the server and sub-flows are not, and members with who is invited', async () => {
    await store.bots.create('part', { owner: account, kind: 'sub-flow' })
    const reached = expect.objectContaining({
      code: 'BUDGET_REACHED',
      details: { budget: 'chatbots', used: 1, limit: 1 },
    })
    await expect(store.bots.create('more', { owner: account })).rejects.toEqual(reached)
    expect(await store.bots.find('more')).toBeUndefined()
    await store.plans.admit(account, 'members')
    const invited = { accountId: account, email: 'ann@shop.example', role: 'agent' } as const
    await store.invitations.put({ ...invited, id: 'i', invitedBy: null }, 'hash', day)
    await expect(store.plans.admit(account, 'members')).rejects.toMatchObject({
      details: { budget: 'members', used: 1, limit: 1 },
    })
    await store.plans.admit(account, 'members', { made: 1 })
    await store.plans.set(account, 'pro')
    await store.plans.admitNamed(account, 'channels', 'telegram')
    await expect(store.plans.admitNamed(account, 'channels', 'slack')).rejects.toMatchObject({
      code: 'BUDGET_REACHED',
    })
    expect(await store.bots.create('more', { owner: account })).toBe(true)
  })

  test('hold where several come at the same moment', async () => {
    const stores = name === 'SQLite' ? [store] : [store, await open()]
    const atOnce = <Done>(act: (store: Store, each: number) => Promise<Done>) =>
      Promise.allSettled(
        Array.from({ length: 6 }, (_, each) => act(stores[each % stores.length] ?? store, each)),
      )
    const done = (all: readonly PromiseSettledResult<unknown>[]) =>
      all.filter(({ status }) => status === 'fulfilled').length
    const invited = { accountId: account, role: 'agent', invitedBy: 'Ann' } as const
    const invite = (on: Store, id: string) =>
      on.invitations.put({ ...invited, id, email: `${id}@shop.example` }, id, day)
    expect(done(await atOnce((on, each) => invite(on, `ben${each}`)))).toBe(1)
    expect(await store.invitations.list(account)).toHaveLength(1)
    const bots = await atOnce((on, each) => on.bots.create(`more${each}`, { owner: account }))
    expect(done(bots)).toBe(0)
    await store.plans.set(account, 'few')
    const others = await atOnce((on, each) => on.bots.create(`other${each}`, { owner: account }))
    expect(done(others)).toBe(1)
  })

  test('another invitation to the same address takes the place of the first', async () => {
    const ben = { accountId: account, email: 'ben@shop.example', role: 'agent' } as const
    await store.invitations.put({ ...ben, id: 'a', invitedBy: 'Ann' }, 'a', day)
    await store.invitations.put({ ...ben, id: 'b', invitedBy: 'Ann' }, 'b', day)
    expect((await store.invitations.list(account)).map(({ id }) => id)).toEqual(['b'])
  })

  test('forget of whom a chat was, and count it still', async () => {
    await store.plans.noteChat(chat('a'))
    await store.plans.forget(['a'])
    expect(await store.plans.hasCounted(chat('a'))).toBe(false)
    expect(await chats()).toBe(1)
  })
})

test('a store without plans has no limits and counts nothing', async () => {
  const store = await openStore(':memory:')
  await store.bots.create('shop', { owner: 'owner' })
  await store.plans.noteChat({ botId: 'shop', session: 's', begun: 1 })
  expect(await store.plans.of('owner')).toBeUndefined()
  expect(await store.plans.use('owner')).toEqual([])
  expect(await store.plans.isFull('owner')).toBe(false)
  await store.plans.admit('owner', 'chatbots', { more: 1000 })
  await store.close()
})

test.each([
  [{ plans: [] }],
  [{ plans: [{ id: 'Free', name: 'Free' }] }],
  [{ plans: [{ id: 'free', name: 'Free', chats: -1 }] }],
  [
    {
      plans: [
        { id: 'a', name: 'A' },
        { id: 'a', name: 'B' },
      ],
    },
  ],
])('%j is no file of plans', given => {
  expect(v.safeParse(plansSchema, given).success).toBe(false)
})
