import * as v from 'valibot'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { botWith, botWithWebhook } from '../../testing/bots.js'
import { databases } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'
import { createLog } from '../log.js'
import { startTracing } from './start-tracing.js'

const value = v.object({ stringValue: v.optional(v.string()), intValue: v.optional(v.number()) })
const attributes = v.pipe(
  v.array(v.object({ key: v.string(), value })),
  v.transform(
    list =>
      new Map(
        list.map(({ key, value: { stringValue, intValue } }) => [key, stringValue ?? intValue]),
      ),
  ),
)
const span = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string(), ''),
  name: v.string(),
  attributes,
  status: v.object({ code: v.optional(v.number(), 0), message: v.optional(v.string()) }),
})
const exported = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    resourceSpans: v.array(
      v.object({
        resource: v.object({ attributes }),
        scopeSpans: v.array(v.object({ spans: v.array(span) })),
      }),
    ),
  }),
)
type Span = v.InferOutput<typeof span>

const closers: (() => Promise<unknown>)[] = []
let upstream: Awaited<ReturnType<typeof startUpstream>>
let collector: Awaited<ReturnType<typeof startUpstream>>

beforeEach(async () => {
  upstream = await startUpstream((_, response) => response.end('{}'))
  collector = await startUpstream((_, response) => response.end('{}'))
  closers.push(upstream.close, collector.close)
})
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

/** A server that takes traces, and all spans that its collector has once it is closed. */
async function start(address: string, trustedProxies = 0) {
  const log = createLog('silent')
  const tracing = await startTracing({ endpoint: collector.url, log })
  const server = await testApp({
    database: address,
    tracing,
    trustedProxies,
    allowHosts: [upstream.host],
  })
  return {
    ...server,
    spans: async () => {
      await server.close()
      return collector.received
        .flatMap(({ body }) => v.parse(exported, body).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    },
  }
}

const named = (spans: readonly Span[], name: string) => {
  const found = spans.find(each => each.name === name)
  if (!found)
    throw new Error(`There is no span ${name} in ${spans.map(each => each.name).join(', ')}`)
  return found
}

test.each(databases)(
  'a trace leads from the request by its step to the call, and to $name',
  async ({ name, make }) => {
    const database = await make()
    const { bots, step, spans } = await start(database.address)
    await bots.publish(
      'shop',
      botWithWebhook({ url: `${upstream.url}/canary`, waitForResponse: true }),
    )
    const answer = await step('shop', 'call', { answers: { name: 'canary' } })
    expect(answer.status).toBe(200)
    const all = await spans()
    const request = named(all, 'POST /widget/v1/bots/:id/nodes/:nodeId/webhook')
    const trace = all.filter(({ traceId }) => traceId === request.traceId)
    const webhook = named(trace, 'step webhook')
    const call = named(trace, 'call POST')
    const query = named(trace, `insert ${name.toLowerCase()}`)
    expect([
      request.parentSpanId,
      webhook.parentSpanId,
      call.parentSpanId,
      query.parentSpanId,
    ]).toEqual(['', request.spanId, webhook.spanId, request.spanId])
    expect(Object.fromEntries(request.attributes)).toEqual({
      'http.request.method': 'POST',
      'http.route': '/widget/v1/bots/:id/nodes/:nodeId/webhook',
      'http.response.status_code': 200,
      'talkgraph.request_id': answer.headers.get('x-request-id'),
    })
    expect(Object.fromEntries(webhook.attributes)).toEqual({
      'talkgraph.bot': 'shop',
      'talkgraph.node': 'call',
    })
    expect(call.attributes.get('http.response.status_code')).toBe(200)
    expect(upstream.received[0]?.headers.traceparent).toBe(`00-${call.traceId}-${call.spanId}-01`)
    expect(collector.received[0]).toMatchObject({ method: 'POST', url: '/v1/traces' })
    expect(collector.received.map(({ body }) => body).join()).not.toContain('canary')
    await database.drop()
  },
)

test('a step that fails is marked, with its reason; operation and what nobody asked for take no traces', async () => {
  const { app, bots, step, spans } = await start(':memory:')
  await bots.publish(
    'shop',
    botWith('webhook', { url: 'http://10.0.0.1/canary', waitForResponse: true }),
  )
  for (const path of ['/healthz', '/readyz', '/metrics']) await app.request(path)
  expect((await step('shop', 'call', {})).status).toBe(502)
  const all = await spans()
  expect(named(all, 'step webhook').status).toEqual({
    code: 2,
    message: 'The address is not a public one',
  })
  expect(named(all, 'POST /widget/v1/bots/:id/nodes/:nodeId/webhook').status.code).toBe(2)
  expect(all.filter(({ parentSpanId }) => parentSpanId === '').map(({ name }) => name)).toEqual([
    'POST /widget/v1/bots/:id/nodes/:nodeId/webhook',
  ])
})

test('the trace of a proxy goes on if the proxy is trusted, and nobody else can name one', async () => {
  const traceId = 'a'.repeat(32)
  const headers = { traceparent: `00-${traceId}-${'b'.repeat(16)}-01` }
  for (const [proxies, parent] of [
    [1, 'b'.repeat(16)],
    [0, ''],
  ] as const) {
    collector.received.length = 0
    const { app, spans } = await start(':memory:', proxies)
    await app.request('/v1/chatbots', { headers })
    const request = (await spans()).find(({ name }) => name.startsWith('GET /v1'))
    expect(request?.parentSpanId).toBe(parent)
    expect(request?.traceId === traceId).toBe(proxies === 1)
  }
})

test('a collector that takes nothing is told of once, and holds nothing up', async () => {
  const lines: string[] = []
  const refusing = await startUpstream((_, response) => response.writeHead(400).end())
  closers.push(refusing.close)
  const log = createLog('info', line => void lines.push(line))
  const tracing = await startTracing({ endpoint: refusing.url, log })
  const server = await testApp({ tracing, log })
  for (let turn = 0; turn < 600; turn++) await server.app.request('/v1/chatbots')
  await server.close()
  expect(lines.filter(line => line.includes('Traces could not be handed over'))).toHaveLength(1)
})

test('a server without a collector hands no trace on', async () => {
  const server = await testApp({ allowHosts: [upstream.host] })
  await server.bots.publish('shop', botWithWebhook({ url: upstream.url, waitForResponse: true }))
  expect((await server.step('shop', 'call', {})).status).toBe(200)
  expect(upstream.received[0]?.headers).not.toHaveProperty('traceparent')
  await server.close()
})
