import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { botWithWebhook } from '../testing/bots.js'
import { testApp } from '../testing/test-app.js'

let server: Awaited<ReturnType<typeof testApp>>

const customizations = { widgetPosition: 'left', chatIconCtaText: 'Grüße </script>\u2028`${0}' }

beforeAll(async () => {
  server = await testApp()
  await server.bots.publish('orders', { ...botWithWebhook({}), customizations })
  const settings = { allowedOrigins: ['https://shop.example'] }
  await server.bots.publish('listed', { ...botWithWebhook({}), settings })
})
afterAll(() => server.close())

const ask = (query: string, headers: Record<string, string> = {}) =>
  server.app.request(`/talkgraph-loader.js${query}`, { headers })

/** Runs what came as a page does that has this tag. */
function run(code: string): { talkgraphRecord?: unknown } {
  const tag: { talkgraphRecord?: unknown } = Object.assign({ getAttribute: () => null })
  runInNewContext(code, { document: { currentScript: tag } })
  return tag
}

test('the loader brings the record of the bot that its address names', async () => {
  const response = await ask('?bot=orders')
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=60, stale-while-revalidate=600',
    'x-content-type-options': 'nosniff',
  })
  const code = await response.text()
  expect(code).toMatch(/^[\x20-\x7e\n]+$/)
  const { talkgraphRecord } = run(code)
  const record = await (await server.app.request('/widget/v1/bots/orders/launcher')).json()
  expect(JSON.parse(JSON.stringify(talkgraphRecord))).toEqual(record)
  expect(record).toMatchObject({ id: 'orders', customizations, complete: true })
})

test('a module, which has no tag of its own, makes no error', async () => {
  const code = await (await ask('?bot=orders')).text()
  expect(() => runInNewContext(code, { document: { currentScript: null } })).not.toThrow()
})

test('it is asked for anew with its ETag, and changes with the bot', async () => {
  const etag = (await ask('?bot=orders')).headers.get('etag') ?? ''
  expect((await ask('?bot=orders', { 'if-none-match': etag })).status).toBe(304)
  await server.bots.publish('orders', {
    ...botWithWebhook({}),
    customizations: { ...customizations, widgetSize: 64 },
  })
  const response = await ask('?bot=orders', { 'if-none-match': etag })
  expect(response.status).toBe(200)
  expect(await response.text()).toContain('"widgetSize":64')
})

test.each([
  ['without a name', ''],
  ['with an empty one', '?bot='],
  ['for a bot that is not there', '?bot=nobody'],
  ['for one with a name that is none', '?bot=%00%ff'],
  ['for a bot that only some sites may show: whoever asks for a script names no site', '?bot=listed'],
])('it comes alone %s', async (_, query) => {
  const response = await ask(query)
  expect(response.status).toBe(200)
  expect(run(await response.text())).not.toHaveProperty('talkgraphRecord')
})
