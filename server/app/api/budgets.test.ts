import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'

const budgets = {
  trusted: { bytes: 1_000_000, bots: 100, keys: 100, connections: 100, seconds: 60 },
  guests: { bytes: 4000, bots: 2, keys: 2, connections: 0, seconds: 20 },
}
const flow = (length: number) => ({
  nodes: [{ id: 'a', type: 'welcome-node', data: { text: 'a'.repeat(length) } }],
  edges: [],
})

describe.each(databases)('budgets over the API in $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>
  let guest: string
  let key: string

  beforeEach(async () => {
    server = await testAppOn(make, { budgets })
    guest = await server.store.accounts.make('Guest')
    await server.store.operators.setGuest(guest, true)
    key = (await addKey(server.store.keys, 'one', guest)).key
  })
  afterEach(() => server.close())

  const call = async (method: string, path: string, body?: unknown) => {
    const response = await server.api(method, `/v1${path}`, body, key)
    const { data, error } = await response.json()
    return { status: response.status, ...(data ?? error) }
  }
  const refused = (budget: string, limit: number) => ({
    status: 413,
    code: 'BUDGET_REACHED',
    message: expect.any(String),
    details: { budget, used: expect.any(Number), limit },
  })

  test('what is beyond a budget is refused with which one, and how much', async () => {
    expect(await call('PUT', '/chatbots/shop/flow', flow(1000))).toMatchObject({ version: 1 })
    expect(await call('PUT', '/chatbots/shop/flow', flow(3000))).toEqual(refused('bytes', 4000))
    const operation = { id: 'x', op: 'set', nodeId: 'a', path: ['text'], value: 'b'.repeat(3000) }
    expect(
      await call('POST', '/chatbots/shop/draft/operations', { operations: [operation] }),
    ).toEqual(refused('bytes', 4000))
    expect(await call('GET', '/chatbots/shop/draft')).toMatchObject({ seq: 1 })
    expect(await call('POST', '/chatbots', { chatbotName: 'Two' })).toMatchObject({ status: 200 })
    expect(await call('POST', '/chatbots', { chatbotName: 'Three' })).toEqual(refused('bots', 2))
    expect(await call('POST', '/sub-flows', { name: 'Part' })).toEqual(refused('bots', 2))
    expect(await call('PUT', '/chatbots/other/flow', flow(1))).toEqual(refused('bots', 2))
    expect(await call('POST', '/keys', { name: 'two' })).toMatchObject({ status: 200 })
    expect(await call('POST', '/keys', { name: 'three' })).toEqual(refused('keys', 2))
  })

  test('nothing is left behind of a bot that is beyond them', async () => {
    const before = (await server.store.budgets.used(guest)).bytes
    expect(await call('PUT', '/chatbots/shop/flow', flow(5000))).toEqual(refused('bytes', 4000))
    expect(await server.store.bots.find('shop')).toBeUndefined()
    expect((await server.store.budgets.used(guest)).bytes).toBe(before)
  })

  test('a secret takes room as well', async () => {
    const ai = { id: 'b', type: 'gpt-node', data: { apiKey: 'k'.repeat(5000) } }
    expect(await call('PUT', '/chatbots/shop/flow', { nodes: [ai], edges: [] })).toEqual(
      refused('bytes', 4000),
    )
  })

  test('an account is told how it stands, and has more once it is trusted', async () => {
    await call('PUT', '/chatbots/shop/flow', flow(1000))
    await server.services.processorTime.spent(guest, 1.5)
    const of = (limits: (typeof budgets)['guests']) => ({
      status: 200,
      budgets: [
        { name: 'bytes', used: expect.any(Number), limit: limits.bytes },
        { name: 'bots', used: 1, limit: limits.bots },
        { name: 'keys', used: 1, limit: limits.keys },
        { name: 'connections', used: 0, limit: limits.connections },
        { name: 'seconds', used: 1.5, limit: limits.seconds },
      ],
    })
    expect(await call('GET', '/account/budgets')).toEqual(of(budgets.guests))
    await server.store.operators.setGuest(guest, false)
    expect(await call('GET', '/account/budgets')).toEqual(of(budgets.trusted))
    expect(await call('PUT', '/chatbots/shop/flow', flow(5000))).toMatchObject({ version: 2 })
  })

  test('whoever stores something of a new bot at the same time takes nothing from each other', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await server.store.accounts.make(`Owner ${round}`)
      const { key: own } = await addKey(server.store.keys, `own ${round}`, owner)
      const operation = (each: number) => ({ id: `${each}`, op: 'bot', path: ['name'], value: 'a' })
      const stored = await Promise.all(
        Array.from({ length: 8 }, async (_, each) => {
          const path = `/v1/chatbots/new-${round}`
          const put = await server.api('PUT', `${path}/flow`, flow(10), own)
          const operations = [operation(each)]
          const drawn = await server.api('POST', `${path}/draft/operations`, { operations }, own)
          return [put.status, drawn.status]
        }),
      )
      expect(stored).toEqual(Array(8).fill([200, 200]))
      const kept = await server.store.bots.versions(`new-${round}`)
      expect(kept.map(({ version }) => version).toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
      const drawn = await server.store.drafts.operations(`new-${round}`, { after: 0, limit: 99 })
      expect(drawn).toHaveLength(16)
    }
  })

  test('a blank bot goes where its first version is refused, and no other', async () => {
    const { bots } = server.store
    for (const id of ['blank', 'stored']) await bots.create(id, { owner: 'owner' })
    await bots.save('stored', JSON.stringify(flow(1)))
    expect(await Promise.all(['stored', 'blank'].map(bots.removeBlank))).toEqual([false, true])
    expect([await bots.find('stored'), await bots.find('blank')]).toEqual([
      expect.objectContaining({ id: 'stored' }),
      undefined,
    ])
  })

  test('what a bot answers from takes room, and leaves no empty source behind', async () => {
    await call('PUT', '/chatbots/shop/flow', flow(100))
    const source = (length: number) => ({
      kind: 'pairs',
      title: 'Questions',
      chatbotIds: ['shop'],
      pairs: [{ question: 'Open?', answer: 'a'.repeat(length) }],
    })
    expect(await call('POST', '/sources', source(5000))).toEqual(refused('bytes', 4000))
    expect(await server.store.knowledge.sources.list(guest)).toEqual([])
    const before = (await server.store.budgets.used(guest)).bytes
    expect(await call('POST', '/sources', source(1000))).toMatchObject({ status: 200 })
    expect((await server.store.budgets.used(guest)).bytes).toBeGreaterThan(before + 999)
    await server.store.budgets.count(guest)
    expect((await server.store.budgets.used(guest)).bytes).toBeGreaterThan(before + 999)
  })

  test('who has spent the seconds of a minute imports nothing large in it', async () => {
    await server.services.processorTime.spent(guest, 20)
    expect(await call('PUT', '/chatbots/shop/flow', flow(60_000))).toMatchObject({
      status: 429,
      code: 'BUDGET_REACHED',
      details: { budget: 'seconds', limit: 20 },
    })
  })

  test('a bot that is duplicated or made of an example counts as well', async () => {
    await call('PUT', '/chatbots/shop/flow', flow(1000))
    await call('POST', '/chatbots', { chatbotName: 'Two' })
    expect(await call('POST', '/chatbots/shop/copies', {})).toMatchObject({
      code: 'BUDGET_REACHED',
    })
  })
})
