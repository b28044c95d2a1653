import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { botWithWebhook } from '../testing/bots.js'
import { testApp } from '../testing/test-app.js'

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

  test.each(['nobody', 'constructor', '..%2forders', '%00', 'orders%20'])('knows no bot %s', async id => {
    const response = await server.app.request(`/widget/v1/bots/${id}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: { code: 'BOT_NOT_FOUND' } })
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})

test('a version that another process publishes is seen a second later', async () => {
  let time = 0
  const { createLiveBots } = await import('../publish/live-bots.js')
  const here = createLiveBots(server.store.bots, () => time)
  await here.publish('shared', botWithWebhook({}))
  expect((await here.find('shared'))?.version).toBe(1)
  await server.bots.publish('shared', botWithWebhook({}))
  time = 1000
  expect((await here.find('shared'))?.version).toBe(2)
})
