import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Hono } from 'hono'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseBot } from '../../runtime/index.js'
import { playBot } from '../../runtime/testing/index.js'
import { createLog } from '../base/log.js'
import { demoBotId } from '../site/demo-bot.js'
import { helpBotId } from '../site/help-bot.js'
import { openStore, plansSchema } from '../store/index.js'
import { botWithWebhook } from '../testing/bots.js'
import { startUpstream } from '../testing/upstream.js'
import { bundleRoutes } from './routes/bundles.js'
import { type RunningServer, startServer } from './start.js'

let server: RunningServer
let upstream: Awaited<ReturnType<typeof startUpstream>>

beforeAll(async () => {
  upstream = await startUpstream(({ url }, response) => {
    if (url === '/away')
      return void response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    response.end('{"order":7}')
  })
  server = await startServer({
    allowHosts: [upstream.host],
    bots: {
      orders: botWithWebhook({ url: `${upstream.url}/{size}`, includeAnswerVariables: true }),
      away: botWithWebhook({ url: `${upstream.url}/away` }),
    },
  })
})
afterAll(async () => {
  await server.stop()
  await upstream.close()
})

async function runStep(id: string, body: unknown): Promise<Response> {
  const bot = `${server.url}/widget/v1/bots/${id}`
  const { token } = await (await fetch(`${bot}/sessions`, { method: 'POST' })).json()
  return fetch(`${bot}/nodes/call/webhook`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

test('a webhook step runs end to end over real sockets', async () => {
  const response = await runStep('orders', { answers: { size: 'L/../x' } })
  expect(await response.json()).toEqual({ status: 200, body: { order: 7 } })
  expect(upstream.received.at(-1)).toMatchObject({
    method: 'POST',
    url: '/L%2F..%2Fx',
    body: '{"answers":{"size":"L/../x"}}',
  })
})

test('a step that is redirected to an inner address is stopped', async () => {
  const response = await runStep('away', {})
  expect(response.status).toBe(502)
  expect(await response.json()).toMatchObject({ error: { code: 'BLOCKED_ADDRESS' } })
})

test.each(['br', 'gzip'])(
  'the demo bot and the page are sent compressed with %s',
  async encoding => {
    for (const path of ['/widget/v1/bots/demo', '/demo', '/demo/demo.css']) {
      const response = await fetch(server.url + path, { headers: { 'accept-encoding': encoding } })
      expect(response.headers.get('content-encoding')).toBe(encoding)
      expect(response.headers.get('vary')).toContain('Accept-Encoding')
      expect((await response.text()).length).toBeGreaterThan(1000)
      const etag = response.headers.get('etag') ?? ''
      const known = await fetch(server.url + path, {
        headers: { 'accept-encoding': encoding, 'if-none-match': etag },
      })
      expect(known.status).toBe(304)
    }
  },
)

test('the demo page runs under its strict policy and brings what it shows', async () => {
  const response = await fetch(`${server.url}/demo`)
  expect(response.headers.get('content-security-policy')).toBe(
    "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'; style-src 'self'; require-trusted-types-for 'script'",
  )
  const html = await response.text()
  expect(html).not.toMatch(/<style|\sstyle=|\son\w+=|https?:\/\//)
  const paths = [...html.matchAll(/(?:src|href)="(\/demo\/[^"]+)"/g)].map(([, path]) => path)
  expect(new Set(paths).size).toBeGreaterThanOrEqual(3)
  for (const path of paths) expect((await fetch(server.url + path)).status).toBe(200)
})

test.each([
  ['Yes, please', /^A loaf is yours until noon.*a@b\.example/],
  ['No, thank you', /^Then just come by.*a@b\.example/],
])('the demo bot plays to its end after %s', async (choice, said) => {
  const bot = await (await fetch(`${server.url}/widget/v1/bots/demo`)).json()
  expect(parseBot(bot).flow.start).toBe('welcome')
  const played = await playBot(bot, { answers: [choice, 'a@b.example'] })
  if ('error' in played) throw new Error(played.error.message)
  const { ended, transcript, problems } = played
  expect({ ended, problems }).toEqual({ ended: 'no-next-node', problems: [] })
  expect(transcript.some(({ message }) => typeof message === 'string' && said.test(message))).toBe(
    true,
  )
  for (const { message } of transcript) {
    if (typeof message !== 'object' || !('src' in message)) continue
    expect((await fetch(server.url + message.src)).status).toBe(200)
  }
})

test.each(['/nothing', '/talkgraph', '/talkgraph..%2fpackage.json', '/talkgraph.ts', '/cli.js'])(
  'there is no page at %s',
  async path => {
    const response = await fetch(server.url + path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toMatch(/^text\/html/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).not.toContain('@talkgraph/server')
  },
)

test.each([
  '/demo/demo-bot.json',
  '/demo/index.html',
  '/demo/..%2fsettings.ts',
  '/widget/v1/bots',
  '/widget/v1/bots/demo/nodes/welcome/webhook',
])('there is nothing to get at %s', async path => {
  const response = await fetch(server.url + path)
  expect(response.status).toBe(404)
  expect(await response.json()).toEqual({
    error: { code: 'NOT_FOUND', message: 'There is nothing at this address.' },
  })
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
})

test('every answer has the security headers, and a health check says ok', async () => {
  const response = await fetch(`${server.url}/healthz`)
  expect(await response.json()).toEqual({ status: 'ok' })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
})

test('bundles are served by name alone, for every site', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-dist-'))
  for (const name of [
    'talkgraph.js',
    'talkgraph-markup.js',
    'talkgraph-picker.js',
    'talkgraph-rare.js',
    'talkgraph-download.js',
    'talkgraph-tabs.js',
    'talkgraph-results.js',
    'talkgraph-analytics.js',
    'talkgraph-triggers.js',
    'talkgraph-emoji.js',
    'talkgraph-loader.js',
    'talkgraph.esm.js.map',
    'other.js',
    'talkgraph.html',
  ]) {
    writeFileSync(join(folder, name), 'x')
  }
  const app = new Hono().route('/', bundleRoutes(pathToFileURL(`${folder}/`)))
  const response = await app.request('/talkgraph.js', {
    headers: { origin: 'https://shop.example' },
  })
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    etag: expect.stringMatching(/^".+"$/),
  })
  for (const name of ['markup', 'tabs', 'download', 'triggers', 'emoji'])
    expect((await app.request(`/talkgraph-${name}.js`)).status).toBe(200)
  const loader = await app.request('/talkgraph-loader.js', {
    headers: { origin: 'https://shop.example' },
  })
  expect(Object.fromEntries(loader.headers)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': response.headers.get('cache-control'),
  })
  expect((await app.request('/talkgraph.esm.js.map')).headers.get('content-type')).toContain(
    'application/json',
  )
  for (const name of ['other.js', 'talkgraph.html', 'talkgraph-none.js']) {
    expect((await app.request(`/${name}`)).status).toBe(404)
  }
  rmSync(folder, { recursive: true })
})

