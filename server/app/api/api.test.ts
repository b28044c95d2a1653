import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { botWithWebhook } from '../../testing/bots.js'
import { databases } from '../../testing/databases.js'
import { testApp, testAppOn } from '../../testing/test-app.js'

describe.each(databases)('the API over $name', ({ make }) => {
  let server: Awaited<ReturnType<typeof testAppOn>>

  beforeAll(async () => {
    server = await testAppOn(make)
  })
  afterAll(() => server.close())

  const call = async (method: string, path: string, body?: unknown, key?: string) => {
    const response = await server.api(method, path, body, key)
    return { status: response.status, ...(await response.json()) }
  }
  const published = async (id: string, query = '') =>
    (await server.app.request(`/widget/v1/bots/${id}${query}`)).json()

  test.each(['v1', 'v0'])(
    'makes a bot, stores drafts, publishes, lists and rolls back under /%s',
    async v => {
      const made = await call('POST', `/${v}/chatbots`, { chatbotName: ' Orders of mine ' })
      expect(made).toMatchObject({
        status: 200,
        success: true,
        message: expect.any(String),
        data: { chatbot: { title: 'Orders of mine', id: expect.stringMatching(/^[0-9a-f]{20}$/) } },
      })
      const { id } = made.data.chatbot
      const bot = `/${v}/chatbots/${id}`
      expect(await call('POST', `${bot}/publish`)).toMatchObject({
        status: 404,
        error: { code: 'VERSION_NOT_FOUND' },
      })

      const flow = (text: string) => ({
        nodes: [{ id: 'a', type: 'welcome-node', data: { text } }],
        edges: [],
      })
      expect(await call('PUT', `${bot}/flow`, flow('one'))).toMatchObject({
        data: { chatbotId: id, version: 1 },
      })
      expect(await published(id)).toMatchObject({ error: { code: 'BOT_NOT_FOUND' } })
      expect(await call('POST', `${bot}/publish`)).toMatchObject({
        success: true,
        data: { version: 1, warnings: [expect.stringContaining('Any site')] },
      })
      expect(await published(id)).toMatchObject({
        id,
        name: 'Orders of mine',
        version: '1',
        flowVersion: '1',
      })

      expect(await call('PUT', `${bot}/flow`, flow('two'))).toMatchObject({ data: { version: 2 } })
      expect(await published(id)).toMatchObject({ version: '1' })
      expect(await published(id, '?version=2')).toMatchObject({ error: { code: 'BOT_NOT_FOUND' } })
      await call('POST', `${bot}/publish`, {})
      expect(await published(id)).toMatchObject({ version: '2', flowVersion: '2' })
      expect(await published(id, '?version=1')).toMatchObject({
        version: '1',
        flowVersion: '1',
        elements: [{ nodes: [{ data: { text: 'one' } }] }],
      })

      expect(await call('POST', `${bot}/publish`, { version: 1 })).toMatchObject({
        data: { version: 1 },
      })
      expect(await published(id)).toMatchObject({ version: '1' })
      const { data } = await call('GET', `${bot}/versions`)
      expect(data).toEqual({
        chatbotId: id,
        publishedVersion: 1,
        versions: [2, 1].map(version => ({
          version,
          createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
          publishedAt: expect.stringMatching(/^\d{4}-.*Z$/),
          storedBy: 'TALKGRAPH_API_KEY',
          publishedBy: 'TALKGRAPH_API_KEY',
          note: null,
          isPublished: version === 1,
          share: version === 1 ? 100 : 0,
        })),
        nextCursor: null,
      })
      const [newest, older] = [await call('GET', `${bot}/versions?limit=1`), data.versions[1]]
      const { nextCursor } = newest.data
      expect(newest.data.versions).toEqual([data.versions[0]])
      expect(
        (await call('GET', `${bot}/versions?limit=1&cursor=${nextCursor}`)).data,
      ).toMatchObject({
        versions: [older],
        nextCursor: null,
      })
      expect(await call('GET', `${bot}/versions/2`)).toMatchObject({
        data: { version: 2, flow: { elements: [{ nodes: [{ data: { text: 'two' } }] }] } },
      })
      for (const version of ['3', '0', 'x'])
        expect(await call('GET', `${bot}/versions/${version}`)).toMatchObject({ status: 404 })
      expect(await call('POST', `${bot}/publish`, { version: 9 })).toMatchObject({ status: 404 })
    },
  )

  test('a flow can be stored for a bot that is new', async () => {
    await call('PUT', '/v1/chatbots/shop_1/flow', botWithWebhook({ url: 'https://canary.example' }))
    await call('POST', '/v1/chatbots/shop_1/publish')
    expect(JSON.stringify(await published('shop_1'))).not.toContain('canary')
  })

  test('a flow with an error is not published, and the answer names node, field and remedy', async () => {
    const flow = (nodeId: string) => ({
      nodes: [
        { id: 'a', type: 'welcome', data: { text: '{nobody}' } },
        { id: 'jump', type: 'jump-to', data: { nodeId } },
        { id: 'b', type: 'ask-name', data: { questionText: 'Name?' } },
      ],
      edges: [{ source: 'a', target: 'jump' }],
    })
    await call('PUT', '/v1/chatbots/jumps/flow', flow('b'))
    expect(await call('POST', '/v1/chatbots/jumps/publish')).toMatchObject({
      status: 200,
      data: {
        warnings: [
          expect.stringContaining('Any site'),
          expect.stringContaining('node "a", text: No step'),
          expect.stringContaining('kept nowhere'),
        ],
      },
    })
    await call('PUT', '/v1/chatbots/jumps/flow', flow('c'))
    expect(await call('POST', '/v1/chatbots/jumps/publish')).toMatchObject({
      status: 400,
      error: {
        code: 'LINT_FAILED',
        details: [
          { path: 'jump.nodeId', message: expect.stringContaining('Name a step of this flow.') },
        ],
      },
    })
    expect(await published('jumps')).toMatchObject({ version: '1' })
  })

  test('a version with an error that was live before can go live again', async () => {
    const bot = botWithWebhook({ url: 'https://shop.example' })
    await call('PUT', '/v1/chatbots/old/flow', bot)
    await server.bots.publish('old', {
      nodes: [{ id: 'j', type: 'jump-to', data: { nodeId: 'gone' } }],
      edges: [],
    })
    await call('POST', '/v1/chatbots/old/publish', { version: 1 })
    expect(await call('POST', '/v1/chatbots/old/publish', { version: 2 })).toMatchObject({
      status: 200,
      data: {
        version: 2,
        warnings: [expect.anything(), expect.stringContaining('jump-to-nowhere')],
      },
    })
  })

  test.each([undefined, '', 'Bearer', 'Bearer wrong', 'Basic a-key-for-tests', 'a-key-for-tests'])(
    'refuses the authorization %j',
    async authorization => {
      const response = await server.app.request('/v1/chatbots', {
        method: 'POST',
        headers: authorization === undefined ? {} : { authorization },
        body: '{"chatbotName":"x"}',
      })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({
        success: false,
        message: 'Authorization header does not contain valid API key',
        data: null,
        error: {
          code: 'API_KEY_NOT_VALID',
          message: 'Authorization header does not contain valid API key',
          details: [],
        },
      })
    },
  )

  test('an owner has several keys, each good until it is revoked, and no way to the bots of another', async () => {
    const { keys } = server.store
    const first = await addKey(keys, 'first', 'ann')
    const second = await addKey(keys, 'second', 'ann')
    const other = await addKey(keys, 'other', 'bob')
    const put = (key: string) => call('PUT', '/v1/chatbots/anns/flow', botWithWebhook({}), key)
    expect(await put(first.key)).toMatchObject({ data: { version: 1 } })
    expect(await put(second.key)).toMatchObject({ data: { version: 2 } })
    expect(await keys.revoke(first.id)).toBe(true)
    expect(await keys.revoke(first.id)).toBe(false)
    expect(await put(first.key)).toMatchObject({ status: 401 })
    expect(await put(other.key)).toMatchObject({
      status: 404,
      error: { code: 'CHATBOT_NOT_FOUND' },
    })
    for (const [method, path] of [
      ['POST', 'publish'],
      ['GET', 'versions'],
      ['GET', 'versions/1'],
      ['GET', 'calls'],
    ] as const) {
      const answer = await call(method, `/v1/chatbots/anns/${path}`, undefined, other.key)
      expect(answer).toMatchObject({ success: false, error: { code: 'CHATBOT_NOT_FOUND' } })
    }
    expect(JSON.stringify(await keys.list())).not.toContain(second.key)
  })

  test.each([
    [
      'POST',
      '/v1/chatbots',
      {},
      'REQUEST_VALIDATION_FAILED',
      [{ path: 'chatbotName', message: 'Required' }],
    ],
    ['POST', '/v1/chatbots', { chatbotName: 7 }, 'REQUEST_VALIDATION_FAILED', undefined],
    ['POST', '/v1/chatbots', '{', 'REQUEST_VALIDATION_FAILED', undefined],
    ['PUT', '/v1/chatbots/%20/flow', {}, 'CHATBOT_ID_REQUIRED', undefined],
    ['PUT', '/v1/chatbots/a%2Fb/flow', botWithWebhook({}), 'REQUEST_VALIDATION_FAILED', undefined],
    ['PUT', '/v1/chatbots/a/flow', { nodes: [] }, 'SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR', undefined],
    ['PUT', '/v1/chatbots/a/flow', '[[', 'REQUEST_VALIDATION_FAILED', undefined],
    [
      'POST',
      '/v1/chatbots/shop_1/publish',
      { version: '1' },
      'REQUEST_VALIDATION_FAILED',
      undefined,
    ],
  ])('%s %s %j is refused with its code', async (method, path, body, code, details) => {
    const answer = await call(method, path, body)
    expect(answer).toMatchObject({ status: 400, success: false, data: null, error: { code } })
    if (details) expect(answer.error.details).toEqual(details)
  })

  test('survives a flow that is nested very deeply', async () => {
    const deep = `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`
    const { status } = await call(
      'PUT',
      '/v1/chatbots/a/flow',
      `{"nodes":[{"id":"a","data":${deep}}],"edges":[]}`,
    )
    expect([200, 400]).toContain(status)
  })
})

