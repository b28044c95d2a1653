import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runInNewContext } from 'node:vm'
import { Hono } from 'hono'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { botWithWebhook } from '../../testing/bots.js'
import { testApp } from '../../testing/test-app.js'
import { loaderRoutes } from './loader.js'

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

class HTMLScriptElement {}

/** A page, as far as the loader looks at it, in which this script is being run. */
function pageWith(script: object | null) {
  class Document {
    get currentScript() {
      return script
    }
  }
  return { document: new Document(), Document, HTMLScriptElement }
}

/** Runs what came as a page does that has this tag. */
function run(code: string): { talkgraphRecord?: unknown } {
  const tag: { talkgraphRecord?: unknown } = Object.assign({ getAttribute: () => null })
  runInNewContext(code, pageWith(tag))
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
  expect(() => runInNewContext(code, pageWith(null))).not.toThrow()
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

test('it is the file that lies there, and the first bot that is named', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-dist-'))
  const file = join(folder, 'talkgraph-loader.js')
  const app = loaderRoutes(server, pathToFileURL(`${folder}/`))
  const read = async () => (await app.request('/talkgraph-loader.js?bot=orders&bot=listed')).text()
  writeFileSync(file, 'one()')
  expect(await read()).toMatch(/^Object\.assign.*"id":"orders".*\none\(\)$/)
  writeFileSync(file, 'another()')
  expect(await read()).toMatch(/another\(\)$/)
  rmSync(folder, { recursive: true })
})

test('it comes without a record where the bots cannot be read', async () => {
  const find = () => Promise.reject(new Error('no database'))
  const app = new Hono()
    .route('/', loaderRoutes({ bots: { ...server.bots, find } }))
    .get('*', context => context.text('alone'))
  expect(await (await app.request('/talkgraph-loader.js?bot=orders')).text()).toBe('alone')
})

test.each([
  ['without a name', ''],
  ['with an empty one', '?bot='],
  ['for a bot that is not there', '?bot=nobody'],
  ['for one with a name that is none', '?bot=%00%ff'],
  [
    'for a bot that only some sites may show: whoever asks for a script names no site',
    '?bot=listed',
  ],
])('it comes alone %s', async (_, query) => {
  const response = await ask(query)
  expect(response.status).toBe(200)
  expect(run(await response.text())).not.toHaveProperty('talkgraphRecord')
})
