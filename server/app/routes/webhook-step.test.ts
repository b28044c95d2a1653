import { afterEach, describe, expect, test } from 'vitest'
import { botWithWebhook } from '../../testing/bots.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function setUp(
  data: Record<string, unknown> = {},
  answer: Parameters<typeof startUpstream>[0] = (_, response) => response.end('{"id":7}'),
  options: Parameters<typeof testApp>[0] = {},
) {
  const upstream = await startUpstream(answer)
  const server = await testApp({
    allowHosts: [upstream.host],
    ...options,
  })
  closers.push(upstream.close, server.close)
  await server.bots.publish(
    'orders',
    botWithWebhook({ url: `${upstream.url}/secret-path?key=canary`, ...data }),
  )
  return { ...server, upstream }
}

const values = {
  answers: { size: 'L', note: null },
  variables: { shop: 'mill' },
  visitor: { email: 'a@b.example' },
}

describe('POST …/nodes/:nodeId/webhook', () => {
  test('executes the step and answers with what it brought', async () => {
    const { step, upstream } = await setUp({
      includeAnswerVariables: true,
      body: { shop: '{shop}' },
    })
    const response = await step('orders', 'call', values)
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({ status: 200, body: { id: 7 } })
    expect(upstream.received).toHaveLength(1)
    expect(JSON.parse(upstream.received[0]?.body ?? '')).toEqual({
      shop: 'mill',
      answers: { size: 'L', note: '' },
    })
  })

  test.each([
    ['no token', undefined],
    ['another scheme', 'Basic abc'],
    ['rubbish', 'Bearer abc'],
  ])('refuses %s', async (_, authorization) => {
    const { app, upstream } = await setUp()
    const response = await app.request('/widget/v1/bots/orders/nodes/call/webhook', {
      method: 'POST',
      headers: authorization ? { authorization } : {},
      body: '{}',
    })
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({ error: { code: 'TOKEN_NOT_VALID' } })
    expect(upstream.received).toEqual([])
  })

  test("refuses another bot's token", async () => {
    const { step, tokens, upstream } = await setUp()
    expect((await step('orders', 'call', values, (await tokens.issue('other')).token)).status).toBe(
      401,
    )
    expect(upstream.received).toEqual([])
  })

  test.each(['hello', 'nowhere', '__proto__', 'call%2f'])(
    'knows no webhook step %s',
    async nodeId => {
      const { step } = await setUp()
      const response = await step('orders', nodeId, values)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'NO_SUCH_NODE' } })
    },
  )

  test.each(['{', '[]', 'null', '{"answers":[]}', '{"visitor":"x"}'])(
    'refuses the body %j',
    async body => {
      const { step, upstream } = await setUp()
      const response = await step('orders', 'call', body)
      expect(response.status).toBe(400)
      expect(await response.json()).toMatchObject({ error: { code: 'BAD_REQUEST' } })
      expect(upstream.received).toEqual([])
    },
  )

  test('refuses a body of more than 256 kB', async () => {
    const { step } = await setUp()
    const response = await step('orders', 'call', { answers: { a: 'x'.repeat(256_001) } })
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ error: { code: 'BODY_TOO_LARGE' } })
  })

  test('survives a body that is nested very deeply', async () => {
    const { step } = await setUp({ includeAnswerVariables: true, body: { all: '{a}' } })
    const depth = 120_000
    const response = await step(
      'orders',
      'call',
      `{"answers":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
    )
    expect([200, 400, 502]).toContain(response.status)
  })

  test('counts the calls of a session', async () => {
    const { step, tokens } = await setUp({}, undefined, {
      rateLimits: { stepsPerSession: { count: 2, seconds: 60 } },
    })
    const { token } = await tokens.issue('orders')
    const statuses = []
    for (let call = 0; call < 3; call++)
      statuses.push((await step('orders', 'nowhere', values, token)).status)
    expect(statuses).toEqual([404, 404, 429])
    expect((await step('orders', 'nowhere', values)).status).toBe(404)
  })

  test.each([
    ['an error status', { waitForResponse: true }, 'CALL_FAILED', 'The answer has status 500'],
    [
      'an inner address',
      { url: 'http://127.0.0.1:1/secret-path' },
      'BLOCKED_ADDRESS',
      'The address is not a public one',
    ],
    [
      'no address',
      { url: '' },
      'CALL_FAILED',
      'The address must begin with http or https and a host without placeholders',
    ],
  ])('tells of %s without giving anything away', async (_, data, code, message) => {
    const { step, logged } = await setUp(data, (_, response) =>
      response.writeHead(500).end('canary'),
    )
    const response = await step('orders', 'call', values)
    expect(response.status).toBe(502)
    expect(await response.json()).toEqual({ error: { code, message } })
    const [told, request, ...rest] = logged.map(line => JSON.parse(line))
    expect([request.msg, rest]).toEqual(['Request', []])
    expect(told).toMatchObject({
      msg: 'Webhook handling failed',
      botId: 'orders',
      nodeId: 'call',
    })
    expect(logged.join()).not.toMatch(/canary|secret-path|a@b|mill|127\.0\.0\.1/)
  })

  test('fails in time when the other side is slow', async () => {
    const { step } = await setUp({ waitForResponse: true }, () => undefined, {
      outbound: { limits: { time: 500 } },
    })
    const response = await step('orders', 'call', values)
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({
      error: { code: 'CALL_FAILED', message: 'The call took too long' },
    })
  })

  test('notes the last 100 calls for the owner, without a secret', {
    timeout: 60_000,
  }, async () => {
    let status = 200
    const { step, api } = await setUp(
      {},
      (_, response) => response.writeHead(status).end('canary'),
      {
        rateLimits: { stepsPerAddress: { count: 1000, seconds: 60 } },
      },
    )
    for (let call = 0; call < 104; call++) {
      status = call === 103 ? 500 : 200
      await step('orders', 'call', values)
    }
    const text = await (await api('GET', '/v1/chatbots/orders/calls')).text()
    expect(text).not.toMatch(/canary|secret-path|a@b|mill|127\.0\.0\.1/)
    const { calls } = JSON.parse(text).data
    expect(calls).toHaveLength(100)
    expect(calls[0]).toEqual({
      step: 'webhook',
      nodeId: 'call',
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      ms: expect.any(Number),
      status: 500,
      error: 'The answer has status 500',
      callId: expect.stringMatching(/^[0-9a-f]{24}$/),
      attempt: 1,
    })
    expect(calls[1]).toMatchObject({ status: 200, error: null })
  })

  test('lets browsers of every site ask', async () => {
    const { app } = await setUp()
    const response = await app.request('/widget/v1/bots/orders/nodes/call/webhook', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-methods')).toContain('POST')
    expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
      'authorization',
    )
  })
})
