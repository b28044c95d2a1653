import { afterEach, describe, expect, test } from 'vitest'
import { applyOperations, readDraft } from '../../../runtime/draft/index.js'
import { databases } from '../../testing/databases.js'
import { draftFlow, draftServer, say } from '../../testing/drafts.js'
import { memberOf } from '../../testing/members.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

describe.each(databases)('a draft on $name', ({ make }) => {
  async function shop() {
    const database = await make()
    closers.push(database.drop)
    const server = await draftServer(database)
    closers.push(server.close)
    return server
  }

  test('is what the newest version is, until an operation comes', async () => {
    const { store, read, send, words, operations } = await shop()
    await store.bots.create('shop')
    await store.bots.save('shop', JSON.stringify(draftFlow))
    const { seq, bot } = await read()
    expect(seq).toBe(0)
    expect(bot.elements[0].edges).toMatchObject([
      { id: 'start-next-ask', source: 'start', target: 'ask' },
    ])
    expect(await send(say('a', 'Well?'))).toEqual({ seq: 1, accepted: ['a'], refused: [] })
    expect(await words()).toBe('Well?')
    expect(await operations()).toMatchObject([
      { seq: 1, operation: say('a', 'Well?'), by: 'TALKGRAPH_API_KEY' },
    ])
  })

  test('of a bot without a flow is its name alone', async () => {
    const { store, read, send } = await shop()
    await store.bots.create('shop', { name: 'My shop' })
    expect(await read()).toEqual({
      seq: 0,
      bot: { name: 'My shop', elements: [{ nodes: [], edges: [] }] },
    })
    const node = { id: 'hi', type: 'welcome', data: { text: 'Hi' } }
    expect(await send({ id: 'a', op: 'add', node })).toMatchObject({ seq: 1, accepted: ['a'] })
    expect((await read()).bot.elements[0].nodes).toEqual([node])
  })

  test('is made by its operations in the order of their numbers', async () => {
    const { storeFlow, send, read, operations, call } = await shop()
    await storeFlow()
    const made = [
      { id: '1', op: 'add', node: { id: 'bye', type: 'message', data: { text: 'Bye' } } },
      { id: '2', op: 'connect', edge: { source: 'ask', target: 'bye' } },
      { id: '3', op: 'move', nodeId: 'bye', position: { x: 1, y: 2 } },
      { id: '4', op: 'bot', path: ['customizations', 'headerBgColor'], value: '#123456' },
      say('5', 'Fine?'),
      { id: '6', op: 'remove', nodeId: 'start-not' },
      { id: '7', op: 'connect', edge: { id: 'e', source: 'bye', target: 'ask' } },
      { id: '8', op: 'disconnect', edgeId: 'e' },
    ]
    const answer = await send(...made)
    expect(answer).toMatchObject({ seq: 8, refused: [{ id: '6', code: 'NO_SUCH_NODE' }] })
    const all = await operations()
    expect(all.map(({ seq }: { seq: number }) => seq)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
    const replayed = applyOperations(
      readDraft({ nodes: [], edges: [] }),
      all.map(({ operation }: { operation: { id: string } }) => operation),
    )
    const { bot } = await read()
    expect(replayed).toMatchObject({ draft: bot, refused: [] })
    const page = (await call('GET', 'shop/draft/operations?after=2&limit=3')).data
    expect(page).toEqual({ seq: 8, operations: all.slice(2, 5) })
    expect((await call('GET', 'shop/draft/operations?after=8')).data.operations).toEqual([])
  })

  test('takes an id once, and answers it as it did', async () => {
    const { storeFlow, send, words } = await shop()
    await storeFlow()
    const gone = { id: 'r', op: 'set', nodeId: 'later', path: ['text'], value: 'x' }
    const first = await send(say('a', 'One'), say('a', 'Two'), gone)
    expect(first).toMatchObject({
      seq: 2,
      accepted: ['a'],
      refused: [{ id: 'r', code: 'NO_SUCH_NODE' }],
    })
    expect(await words()).toBe('One')
    await send(say('b', 'Three'), {
      id: 'c',
      op: 'add',
      node: { id: 'later', type: 'message', data: { text: 'Later' } },
    })
    expect(await send(gone, say('a', 'Four'))).toEqual({ ...first, seq: 4 })
    expect(await words()).toBe('Three')
  })

  test('refuses looks that cannot be read, and names them', async () => {
    const { storeFlow, send, read } = await shop()
    await storeFlow()
    const look = (id: string, path: string[], value: unknown) => ({ id, op: 'bot', path, value })
    const answer = await send(
      look('a', ['customizations', 'headerBgColor'], 'notacolour'),
      look('b', ['customizations'], { fontSize: 90 }),
      look('c', ['customizations', 'headerBgColor'], 'papayawhip'),
      { id: 'd', op: 'bot', path: ['customizations', 'logo'] },
    )
    expect(answer).toMatchObject({
      accepted: ['c', 'd'],
      refused: [
        { id: 'a', code: 'VALUE_INVALID', message: expect.stringContaining('headerBgColor') },
        { id: 'b', code: 'VALUE_INVALID', message: expect.stringContaining('from 8 to 40') },
      ],
    })
    expect((await read()).bot.customizations).toEqual({ headerBgColor: 'papayawhip' })
  })

  test('refuses an operation on one field that is longer than one may be; another bot may be longer', async () => {
    const { storeFlow, send, read } = await shop()
    await storeFlow()
    const text = 'a'.repeat(256_000)
    const { bot } = await read()
    const answer = await send(
      { id: 'a', op: 'set', nodeId: 'ask', path: ['text'], value: text },
      { id: 'b', op: 'replace', bot: { ...bot, name: 'Bakery', note: text } },
    )
    expect(answer).toMatchObject({
      accepted: ['b'],
      refused: [{ id: 'a', code: 'TOO_LARGE', message: expect.stringContaining('256000') }],
    })
  })

  test('refuses each operation alone, and says why', async () => {
    const { storeFlow, send, read } = await shop()
    await storeFlow()
    const before = await read()
    const node = { id: 'ask', type: 'message', data: {} }
    const wrong = [
      [{ op: 'remove', nodeId: 'nobody' }, 'NO_SUCH_NODE'],
      [{ op: 'disconnect', edgeId: 'none' }, 'NO_SUCH_EDGE'],
      [{ op: 'add', node }, 'NODE_EXISTS'],
      [{ op: 'set', nodeId: 'ask', path: ['text'], value: { no: 'text' } }, 'VALUE_INVALID'],
      [{ op: 'paint', nodeId: 'ask' }, 'VALUE_INVALID'],
      [{}, 'VALUE_INVALID'],
      [{ op: 'set', nodeId: 'ask', path: ['__proto__', 'x'], value: 1 }, 'PATH_INVALID'],
      [{ op: 'bot', path: ['elements'], value: [] }, 'PATH_INVALID'],
      [{ op: 'set', nodeId: 'ask', path: ['text'], value: 'x'.repeat(5_000_001) }, 'TOO_LARGE'],
    ] as const
    const { refused, ...rest } = await send(
      ...wrong.map(([each], index) => ({ id: `${index}`, ...each })),
    )
    expect(rest).toEqual({ seq: 1, accepted: [] })
    expect(refused.map(({ code }: { code: string }) => code)).toEqual(wrong.map(([, code]) => code))
    for (const { message } of refused) expect(message).toMatch(/^[A-Z].{10,500}$/)
    expect(await read()).toEqual(before)
  })

  test.each([
    [{}],
    [[]],
    [{ operations: {} }],
    [{ operations: [say('good', 'No'), 'no operation'] }],
    [{ operations: [say('good', 'No'), { op: 'remove', nodeId: 'ask' }] }],
    [{ operations: [say('good', 'No'), { ...say('', 'x') }] }],
    [{ operations: [say('good', 'No'), { ...say('x', 'x'), id: 7 }] }],
    [{ operations: [say('good', 'No'), say('a\0b', 'x')] }],
    [{ operations: Array.from({ length: 1001 }, (_, index) => say(`${index}`, 'x')) }],
    ['{"operations":['],
  ])('is left alone by a body that is no list of operations with ids: %#', async body => {
    const { storeFlow, call, read } = await shop()
    await storeFlow()
    const before = await read()
    expect(await call('POST', 'shop/draft/operations', body)).toMatchObject({
      status: 400,
      error: { code: 'REQUEST_VALIDATION_FAILED' },
    })
    expect(await read()).toEqual(before)
  })

  test('is drawn by owners and editors of its account alone', async () => {
    const server = await shop()
    await server.store.bots.create('anns', { owner: 'ann' })
    const body = { operations: [] }
    for (const [account, role, expected] of [
      ['ann', 'owner', 200],
      ['ann', 'editor', 200],
      ['ann', 'agent', 403],
      ['ben', 'owner', 404],
    ] as const) {
      const { ask } = await memberOf(server, account, role)
      for (const answer of [
        await ask('GET', '/v1/chatbots/anns/draft'),
        await ask('GET', '/v1/chatbots/anns/draft/operations'),
        await ask('POST', '/v1/chatbots/anns/draft/operations', body),
        await ask('POST', '/v1/chatbots/anns/draft/presence', { clientId: 'c' }),
      ])
        expect(answer.status, `${account} ${role}`).toBe(expected)
    }
    const { ask } = await memberOf(server, 'ann', 'editor', 'mia@ann.example')
    const node = { id: 'hi', type: 'welcome', data: { text: 'Hi' } }
    await ask('POST', '/v1/chatbots/anns/draft/operations', {
      operations: [{ id: 'a', op: 'add', node }],
    })
    expect(await server.store.drafts.operations('anns', { after: 0, limit: 10 })).toMatchObject([
      { by: 'Ann' },
    ])
  })

  test('goes with its bot', async () => {
    const { storeFlow, send, call, read, operations, store } = await shop()
    await storeFlow()
    await send(say('a', 'Well?'), { id: 'r', op: 'remove', nodeId: 'nobody' })
    await call('DELETE', 'shop')
    expect((await call('GET', 'shop/draft')).status).toBe(404)
    await store.bots.create('shop')
    expect((await read()).seq).toBe(0)
    expect(await operations()).toEqual([])
    expect(await send({ id: 'a', op: 'bot', path: ['name'], value: 'New' })).toMatchObject({
      seq: 1,
      accepted: ['a'],
    })
  })
})
