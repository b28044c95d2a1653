import { randomUUID } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import type { Store } from '../../store/index.js'
import { databases, type TestDatabase, takePostgres } from '../../testing/databases.js'
import { draftServer, say } from '../../testing/drafts.js'
import { memberOf, putMember } from '../../testing/members.js'
import { readEvents } from '../../testing/read-events.js'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function serverOn(database: TestDatabase) {
  const server = await draftServer(database)
  closers.push(server.close)
  const follow = async (query = '', headers: Readonly<Record<string, string>> = {}) =>
    server.app.request(`/v1/chatbots/shop/draft/operations${query}`, {
      headers: { authorization: 'Bearer a-key-for-tests', accept: 'text/event-stream', ...headers },
    })
  const listen = async (query = '', headers?: Readonly<Record<string, string>>) => {
    const response = await follow(query, headers)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    const events = readEvents(response)
    closers.push(events.leave)
    return events
  }
  const be = (clientId: string, nodeId: string | null = null) =>
    server.call('POST', 'shop/draft/presence', { clientId, nodeId, pointer: { x: 1, y: 2.5 } })
  return { ...server, follow, listen, be }
}

async function shop(make: () => Promise<TestDatabase> = takePostgres) {
  const database = await make()
  closers.push(database.drop)
  return { database, ...(await serverOn(database)) }
}

describe.each(databases)('the stream of a draft on $name', ({ make }) => {
  test('tells what was before, then what comes, each operation once and in order', async () => {
    const { storeFlow, send, listen } = await shop(make)
    await storeFlow()
    await send(say('a', 'One'))
    const events = await listen('?after=1')
    expect(await events.next()).toMatchObject({
      sseEvent: 'operation',
      sseId: '2',
      seq: 2,
      by: 'TALKGRAPH_API_KEY',
      operation: say('a', 'One'),
    })
    await send(say('b', 'Two'), say('c', 'Three'))
    await send(say('b', 'Again'))
    await storeFlow()
    expect(await events.next()).toMatchObject({ sseId: '3', operation: say('b', 'Two') })
    expect(await events.next()).toMatchObject({ sseId: '4', operation: say('c', 'Three') })
    expect(await events.next()).toMatchObject({ sseId: '5', operation: { op: 'replace' } })
  })

  test('answers 410 behind what is folded, and says from where it can be read', async () => {
    const { storeFlow, send, call, follow, store, listen } = await shop(make)
    await storeFlow()
    await send(say('a', 'One'), say('b', 'Two'))
    await store.drafts.fold(-60_000)
    const refused = { status: 410, error: { code: 'HISTORY_FOLDED', details: { seq: 3 } } }
    const at = 'shop/draft/operations'
    for (const query of ['', '?after=0', '?after=2'])
      expect(await call('GET', `${at}${query}`)).toMatchObject(refused)
    expect(await call('GET', `${at}?after=3`)).toMatchObject({
      data: { seq: 3, operations: [] },
    })
    expect((await follow('?after=2')).status).toBe(410)
    expect((await follow('', { 'Last-Event-ID': '2' })).status).toBe(410)
    const events = await listen('?after=3')
    await send(say('c', 'Three'))
    expect(await events.next()).toMatchObject({ sseId: '4' })
  })

  test('ends where what follows was folded before it was told', async () => {
    const { storeFlow, send, store, listen, services } = await shop(make)
    await storeFlow()
    const events = await listen('?after=1')
    const { file } = (await store.drafts.find('shop')) ?? expect.fail('no draft')
    await store.drafts.change('shop', { ids: ['x', 'y'] }, async () => ({
      operations: [
        { id: 'x', operation: JSON.stringify(say('x', 'X')) },
        { id: 'y', operation: JSON.stringify(say('y', 'Y')) },
      ],
      refused: [],
      file,
    }))
    await store.drafts.fold(-60_000)
    await send(say('d', 'Four'))
    services.drafts.tell('shop')
    expect(await events.next()).toBeNull()
  })

  test('goes on behind the last event that was read', async () => {
    const { storeFlow, send, listen, follow } = await shop(make)
    await storeFlow()
    await send(say('a', 'One'), say('b', 'Two'))
    const events = await listen('?after=0', { 'last-event-id': '2' })
    expect(await events.next()).toMatchObject({ sseId: '3' })
    expect((await follow('', { 'last-event-id': 'x' })).status).toBe(400)
    expect((await follow('?after=-1')).status).toBe(400)
  })

  test.each([
    ['the bot is gone', (store: Store) => store.bots.remove('anns')],
    [
      'their role is another',
      (store: Store, user: string) => store.accounts.setRole('ann', user, 'agent'),
    ],
  ])('ends when who follows it may no longer: %s', async (_, change) => {
    const server = await shop(make)
    const { store } = server
    await store.bots.create('anns', { owner: 'ann' })
    const owner = { owner: 'ann', member: 'olga', name: 'Olga', email: 'olga@shop.example' }
    await putMember(store, owner, 'owner')
    const { ask } = await memberOf(server, 'ann', 'editor')
    const accept = { accept: 'text/event-stream' }
    const at = '/v1/chatbots/anns/draft/operations'
    const events = readEvents(await ask('GET', at, undefined, accept))
    closers.push(events.leave)
    await expect.poll(() => server.services.streams.count).toBe(1)
    await change(store, (await store.accounts.userOf('editor@ann.example')) ?? '')
    // Whether it may is asked once a second, and before something is written.
    const telling = setInterval(
      () =>
        server.services.presences.tell('anns', {
          clientId: randomUUID(),
          name: '',
          nodeId: null,
          pointer: null,
        }),
      50,
    )
    closers.push(() => clearInterval(telling))
    while (await events.next());
    expect(server.services.streams.count).toBe(0)
  })

  test('tells the others where somebody is, and who has gone', async () => {
    const { storeFlow, send, listen, be } = await shop(make)
    await storeFlow()
    expect(await be('ann', 'start')).toMatchObject({
      status: 200,
      data: {
        clientId: 'ann',
        name: 'TALKGRAPH_API_KEY',
        nodeId: 'start',
        pointer: { x: 1, y: 2.5 },
      },
    })
    const ben = await listen('?after=1&clientId=ben')
    expect(await ben.next()).toEqual({
      sseEvent: 'presence',
      clientId: 'ann',
      name: 'TALKGRAPH_API_KEY',
      nodeId: 'start',
      pointer: { x: 1, y: 2.5 },
    })
    const ann = await listen('?after=1&clientId=ann')
    await be('ben')
    expect(await ann.next()).toMatchObject({ sseEvent: 'presence', clientId: 'ben', nodeId: null })
    await be('ann', 'ask')
    // One's own presence is not told.
    expect(await ben.next()).toMatchObject({ sseEvent: 'presence', clientId: 'ann', nodeId: 'ask' })
    await ann.leave()
    expect(await ben.next()).toEqual({ sseEvent: 'left', clientId: 'ann' })
    await send(say('a', 'One'))
    expect(await ben.next()).toMatchObject({ sseEvent: 'operation', sseId: '2' })
  })
})

