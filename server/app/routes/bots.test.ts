import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { createHeavyWork } from '../../bots/publish/heavy-work.js'
import { createLiveBots } from '../../bots/publish/live-bots.js'
import { defaultRateLimits } from '../../platform/limits/rates.js'
import { botWithWebhook } from '../../testing/bots.js'
import { testApp } from '../../testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>

beforeAll(async () => {
  server = await testApp()
  await server.bots.publish('orders', botWithWebhook({ url: 'https://secret.example' }))
})
afterAll(() => server.close())

describe('GET /widget/v1/bots/:id', () => {
  test('answers with the published bot, for every origin and for caches', async () => {
    const response = await server.app.request('/widget/v1/bots/orders', {
      headers: { origin: 'https://shop.example' },
    })
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'public, max-age=60, stale-while-revalidate=600',
      'access-control-allow-origin': '*',
      'x-content-type-options': 'nosniff',
    })
    const text = await response.text()
    expect(text).not.toContain('secret.example')
    expect(JSON.parse(text)).toMatchObject({ id: 'orders', version: '1' })
  })

  test('answers 304 to who has it, until a new version is published', async () => {
    const get = (etag: string) =>
      server.app.request('/widget/v1/bots/orders', { headers: { 'if-none-match': etag } })
    const etag = (await get('')).headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]+"$/)
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`]) {
      const response = await get(known)
      expect(response.status).toBe(304)
      expect(response.headers.get('etag')).toBe(etag)
      expect(await response.text()).toBe('')
    }
    await server.bots.publish('orders', botWithWebhook({ answerVariable: 'new' }))
    const response = await get(etag)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ version: '2' })
  })

  test.each(['nobody', 'constructor', '..%2forders', '%00', 'orders%20'])(
    'knows no bot %s',
    async id => {
      const response = await server.app.request(`/widget/v1/bots/${id}`)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({ error: { code: 'BOT_NOT_FOUND' } })
      expect(response.headers.get('access-control-allow-origin')).toBe('*')
    },
  )
})

test.each([
  ['ASCII', 'Rye bread. '.repeat(200)],
  ['more than ASCII', 'Brötchen 🥐. '.repeat(200)],
])(
  'a bot of %s is the same in every form, with the same headers, from memory and from the store',
  async (_, text) => {
    await server.bots.publish('forms', {
      ...botWithWebhook({}),
      elements: [{ nodes: [{ id: 'a', type: 'message-node', data: { text } }], edges: [] }],
    })
    const ask = async (accepted: string) => {
      const response = await server.app.request('/widget/v1/bots/forms', {
        headers: { 'accept-encoding': accepted },
      })
      const {
        etag = '',
        'content-encoding': encoding,
        ...headers
      } = Object.fromEntries(response.headers)
      return { etag, encoding, headers, body: Buffer.from(await response.arrayBuffer()) }
    }
    const first = await ask('identity')
    const plain = await ask('identity')
    const br = await ask('gzip, br;q=1.0, zstd')
    const gzip = await ask('gzip, br;q=0')
    expect(first).toEqual(plain)
    expect([plain.encoding, br.encoding, gzip.encoding]).toEqual([undefined, 'br', 'gzip'])
    expect(JSON.parse(plain.body.toString()).elements[0].nodes[0].data.text).toBe(text)
    expect(brotliDecompressSync(br.body)).toEqual(plain.body)
    expect(gunzipSync(gzip.body)).toEqual(plain.body)
    expect(br.headers).toEqual(plain.headers)
    expect(plain.headers).toMatchObject({
      vary: 'Accept-Encoding, Origin',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    })
  },
)

test('every answer of a bot is counted and logged, and harmless', async () => {
  const own = await testApp()
  await own.bots.publish('orders', botWithWebhook({}))
  const ask = async (path: string, method: string, etag = '') => {
    const response = await own.app.request(`/widget/v1/bots/${path}`, {
      method,
      headers: { 'if-none-match': etag },
    })
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    return response
  }
  await ask('orders', 'GET')
  const head = await ask('orders', 'HEAD')
  expect(await head.text()).toBe('')
  await ask('orders', 'GET', head.headers.get('etag') ?? '')
  await ask('orders/launcher', 'GET')
  await ask('nobody', 'GET')
  const text = await (await own.app.request('/metrics')).text()
  const counted = [...text.matchAll(/^talkgraph_http_requests_total\{(.*)\} 1$/gm)].map(
    ([, labels]) => labels,
  )
  expect(counted).toEqual([
    'method="GET",route="/widget/v1/bots/:id",status="200"',
    'method="HEAD",route="/widget/v1/bots/:id",status="200"',
    'method="GET",route="/widget/v1/bots/:id",status="304"',
    'method="GET",route="/widget/v1/bots/:id/launcher",status="200"',
    'method="GET",route="/widget/v1/bots/:id",status="404"',
  ])
  expect(own.logged.filter(line => line.includes('/widget/v1/bots/:id'))).toHaveLength(5)
  await own.close()
})

test('a version that another process publishes is seen a second later', async () => {
  let time = 0
  const here = createLiveBots({
    bots: server.store.bots,
    heavyWork: createHeavyWork(),
    secrets: server.services.secrets,
    limits: defaultRateLimits,
    log: createLog('silent'),
    now: () => time,
  })
  await here.publish('shared', botWithWebhook({}))
  expect((await here.find('shared'))?.version).toBe(1)
  await server.bots.publish('shared', botWithWebhook({}))
  time = 1000
  expect((await here.find('shared'))?.version).toBe(2)
})
