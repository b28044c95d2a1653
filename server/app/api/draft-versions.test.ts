import { afterEach, describe, expect, test } from 'vitest'
import { applyOperations, readDraft } from '../../../runtime/draft/index.js'
import { databases, type takePostgres } from '../../testing/databases.js'
import { draftFlow, draftServer, say } from '../../testing/drafts.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function servers(make: () => ReturnType<typeof takePostgres>, count: number) {
  const database = await make()
  closers.push(database.drop)
  return Promise.all(
    Array.from({ length: count }, async () => {
      const server = await draftServer(database)
      closers.push(server.close)
      return server
    }),
  )
}

async function one(make: () => ReturnType<typeof takePostgres>) {
  const [server] = await servers(make, 1)
  if (!server) throw new Error('There is no server')
  return server
}

describe.each(databases)('a draft and versions on $name', ({ name, make }) => {
  test('storing a flow replaces the draft by one operation', async () => {
    const { storeFlow, send, words, operations, read } = await one(make)
    expect(await storeFlow()).toBe(1)
    await send(say('a', 'Well?'))
    expect(await storeFlow()).toBe(2)
    expect(await words()).toBe('How are you?')
    expect(await operations(2)).toMatchObject([
      { seq: 3, operation: { op: 'replace', bot: { name: 'Shop' } } },
    ])
    expect((await read()).seq).toBe(3)
  })

  test('a change of looks, settings or the name changes draft and version alike', async () => {
    const { storeFlow, send, words, operations, call, read } = await one(make)
    await storeFlow({
      ...draftFlow,
      customizations: { bubbleBorderRadius: 4, headerBgColor: '#111111' },
    })
    const edit = {
      name: 'Bakery',
      customizations: { headerBgColor: '#0a7d4f', bubbleBorderRadius: null },
      settings: { allowedOrigins: ['https://shop.example'], limits: {}, liveDesk: true },
    }
    expect((await call('PATCH', 'shop/flow', { since: 1, ...edit })).data.version).toBe(2)
    expect(await operations(1)).toHaveLength(6)
    const same = async (version: number) => {
      const { elements: _, ...rest } = (await read()).bot
      expect(rest).toMatchObject({
        name: 'Bakery',
        customizations: { headerBgColor: '#0a7d4f' },
        settings: { allowedOrigins: ['https://shop.example'], liveDesk: true },
      })
      expect(rest.customizations).not.toHaveProperty('bubbleBorderRadius')
      const { flow } = (await call('GET', `shop/versions/${version}`)).data
      expect(flow).toMatchObject(rest)
    }
    await same(2)
    expect((await call('POST', 'shop/publish')).data.version).toBe(2)
    // What is drawn meanwhile stays in the draft, and out of the version.
    await send(say('a', 'Well?'))
    expect((await call('PATCH', 'shop/flow', { since: 2, name: 'Bakery' })).data.version).toBe(3)
    expect([await words(), await words(3)]).toEqual(['Well?', 'How are you?'])
    expect((await call('POST', 'shop/publish')).data.version).toBe(4)
    expect(await words(4)).toBe('Well?')
    expect((await call('PATCH', 'shop/flow', { since: 1, name: 'No' })).status).toBe(409)
    await same(4)
  })

  test('publishing makes a version of the draft where that has more', async () => {
    const { storeFlow, send, words, call } = await one(make)
    await storeFlow()
    expect((await call('POST', 'shop/publish')).data.version).toBe(1)
    await send(say('a', 'Well?'))
    expect((await call('POST', 'shop/publish', { version: 1 })).data.version).toBe(1)
    const published = await call('POST', 'shop/publish', { note: 'Asks better' })
    expect(published.data).toMatchObject({ version: 2, warnings: expect.any(Array) })
    expect(await words(2)).toBe('Well?')
    expect((await call('POST', 'shop/publish')).data.version).toBe(2)
    const { publishedVersion, versions } = (await call('GET', 'shop/versions')).data
    expect(publishedVersion).toBe(2)
    expect(versions).toMatchObject([
      { version: 2, note: 'Asks better', storedBy: 'TALKGRAPH_API_KEY', isPublished: true },
      { version: 1, note: null },
    ])
    await send(say('b', 'Fine?'))
    expect((await call('POST', 'shop/publish', { note: 'x'.repeat(1001) })).status).toBe(400)
  })

  test('errors of lint stop it, and make no version', async () => {
    const { storeFlow, send, call } = await one(make)
    await storeFlow()
    await send(
      {
        id: 'a',
        op: 'add',
        node: { id: 'j', type: 'jump-to', data: { nodeId: 'gone' } },
      },
      { id: 'b', op: 'connect', edge: { source: 'ask', target: 'j' } },
    )
    expect(await call('POST', 'shop/publish')).toMatchObject({
      status: 400,
      error: { code: 'LINT_FAILED' },
    })
    expect((await call('GET', 'shop/versions')).data.versions).toHaveLength(1)
  })

  test('a bot that was only drawn is published and copied as it stands', async () => {
    const { store, send, call, words } = await one(make)
    await store.bots.create('shop', { name: 'Shop' })
    expect((await call('POST', 'shop/copies')).status).toBe(404)
    expect((await call('POST', 'shop/publish')).status).toBe(404)
    for (const { id, ...rest } of draftFlow.nodes)
      await send({ id, op: 'add', node: { id, ...rest } })
    await send(
      { id: 'e', op: 'connect', edge: { source: 'start', target: 'ask' } },
      say('a', 'Well?'),
    )
    const { chatbot } = (await call('POST', 'shop/copies', {})).data
    const copy = (await call('GET', `${chatbot.id}/draft`)).data
    expect(copy.bot.elements[0].nodes[1].data.text).toBe('Well?')
    expect((await call('POST', 'shop/publish')).data.version).toBe(1)
    expect(await words(1)).toBe('Well?')
  })

  test('a deleted version takes nothing of the draft', async () => {
    const { storeFlow, send, call, words } = await one(make)
    await storeFlow()
    await call('POST', 'shop/publish')
    await send(say('a', 'Well?'))
    await storeFlow({ ...draftFlow, name: 'Other' })
    expect((await call('DELETE', 'shop/versions/2')).status).toBe(200)
    expect(await words()).toBe('How are you?')
    expect((await call('POST', 'shop/publish')).data.version).toBe(2)
  })

  test('an older bot begins with its newest version, also where that is changed first', async () => {
    const { store, call, read, operations } = await one(make)
    await store.bots.create('shop')
    await store.bots.save('shop', JSON.stringify(draftFlow))
    await call('PATCH', 'shop/flow', { since: 1, name: 'Bakery' })
    expect(await operations()).toMatchObject([
      { seq: 1, operation: { op: 'bot', path: ['name'], value: 'Bakery' } },
    ])
    expect((await read()).bot).toMatchObject({
      name: 'Bakery',
      elements: [{ nodes: draftFlow.nodes }],
    })
    expect((await call('POST', 'shop/publish')).data.version).toBe(2)
  })

  test('whatever comes at the same time has one order, and nothing accepted is lost', {
    timeout: 120_000,
  }, async () => {
    const both = await servers(make, name === 'SQLite' ? 1 : 2)
    const [first] = both
    if (!first) return
    await first.storeFlow()
    const accepted = new Set<string>()
    await Promise.all(
      both.flatMap((server, which) =>
        Array.from({ length: 12 }, async (_, index) => {
          const id = `${which}-${index}`
          if (index % 6 === 4) await server.call('POST', 'shop/publish')
          else if (index % 6 === 5) await server.storeFlow({ ...draftFlow, name: id })
          else {
            const node = { id, type: 'message', data: { text: id } }
            const answer = await server.send({ id, op: 'add', node }, say(`${id} says`, id))
            for (const each of answer.accepted) accepted.add(each)
          }
        }),
      ),
    )
    expect(accepted.size).toBe(16 * both.length)
    const all = await first.operations()
    expect(all.map(({ seq }: { seq: number }) => seq)).toEqual(
      all.map((_: unknown, index: number) => index + 1),
    )
    const ids = all.map(({ operation }: { operation: { id: string } }) => operation.id)
    expect([...accepted].filter(id => !ids.includes(id))).toEqual([])
    // Both servers have the same, which is what the operations make.
    const made = applyOperations(
      readDraft({ nodes: [], edges: [] }),
      all.map(({ operation }: { operation: { id: string } }) => operation),
    )
    for (const server of both)
      expect(await server.read()).toEqual({ seq: all.length, bot: made.draft })
    const { version } = (await first.call('POST', 'shop/publish')).data
    expect(
      (await first.call('GET', `shop/versions/${version}`)).data.flow.elements[0].nodes,
    ).toEqual(made.draft.elements[0].nodes)
  })
})
