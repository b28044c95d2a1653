import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { botWithWebhook } from '../../testing/bots.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const hashOf = (secret: string, id: string) => createHmac('sha256', secret).update(id).digest('hex')

async function setUp(options: Parameters<typeof testApp>[0] = {}) {
  const upstream = await startUpstream((_, response) => response.end('{}'))
  const server = await testApp({ allowHosts: [upstream.host], ...options })
  closers.push(upstream.close, server.close)
  const config = {
    url: `${upstream.url}/`,
    includeAnswerVariables: true,
    body: { who: '{identity.id}', sure: '{identity.verified}' },
  }
  for (const id of ['orders', 'other']) await server.bots.publish(id, botWithWebhook(config))
  return {
    ...server,
    upstream,
    secretOf: async (id: string) =>
      String(
        (await (await server.api('GET', `/v1/chatbots/${id}/identity-secret`)).json()).data.secret,
      ),
    /** Starts or goes on with a session; resolves to its token. */
    async start(identity?: unknown, before?: string) {
      const response = await server.app.request('/widget/v1/bots/orders/sessions', {
        method: 'POST',
        headers: {
          ...(identity !== undefined && { 'content-type': 'application/json' }),
          ...(before !== undefined && { authorization: `Bearer ${before}` }),
        },
        ...(identity !== undefined && { body: JSON.stringify({ identity }) }),
      })
      expect(response.status).toBe(200)
      return String((await response.json()).token)
    },
    /** Runs the step; resolves to what its receiver got. */
    async received(token: string, values: object = {}) {
      expect((await server.step('orders', 'call', values, token)).status).toBe(200)
      return JSON.parse(upstream.received.at(-1)?.body ?? '')
    },
  }
}

describe('who the visitor is', () => {
  test('is verified by a hash of the id with the secret of the bot', async () => {
    const { start, secretOf, received } = await setUp()
    const hash = hashOf(await secretOf('orders'), 'u-7')
    const token = await start({ id: 'u-7', name: 'Ada', hash })
    expect(await received(token)).toEqual({
      who: 'u-7',
      sure: true,
      answers: {},
      identity: { id: 'u-7', name: 'Ada', verified: true },
    })
  })

  test.each([
    ['no hash', () => undefined],
    ['a wrong hash', () => 'ab'.repeat(32)],
    ['a hash that is none', () => 'not hexadecimal'],
    ['the hash of another id', (secret: string) => hashOf(secret, 'u-8')],
    ['the hash of an empty id', (secret: string) => hashOf(secret, '')],
  ])('is handed on as not verified with %s', async (_, make) => {
    const { start, secretOf, received } = await setUp()
    const token = await start({
      id: 'u-7',
      email: 'ada@example.com',
      hash: make(await secretOf('orders')),
    })
    expect(await received(token)).toMatchObject({
      who: 'u-7',
      sure: false,
      identity: { id: 'u-7', email: 'ada@example.com', verified: false },
    })
  })

  test('is not verified by the secret of another bot', async () => {
    const { start, secretOf, received } = await setUp()
    const token = await start({ id: 'u-7', hash: hashOf(await secretOf('other'), 'u-7') })
    expect(await received(token)).toMatchObject({ identity: { verified: false } })
  })

  test('is verified by the secret that the server has for all bots', async () => {
    const identitySecret = 'a secret of the operator, long enough'
    const { start, secretOf, received } = await setUp({ identitySecret })
    expect(
      await received(await start({ id: 'u-7', hash: hashOf(identitySecret, 'u-7') })),
    ).toMatchObject({
      sure: true,
    })
    expect(await secretOf('orders')).not.toBe(identitySecret)
  })

  test('stays while the session goes on, until the page says something else', async () => {
    const { start, secretOf, received } = await setUp()
    const first = await start({ id: 'u-7', hash: hashOf(await secretOf('orders'), 'u-7') })
    const second = await start(undefined, first)
    expect(await received(second)).toMatchObject({ identity: { id: 'u-7', verified: true } })
    const third = await start({}, second)
    expect(await received(third)).not.toHaveProperty('identity')
  })

  test.each([
    ['variables', { variables: { identity: { id: 'boss', verified: true } } }],
    ['answers', { answers: { identity: { id: 'boss', verified: true } } }],
    ['fields of the visitor', { visitor: { identity: { id: 'boss', verified: true } } }],
    ['values', { values: { identity: { id: 'boss', verified: true } } }],
    ['a path as a name', { values: { 'identity.verified': true, 'identity.id': 'boss' } }],
    [
      'a path in brackets',
      { variables: { 'identity["verified"]': true, ' identity.verified': true } },
    ],
  ])('cannot be forged by %s', async (_, values) => {
    const { start, received } = await setUp()
    const body = await received(await start(), values)
    expect(body.sure).not.toBe(true)
    expect(JSON.stringify(body)).not.toContain('"verified":true')
  })

  test('leaves a text that a bot keeps under the name alone', async () => {
    const { start, received } = await setUp()
    const answers = { identity: 'a passport' }
    expect(await received(await start(), { answers })).toMatchObject({ answers })
  })

  test('is refused where it is no text or too long', async () => {
    const { app } = await setUp()
    const post = (identity: unknown) =>
      app.request('/widget/v1/bots/orders/sessions', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identity }),
      })
    expect((await post({ id: 7 })).status).toBe(400)
    expect((await post({ id: 'a'.repeat(255) })).status).toBe(400)
    expect((await post(null)).status).toBe(400)
    expect((await post({ id: 'a'.repeat(9000) })).status).toBe(413)
  })
})

test('the identity secret is for those who have a key of the API', async () => {
  const { api } = await setUp()
  expect(
    (await api('GET', '/v1/chatbots/orders/identity-secret', undefined, 'no-key')).status,
  ).toBe(401)
  expect((await api('GET', '/v1/chatbots/nobody/identity-secret')).status).toBe(404)
})
