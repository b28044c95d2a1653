import { afterAll, beforeAll, expect, test } from 'vitest'
import { botWithWebhook } from '../../testing/bots.js'
import { testApp } from '../../testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>
const allowed = 'https://shop.example'

beforeAll(async () => {
  server = await testApp()
  const settings = { allowedOrigins: [allowed, 'https://other.example:8443'] }
  await server.bots.publish('orders', { ...botWithWebhook({}), settings })
})
afterAll(() => server.close())

const ask = (path: string, origin?: string, method = 'GET') =>
  server.app.request(`/widget/v1/bots/orders${path}`, {
    method,
    headers: { ...(origin !== undefined && { origin }), 'access-control-request-method': 'POST' },
  })

test.each(['', '/launcher'])(
  'a listed site may read the bot%s, and caches keep sites apart',
  async path => {
    const response = await ask(path, allowed)
    expect(response.status).toBe(200)
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed)
    expect(response.headers.get('vary')?.toLowerCase()).toContain('origin')
    expect(await response.text()).not.toContain('other.example')
  },
)

test.each([
  'https://shop.example.evil.example',
  'https://evil.shop.example',
  'http://shop.example',
  'https://shop.example:8443',
  'https://SHOP.example',
  'https://shop.example/',
  'null',
  '',
])('the site %j may not', async origin => {
  for (const [path, method] of [
    ['', 'GET'],
    ['/launcher', 'GET'],
    ['/sessions', 'POST'],
    ['/nodes/call/webhook', 'POST'],
  ] as const) {
    const response = await ask(path, origin, method)
    expect([401, 403]).toContain(response.status)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
  const preflight = await ask('/sessions', origin, 'OPTIONS')
  expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
})

test('a session and a step need the origin that browsers send, reading the bot does not', async () => {
  expect((await ask('')).status).toBe(200)
  expect((await ask('/sessions', undefined, 'POST')).status).toBe(403)
  expect((await ask('/sessions', allowed, 'POST')).status).toBe(200)
  const { token } = await server.tokens.issue('orders')
  const step = await server.step('orders', 'call', {}, token)
  expect(await step.json()).toMatchObject({ error: { code: 'ORIGIN_NOT_ALLOWED' } })
})

test.each<[unknown, string]>([
  [[null], 'null'],
  [['null'], 'null'],
  [['*'], '*'],
  [[''], ''],
  [['https://shop.example/'], 'https://shop.example/'],
  [allowed, 'https://evil.example'],
  [{ 0: allowed }, 'https://evil.example'],
  [true, 'https://evil.example'],
])('where the owner lists %j, the site %j may not', async (allowedOrigins, origin) => {
  await server.bots.publish('odd', { ...botWithWebhook({}), settings: { allowedOrigins } })
  for (const [path, method] of [
    ['', 'GET'],
    ['/sessions', 'POST'],
  ] as const) {
    const response = await server.app.request(`/widget/v1/bots/odd${path}`, {
      method,
      headers: { origin },
    })
    expect(response.status).toBe(403)
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
  }
})

test.each<[unknown, string]>([
  [allowed, allowed],
  [['capacitor://localhost'], 'capacitor://localhost'],
  [['http://[::1]:8080'], 'http://[::1]:8080'],
])('where the owner lists %j, %s may', async (allowedOrigins, origin) => {
  await server.bots.publish('odd', { ...botWithWebhook({}), settings: { allowedOrigins } })
  const response = await server.app.request('/widget/v1/bots/odd/sessions', {
    method: 'POST',
    headers: { origin },
  })
  expect(response.status).toBe(200)
})

test('an older version that any site could show is kept from those that the bot is kept from now', async () => {
  await server.bots.publish('closed', botWithWebhook({}))
  const read = async (origin: string) => {
    const response = await server.app.request('/widget/v1/bots/closed?version=1', {
      headers: { origin },
    })
    return [response.status, response.headers.get('access-control-allow-origin')]
  }
  expect(await read('https://evil.example')).toEqual([200, '*'])
  await server.bots.publish('closed', {
    ...botWithWebhook({}),
    settings: { allowedOrigins: [allowed] },
  })
  expect(await read('https://evil.example')).toEqual([403, null])
  expect(await read(allowed)).toEqual([200, allowed])
  for (const name of ['closed%201', 'closed%0A1', 'version%201%20closed']) {
    for (const path of [`/widget/v1/bots/${name}`, `/widget/v1/bots/${name}/launcher`])
      expect(
        (await server.app.request(path, { headers: { origin: 'https://evil.example' } })).status,
      ).toBe(404)
    const loader = await server.app.request(`/talkgraph-loader.js?bot=${name}`)
    expect(await loader.text()).not.toMatch(/^Object\.assign/)
  }
})