test('a request that is no HTTP is refused and does not disturb the others', async () => {
  const socket = connect(server.port, '127.0.0.1')
  socket.write('rubbish\r\n\r\n')
  const answer = await new Promise<string>(resolve =>
    socket.once('data', data => resolve(String(data))),
  )
  expect(answer).toContain('400 Bad Request')
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
})

test('the metrics tell of the connections of clients', async () => {
  const text = await (await fetch(`${server.url}/metrics`)).text()
  expect(text).toMatch(/^talkgraph_connections\{state="answering"\} [1-9]/m)
  expect(text).toMatch(/^talkgraph_connections_limit [1-9]/m)
})

test('metrics and readiness move to a port of their own, where bots are not', async () => {
  const apart = await startServer({ operationPort: 0, host: '127.0.0.1' })
  try {
    const own = `http://127.0.0.1:${apart.operationPort}`
    const status = async (address: string) => (await fetch(address)).status
    for (const path of ['/readyz', '/metrics', '/healthz'])
      expect(await status(own + path)).toBe(200)
    expect(await status(`${own}/widget/v1/bots/demo`)).toBe(404)
    for (const path of ['/readyz', '/metrics']) expect(await status(apart.url + path)).toBe(404)
    for (const path of ['/healthz', '/widget/v1/bots/demo'])
      expect(await status(apart.url + path)).toBe(200)
  } finally {
    await apart.stop(0)
  }
})

