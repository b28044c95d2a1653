import { afterAll, beforeAll, expect, test } from 'vitest'
import { createSessionTokens } from '../../platform/sessions/token.js'
import { botWithWebhook } from '../../testing/bots.js'
import { testApp } from '../../testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>
const start = (id: string) =>
  server.app.request(`/widget/v1/bots/${id}/sessions`, { method: 'POST' })

beforeAll(async () => {
  server = await testApp({ rateLimits: { sessionsPerAddress: { count: 6, seconds: 60 } } })
  await server.bots.publish('orders', botWithWebhook({}))
})
afterAll(() => server.close())

test('a session is a token that is good for one hour and one bot', async () => {
  const response = await start('orders')
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toBe('no-store')
  const { token, expiresAt } = await response.json()
  const minutes = (Date.parse(expiresAt) - Date.now()) / 60_000
  expect(minutes).toBeGreaterThan(59)
  expect(minutes).toBeLessThanOrEqual(60)
  expect(await server.tokens.check(token, 'orders')).toEqual({
    id: expect.any(String),
    isOfPage: false,
  })
  expect(await server.tokens.check(token, 'other')).toBeUndefined()
})

test.each(['', '{}', ' { } '])('a session begins with the body %j as without one', async body => {
  const response = await server.app.request('/widget/v1/bots/orders/sessions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  expect(response.status).toBe(200)
  const { token } = await response.json()
  expect((await server.tokens.check(token, 'orders'))?.identity).toBeUndefined()
})

test('an expired, forged or unsigned token is worth nothing', async () => {
  const secret = 'a secret for tests that is long enough'
  const { token } = await createSessionTokens(secret, () => Date.now() - 3_601_000).issue('orders')
  expect(await server.tokens.check(token, 'orders')).toBeUndefined()
  const forged = await createSessionTokens('another secret').issue('orders')
  expect(await server.tokens.check(forged.token, 'orders')).toBeUndefined()
  const [, claims] = (await server.tokens.issue('orders')).token.split('.')
  const none = Buffer.from('{"alg":"none","typ":"session+jwt"}').toString('base64url')
  expect(await server.tokens.check(`${none}.${claims}.`, 'orders')).toBeUndefined()
})

test('there is no session with a bot that is not published, and not too many of them', async () => {
  expect(await (await start('nobody')).json()).toMatchObject({ error: { code: 'BOT_NOT_FOUND' } })
  while ((await start('orders')).ok);
  const response = await start('orders')
  expect(response.status).toBe(429)
  expect(await response.json()).toMatchObject({ error: { code: 'RATE_LIMITED' } })
  expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0)
})
