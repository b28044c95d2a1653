import { createHmac } from 'node:crypto'
import { afterEach, describe, expect, test } from 'vitest'
import { botWithWebhook } from '../../testing/bots.js'
import { databases } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
const patience = { timeout: 60_000 }

async function setUp(
  make: (typeof databases)[number]['make'],
  pauses: number[],
  answers: number[],
) {
  const database = await make()
  const upstream = await startUpstream((_, response) => {
    response.writeHead(answers.shift() ?? 200).end('{"order":7}')
  })
  const server = await testApp({
    database: database.address,
    allowHosts: [upstream.host],
    deliveryTiming: { pauses },
  })
  closers.push(database.drop, upstream.close, server.close)
  const flow = botWithWebhook({ url: `${upstream.url}/{size}`, includeAnswerVariables: true })
  await server.api('PUT', '/v1/chatbots/shop/flow', flow)
  await server.api('POST', '/v1/chatbots/shop/publish')
  const run = async () => (await server.step('shop', 'call', { answers: { size: 'L' } })).status
  const calls = async () =>
    (await (await server.api('GET', '/v1/chatbots/shop/calls')).json()).data.calls
  return { ...server, upstream, run, calls }
}

describe.each(databases)('webhooks that nobody waits for, kept in $name', ({ make }) => {
  test('are made again until the other side takes them, signed, with one id', async () => {
    const { run, calls, upstream, api } = await setUp(make, [1, 1, 1], [500, 429])
    expect(await run()).toBe(202)
    await expect.poll(() => upstream.received.length, patience).toBe(3)
    await expect.poll(async () => (await calls()).length, patience).toBe(3)
    expect(await calls()).toMatchObject([
      { attempt: 3, status: 200, error: null },
      { attempt: 2, status: 429 },
      { attempt: 1, status: 500 },
    ])
    const { secret } = (await (await api('GET', '/v1/chatbots/shop/webhook-secret')).json()).data
    const ids = upstream.received.map(({ headers, body }) => {
      const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers
      const key = Buffer.from(String(secret).replace('whsec_', ''), 'base64')
      const expected = createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')
      expect(signature).toBe(`v1,${expected}`)
      expect(Math.abs(Number(at) * 1000 - Date.now())).toBeLessThan(120_000)
      return id
    })
    expect(new Set(ids).size).toBe(1)
    expect(new Set(upstream.received.map(({ body }) => body)).size).toBe(1)
  })

  test('are given up visibly, and made again when the owner says so', async () => {
    const { run, calls, upstream, api, logged, store } = await setUp(make, [1], [500, 500])
    await run()
    await expect
      .poll(() => store.jobs.counts(['webhook']), patience)
      .toEqual([{ handler: 'webhook', waiting: 0, failed: 1 }])
    expect(logged.join()).toContain('A call was given up')
    const [{ callId, attempt }] = await calls()
    expect(attempt).toBe(2)
    expect((await api('POST', '/v1/chatbots/shop/calls/none/retry')).status).toBe(404)
    expect((await api('POST', `/v1/chatbots/shop/calls/${callId}/retry`)).status).toBe(200)
    await expect.poll(() => upstream.received.length, patience).toBe(3)
    await expect
      .poll(async () => (await calls())[0], patience)
      .toMatchObject({ callId, attempt: 1, status: 200 })
    // The call is listed before its job is done.
    await expect
      .poll(() => store.jobs.counts(['webhook']), patience)
      .toEqual([{ handler: 'webhook', waiting: 0, failed: 0 }])
    expect((await api('POST', `/v1/chatbots/shop/calls/${callId}/retry`)).status).toBe(404)
  })

  test('are answered as accepted when they are made again, however often the call is repeated', async () => {
    const { step, tokens, upstream } = await setUp(make, [3_600_000], [500])
    const { token } = await tokens.issue('shop')
    for (let time = 0; time < 2; time++) {
      const response = await step('shop', 'call', {}, token, 'webhook', 'a-key')
      expect(response.status).toBe(202)
      expect(await response.json()).toEqual({ status: 202, body: null })
    }
    expect(upstream.received).toHaveLength(1)
  })

  test('are not made again where the other side refuses for good', async () => {
    const { run, upstream, store, calls } = await setUp(make, [1, 1], [400])
    expect(await run()).toBe(502)
    expect(await calls()).toMatchObject([{ attempt: 1, status: 400 }])
    expect(await store.jobs.counts(['webhook'])).toEqual([
      { handler: 'webhook', waiting: 0, failed: 1 },
    ])
    expect(upstream.received).toHaveLength(1)
  })

  test('are deleted with what is kept of their visitor', async () => {
    const { run, api, store } = await setUp(make, [3_600_000], [500])
    await run()
    expect(await store.jobs.forgetVisitor({ sessions: [], text: 'nobody' })).toBe(0)
    await api('DELETE', '/v1/chatbots/shop')
    expect(await store.jobs.forgetVisitor({ sessions: [], text: 'size' })).toBe(0)
  })
})

test('a call that is waited for is tried once more when the connection breaks, and no more', async () => {
  let breaks = 1
  const upstream = await startUpstream((_, response) => {
    if (breaks-- > 0) response.socket?.destroy()
    else response.end('"done"')
  })
  const server = await testApp({ allowHosts: [upstream.host] })
  closers.push(upstream.close, server.close)
  await server.bots.publish('shop', botWithWebhook({ url: upstream.url, waitForResponse: true }))
  const response = await server.step('shop', 'call', {})
  expect(await response.json()).toEqual({ status: 200, body: 'done' })
  const [first, second] = upstream.received
  expect(upstream.received).toHaveLength(2)
  expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id'])
  breaks = 2
  expect((await server.step('shop', 'call', {})).status).toBe(502)
  expect(upstream.received).toHaveLength(4)
})
