import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const crmKey = 'crm-key-4711-plain-c0de'
const aiKey = 'ai-key-0815-plain-beef'
const password = 'short-plain'
const plain = /plain/

/** Shop calls a CRM with a key in a header and with a sign-in, and asks a model with a key. */
const flow = (
  at: string,
  { key = crmKey as unknown, ai = aiKey as unknown, pass = password as unknown } = {},
) => ({
  name: 'Shop',
  nodes: [
    { id: 'start', type: 'welcome-node', data: { text: 'Hello!' } },
    {
      id: 'call',
      type: 'webhook-node',
      data: {
        url: `${at}/orders`,
        headers: [
          { key: 'X-Key', value: key },
          { key: 'X-Visitor', value: '{name}' },
        ],
        authentication: { tokenUrl: `${at}/token`, username: 'ann', password: pass },
        waitForResponse: true,
      },
    },
    { id: 'ai', type: 'gpt', data: { apiKey: ai } },
  ],
  edges: [
    { source: 'start', target: 'call' },
    { source: 'call', target: 'ai' },
  ],
})

async function start(make: () => Promise<TestDatabase>) {
  const upstream = await startUpstream(({ url }, response) => {
    if (url === '/token') response.end('{"access":"granted"}')
    else response.end('{"choices":[{"message":{"content":"Hi"}}]}')
  })
  const options = { allowHosts: [upstream.host], aiUrl: upstream.url }
  const server = await testAppOn(make, options)
  closers.push(upstream.close, server.close)
  const { key } = await addKey(server.store.keys, 'ben', 'ben')
  const shown: string[] = []
  const ask = async (method: string, path: string, body?: unknown, as?: string) => {
    const answer = await server.api(method, `/v1/chatbots/${path}`, body, as)
    const text = await answer.text()
    shown.push(text)
    return { status: answer.status, ...JSON.parse(text) }
  }
  const send = (...operations: object[]) => ask('POST', 'shop/draft/operations', { operations })
  const stepsOf = async (path = 'shop/draft') => {
    const { bot, flow } = (await ask('GET', path)).data
    return (bot ?? flow).elements[0].nodes
  }
  /** All that stands in the database. */
  const dump = async () => {
    const { db } = server.store.database
    const tables = await db.introspection.getTables()
    const rows = tables.map(
      async ({ name }) => (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
    )
    return JSON.stringify(await Promise.all(rows))
  }
  const put = (bot: string, body: object, as?: string) => ask('PUT', `${bot}/flow`, body, as)
  return { ...server, options, upstream, ask, send, stepsOf, dump, put, shown, ben: key }
}

const reference = (end?: string) => ({
  secret: expect.stringMatching(/^sec_[\w-]{28}$/),
  ...(end && { lastFour: end }),
})

describe.each(databases)('on $name', ({ make }) => {
  test('a secret is never given out again, however it came in, and the server’s steps send it', async () => {
    const { ask, send, stepsOf, dump, put, shown, upstream, step, app, bots, logged } =
      await start(make)
    await put('shop', flow(upstream.url))
    expect((await ask('POST', 'shop/publish')).status).toBe(200)
    const [, call, ai] = await stepsOf()
    expect(call.data.headers).toEqual([
      { key: 'X-Key', value: reference('c0de') },
      { key: 'X-Visitor', value: '{name}' },
    ])
    expect([call.data.authentication.password, ai.data.apiKey]).toEqual([
      reference(),
      reference('beef'),
    ])
    expect(await stepsOf('shop/versions/1')).toMatchObject([
      {},
      { data: call.data },
      { data: ai.data },
    ])

    expect((await step('shop', 'call', { answers: { name: 'Eve' } })).status).toBe(200)
    const said = { transcript: [{ by: 'user', message: 'Hi' }] }
    expect(await (await step('shop', 'ai', said, undefined, 'ai')).text()).toContain('Hi')
    const [token, order, model] = upstream.received
    expect(JSON.parse(token?.body ?? '')).toEqual({ username: 'ann', password })
    expect(order?.headers).toMatchObject({
      'x-key': crmKey,
      'x-visitor': 'Eve',
      authorization: 'Bearer granted',
    })
    expect(model?.headers.authorization).toBe(`Bearer ${aiKey}`)

    const add = { id: 'more', type: 'gpt', data: { apiKey: 'added-and-plain' } }
    const { accepted } = (
      await send(
        { id: 'o1', op: 'set', nodeId: 'ai', path: ['apiKey'], value: 'another-one-plain' },
        {
          id: 'o2',
          op: 'insert',
          nodeId: 'call',
          path: ['headers'],
          entry: { key: 'a', value: 'entry-plain' },
        },
        { id: 'o3', op: 'add', node: add },
        { id: 'o4', op: 'replace', bot: flow(upstream.url, { key: 'replaced-and-plain' }) },
      )
    ).data
    expect(accepted).toEqual(['o1', 'o2', 'o3', 'o4'])
    await ask('GET', 'shop/draft/operations')
    await ask('POST', 'shop/publish')
    expect((await ask('GET', 'shop/versions/2/changes?since=1')).status).toBe(200)
    await ask('GET', 'shop/versions/2/findings')
    await ask('GET', 'shop/calls')
    const copy = (await ask('POST', 'shop/copies', {})).data.chatbot.id
    expect((await stepsOf(`${copy}/draft`))[2].data.apiKey).toEqual(reference('beef'))
    shown.push(await (await app.request('/widget/v1/bots/shop')).text())
    expect(shown.at(-1)).not.toContain('sec_')
    // So come the bots with which a program begins its server.
    await bots.publish('begun', flow(upstream.url, { key: 'begun-with-and-plain' }))
    expect(shown.join()).not.toMatch(plain)
    expect(await dump()).not.toMatch(plain)
    expect(logged.join()).not.toMatch(plain)
  })

  test('a file that is read, changed and stored again keeps its secrets, and the same file says the same', async () => {
    const { ask, stepsOf, put, upstream, step } = await start(make)
    await put('shop', flow(upstream.url))
    const read = (await ask('GET', 'shop/versions/1')).data.flow
    expect((await put('shop', { ...read, name: 'Shop 2' })).status).toBe(200)
    await put('shop', flow(upstream.url))
    expect(await stepsOf('shop/versions/2')).toEqual(read.elements[0].nodes)
    expect(await stepsOf('shop/versions/3')).toEqual(read.elements[0].nodes)
    await ask('POST', 'shop/publish', { version: 2 })
    await step('shop', 'call', {})
    expect(upstream.received[1]?.headers['x-key']).toBe(crmKey)
  })

  test('a secret is kept by a call, and its reference set in a step', async () => {
    const { ask, send, put, stepsOf, dump, upstream, step } = await start(make)
    await put('shop', flow(upstream.url, { key: '' }))
    const { data, status } = await ask('POST', 'shop/secrets', { value: 'kept-by-a-call-plain' })
    expect([status, data.reference]).toEqual([200, reference('lain')])
    const path = ['headers', 0, 'value']
    await send({ id: 'o1', op: 'set', nodeId: 'call', path, value: data.reference })
    expect((await stepsOf())[1].data.headers[0].value).toEqual(data.reference)
    await ask('POST', 'shop/publish')
    await step('shop', 'call', {})
    expect(upstream.received[1]?.headers['x-key']).toBe('kept-by-a-call-plain')
    expect(await dump()).not.toMatch(plain)
    expect((await ask('POST', 'shop/secrets', { value: ' ' })).status).toBe(400)
  })

  test('a reference to a secret of another account is refused by name, and never opened', async () => {
    const { ask, send, put, stepsOf, upstream, step, ben, store } = await start(make)
    await put('bens', flow(upstream.url), ben)
    const stolen = (await ask('POST', 'bens/secrets', { value: crmKey }, ben)).data.reference
    const refused = await put('shop', flow(upstream.url, { key: stolen }))
    expect(refused).toMatchObject({ status: 400, error: { code: 'SECRET_NOT_FOUND' } })
    expect(refused.error.details).toEqual([
      {
        path: 'call.headers.0.value',
        message: expect.stringMatching(/"headers.0.value" of "call".*Write it here again/),
      },
    ])
    await put('shop', flow(upstream.url, { key: '' }))
    const path = ['headers', 0, 'value']
    const answer = await send({ id: 'o1', op: 'set', nodeId: 'call', path, value: stolen })
    expect(answer.data).toMatchObject({
      accepted: [],
      refused: [{ id: 'o1', code: 'VALUE_INVALID' }],
    })
    expect((await stepsOf())[1].data.headers[0].value).toBe('')
    // Even where it came into the database by another way.
    const { file } = (await store.bots.version('shop', 1)) ?? { file: '' }
    await store.bots.save('shop', file.replace('"value":""', `"value":${JSON.stringify(stolen)}`))
    await ask('POST', 'shop/publish', { version: 2 })
    upstream.received.length = 0
    expect((await step('shop', 'call', {})).status).toBe(502)
    expect(upstream.received).toEqual([])
    const [noted] = (await ask('GET', 'shop/calls')).data.calls
    expect(noted.error).toBe(
      'A secret of the step cannot be opened. Write it again: headers.0.value',
    )
  })

  test('a row that was changed or moved cannot be opened, until the secret is written again', async () => {
    const { ask, put, upstream, step, store } = await start(make)
    await put('shop', flow(upstream.url))
    await ask('POST', 'shop/publish')
    const { db } = store.database
    const rows = await db.selectFrom('secrets').selectAll().execute()
    expect(rows).toHaveLength(3)
    const sealedAs = (id: string, sealed: string) =>
      db.updateTable('secrets').set({ sealed }).where('id', '=', id).execute()
    for (const [place, { id }] of rows.entries())
      await sealedAs(id, rows[(place + 1) % 3]?.sealed ?? '')
    expect((await step('shop', 'call', {})).status).toBe(502)
    for (const { id } of rows) await sealedAs(id, '')
    expect((await step('shop', 'call', {})).status).toBe(502)
    expect(upstream.received).toEqual([])
    await put('shop', flow(upstream.url))
    expect((await step('shop', 'call', {})).status).toBe(200)
  })

  test('with another secret of the installation a step says what to do, and nothing else breaks', async () => {
    const first = await start(make)
    await first.put('shop', flow(first.upstream.url))
    await first.ask('POST', 'shop/publish')
    const secret = 'another secret for tests that is long enough'
    const address = first.address
    const later = await testAppOn(async () => ({ address, drop: async () => undefined }), {
      ...first.options,
      secret,
    })
    closers.push(later.close)
    expect((await later.app.request('/widget/v1/bots/shop')).status).toBe(200)
    const answer = await later.step('shop', 'call', {})
    expect([answer.status, await answer.json()]).toEqual([
      502,
      {
        error: {
          code: 'CALL_FAILED',
          message: 'A secret of the step cannot be opened. Write it again',
        },
      },
    ])
    expect(first.upstream.received).toEqual([])
    const again = await later.api('PUT', '/v1/chatbots/shop/flow', flow(first.upstream.url))
    expect(again.status).toBe(200)
    await later.api('POST', '/v1/chatbots/shop/publish')
    expect((await later.step('shop', 'call', {})).status).toBe(200)
  })

  test('what an earlier version stored as it was written is sealed at the start', async () => {
    const first = await start(make)
    const { store, upstream, address } = first
    const bot = flow(upstream.url)
    await first.put('shop', flow(upstream.url, { key: '', ai: '', pass: '' }))
    const { db } = store.database
    const file = JSON.stringify({ name: 'Shop', elements: [{ nodes: bot.nodes, edges: [] }] })
    await db.updateTable('versions').set({ file }).execute()
    await db.updateTable('drafts').set({ file }).execute()
    const operation = (seq: number, given: object) => ({
      bot_id: 'shop',
      seq,
      id: `old ${seq}`,
      made_at: '2026-01-01T00:00:00Z',
      operation: JSON.stringify({ id: `old ${seq}`, ...given }),
    })
    await db
      .insertInto('draft_operations')
      .values([
        operation(2, { op: 'set', nodeId: 'ai', path: ['apiKey'], value: aiKey }),
        operation(3, {
          op: 'add',
          node: { id: 'b', type: 'gpt', data: { apiKey: 'added-plain' } },
        }),
        operation(4, { op: 'set', nodeId: 'b', path: ['apiKey'], value: 'set-plain' }),
      ])
      .execute()
    await db.deleteFrom('kept').where('name', '=', 'secrets in bots').execute()
    const later = await testAppOn(
      async () => ({ address, drop: async () => undefined }),
      first.options,
    )
    closers.push(later.close)
    expect(await first.dump()).not.toMatch(plain)
    expect((await first.stepsOf('shop/versions/1'))[1].data.headers[0].value).toEqual(
      reference('c0de'),
    )
    const operations = (await first.ask('GET', 'shop/draft/operations?after=1')).data.operations
    expect(operations).toMatchObject([
      { operation: { value: reference('beef') } },
      { operation: { node: { data: { apiKey: reference() } } } },
      { operation: { value: reference() } },
    ])
    await later.api('POST', '/v1/chatbots/shop/publish', { version: 1 })
    await later.step('shop', 'call', {})
    expect(upstream.received[1]?.headers['x-key']).toBe(crmKey)
    expect(later.logged.join()).toContain('Secrets in stored bots were sealed')
  })
})