test('the demo bot comes to a new server alone, and one that was deleted does not come back', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-demo-'))
  const start = async (demo: boolean) => {
    const running = await startServer({ dataFolder: folder, demo })
    const { status } = await fetch(`${running.url}/widget/v1/bots/demo`)
    await running.stop(0)
    return status
  }
  expect(await start(false)).toBe(404)
  expect(await start(true)).toBe(200)
  const store = await openStore(join(folder, 'talkgraph.db'))
  expect(await store.bots.remove('demo')).toBe(true)
  await store.close()
  expect(await start(true)).toBe(404)
  rmSync(folder, { recursive: true })
})

test('a key from the environment that another replaced, or that was revoked, is told in the log', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-keys-'))
  const lines: string[] = []
  const log = createLog('info', line => void lines.push(line))
  const start = async (apiKey: string) =>
    (await startServer({ dataFolder: folder, apiKey, log })).stop(0)
  await start('key-number-1')
  expect(lines.join()).not.toContain('TALKGRAPH_API_KEY')
  await start('key-number-2')
  expect(lines.join()).toContain('the earlier key is no longer valid')
  const store = await openStore(join(folder, 'talkgraph.db'))
  for (const { id } of await store.keys.list()) await store.keys.revoke(id)
  await store.close()
  await start('key-number-2')
  expect(lines.join()).toContain('was revoked and is not valid. Give it another value')
  expect(lines.join()).not.toContain('key-number')
  rmSync(folder, { recursive: true })
})

test('what keeps demos from being booked is told in the log and ends no start; on a full plan they are booked', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-demos-'))
  const { plans } = v.parse(plansSchema, {
    plans: [{ id: 'free', name: 'Free', price: 0, chatbots: 0 }],
  })
  const siteDemo = {
    zone: 'Europe/Zurich',
    days: ['Monday'],
    from: '09:00',
    to: '17:00',
  } as const
  const start = async () => {
    const lines: string[] = []
    const log = createLog('info', line => void lines.push(line))
    const running = await startServer({ dataFolder: folder, log, plans, siteDemo })
    const { status } = await fetch(`${running.url}/widget/v1/bots/${demoBotId}`)
    await running.stop(0)
    return { status, told: lines.join() }
  }
  const first = await start()
  expect(first.status).toBe(200)
  expect(first.told).not.toContain('Demos')
  const store = await openStore(join(folder, 'talkgraph.db'))
  await store.bots.unpublish(demoBotId)
  await store.close()
  const second = await start()
  expect(second.status).toBe(404)
  expect(second.told).toContain('The hours of demos are as the bot Demos has them')
  rmSync(folder, { recursive: true })
})

test('beside an operator’s own plans the help chat says nothing of those that the site has of itself', async () => {
  const { plans } = v.parse(plansSchema, { plans: [{ id: 'all', name: 'All', price: 7 }] })
  const told = async (more: object) => {
    const folder = mkdtempSync(join(tmpdir(), 'talkgraph-prices-'))
    const log = createLog('error', () => undefined)
    const help = { site: true, seedSite: true, siteBot: helpBotId }
    const running = await startServer({ dataFolder: folder, log, ...help, ...more })
    const bot = await (await fetch(`${running.url}/widget/v1/bots/${helpBotId}`)).text()
    await running.stop(0)
    rmSync(folder, { recursive: true })
    return bot
  }
  expect(await told({})).toMatch(/\$19|Starter/)
  const beside = await told({ plans })
  expect(beside).toContain('This site does not say.')
  expect(beside).not.toMatch(/\$19|Starter/)
})