test.each([
  {},
  { clientId: '' },
  { clientId: 'a b' },
  { clientId: 'a', nodeId: 1 },
  { clientId: 'a', pointer: { x: 1 } },
  { clientId: 'a', pointer: { x: 1e12, y: 0 } },
  { clientId: 'a', name: 'Somebody else' },
])('a presence that is not as it should be is refused: %#', async body => {
  const { store, call } = await shop()
  await store.bots.create('shop')
  expect((await call('POST', 'shop/draft/presence', body)).status).toBe(400)
})

test('too many presences are refused for a while', async () => {
  const { store, be } = await shop()
  await store.bots.create('shop')
  const statuses = new Set<number>()
  for (let count = 0; count < 101; count++) statuses.add((await be('ann')).status)
  expect([...statuses]).toEqual([200, 429])
})

test('two servers on one PostgreSQL tell each other of operations and of who is there', async () => {
  const here = await shop()
  const there = await serverOn(here.database)
  await here.storeFlow()
  const ann = await here.listen('?after=1&clientId=ann')
  const ben = await there.listen('?after=1&clientId=ben')
  await expect.poll(() => here.services.streams.count + there.services.streams.count).toBe(2)
  for (const [number, server] of [there, here, there, here].entries()) {
    await server.send(say(`${number}`, `Words ${number}`))
    for (const events of [ann, ben])
      expect(await events.next()).toMatchObject({
        sseId: `${number + 2}`,
        operation: say(`${number}`, `Words ${number}`),
      })
    for (const each of [here, there]) expect(await each.words()).toBe(`Words ${number}`)
  }
  await here.be('ann', 'ask')
  expect(await ben.next()).toMatchObject({ sseEvent: 'presence', clientId: 'ann', nodeId: 'ask' })
  await ann.leave()
  expect(await ben.next()).toEqual({ sseEvent: 'left', clientId: 'ann' })
  expect(await there.storeFlow()).toBe(2)
  expect(await ben.next()).toMatchObject({ operation: { op: 'replace' } })
  expect(await here.words()).toBe('How are you?')
})