test('a flow of more than 5 MB is refused, and an address that is none says so in the envelope', async () => {
  const server = await testApp()
  const large = await server.api('PUT', '/v1/chatbots/a/flow', {
    nodes: [],
    x: 'x'.repeat(5_000_000),
  })
  expect(large.status).toBe(413)
  const nowhere = await server.api('GET', '/v1/nothing')
  expect(await nowhere.json()).toMatchObject({
    success: false,
    data: null,
    error: { code: 'NOT_FOUND' },
  })
  await server.close()
})

test('JSON that is sent as text is refused, and what curl sends is taken', async () => {
  const server = await testApp()
  const send = async (type: string) => {
    const body = { chatbotName: 'Shop' }
    const response = await server.api('POST', '/v1/chatbots', body, undefined, {
      'content-type': type,
    })
    return [response.status, (await response.json()).error?.code]
  }
  for (const type of ['text/plain', 'text/plain;charset=UTF-8', 'multipart/form-data; boundary=x'])
    expect([type, ...(await send(type))]).toEqual([type, 415, 'CONTENT_TYPE_NOT_SUPPORTED'])
  for (const type of ['application/json', 'application/x-www-form-urlencoded'])
    expect([type, ...(await send(type))]).toEqual([type, 200, undefined])
  await server.close()
})

test('large bodies have a limit of their own', async () => {
  const server = await testApp()
  const put = async (length: number) => {
    const response = await server.app.request('/v1/chatbots/a/flow', {
      method: 'PUT',
      headers: {
        authorization: 'Bearer a-key-for-tests',
        'content-type': 'application/json',
        'content-length': String(length),
      },
      body: '[',
    })
    return response.status
  }
  for (let call = 0; call < 60; call++) expect(await put(300_000)).toBe(400)
  expect(await put(300_000)).toBe(429)
  expect(await put(1000)).toBe(400)
  await server.close()
})
