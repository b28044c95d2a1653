import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { botAddress, stepPath } from '@talkgraph/wire/addresses'
import { keyHeader } from '@talkgraph/wire/idempotency'
import { afterEach, describe, expect, test } from 'vitest'
import { createSessionTokens } from '../../platform/sessions/token.js'
import { botWith, botWithWebhook } from '../../testing/bots.js'
import { startChild } from '../../testing/child-server.js'
import { databases } from '../../testing/databases.js'
import { readEvents } from '../../testing/events.js'
import { testApp } from '../../testing/test-app.js'
import { type Received, startUpstream } from '../../testing/upstream.js'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

type Answer = Parameters<typeof startUpstream>[0]
const key = '0190-a key'.replace(' ', '-')
const values = { answers: { size: 'L' }, variables: {}, visitor: {} }
let count = 0
const counting: Answer = (_, response) => response.end(JSON.stringify({ id: ++count }))

async function setUp(answer: Answer = counting, options: Parameters<typeof testApp>[0] = {}) {
  const upstream = await startUpstream(answer)
  const server = await testApp({
    allowHosts: [upstream.host],
    aiUrl: `${upstream.url}/v1`,
    onceTiming: { lease: 10_000, patience: 10_000 },
    ...options,
  })
  closers.push(upstream.close, server.close)
  await server.bots.publish('orders', botWithWebhook({ url: upstream.url, ...hook }))
  await server.bots.publish('advice', botWith('gpt-node', { apiKey: 'k' }))
  await server.bots.publish(
    'mails',
    botWith('email-node', { to: 'shop@bakery.example', subject: 'Hi' }),
  )
  await server.bots.publish('cakes', botWith('ask-file-node', {}))
  const { token } = await server.tokens.issue('orders')
  const call = (sent = key, body: unknown = values, by = token) =>
    server.step('orders', 'call', body, by, 'webhook', sent)
  return { ...server, upstream, token, call }
}
const hook = { includeAnswerVariables: true, headers: [{ key: 'X-Shop', value: 'mill' }] }

async function brought(response: Response) {
  return { status: response.status, body: await response.json() }
}

const [, onPostgres] = databases

describe.each(databases)('a call that is repeated, with $name', ({ make }) => {
  async function begin(answer?: Answer, options = {}) {
    const database = await make()
    closers.push(database.drop)
    return setUp(answer, { database: database.address, ...options })
  }

  test('is answered as before, and the step is carried out once; the webhook gets the key', async () => {
    const { call, upstream } = await begin()
    const first = await brought(await call())
    expect(first).toMatchObject({
      status: 200,
      body: { status: 200, body: { id: expect.any(Number) } },
    })
    expect(await brought(await call())).toEqual(first)
    expect(upstream.received.map(({ headers }) => headers['idempotency-key'])).toEqual([key])
    const other = await brought(await call(`${key}-2`))
    expect(other).not.toEqual(first)
    expect(upstream.received).toHaveLength(2)
  })

  test('at the same time gets one answer, and the step is carried out once', async () => {
    const held: (() => void)[] = []
    const { call, upstream } = await begin((request, response) => {
      held.push(() => counting(request, response))
      setTimeout(() => held.pop()?.(), 150)
    })
    const all = await Promise.all(Array.from({ length: 5 }, async () => brought(await call())))
    expect(new Set(all.map(each => JSON.stringify(each))).size).toBe(1)
    expect(all[0]?.status).toBe(200)
    expect(upstream.received).toHaveLength(1)
  })

  test('is answered with the failure that it had', async () => {
    const { call, upstream } = await begin((_, response) => response.writeHead(400).end())
    const first = await brought(await call())
    expect(first).toMatchObject({ status: 502, body: { error: { code: 'CALL_FAILED' } } })
    expect(await brought(await call())).toEqual(first)
    expect(upstream.received).toHaveLength(1)
  })
})

// Two servers share a PostgreSQL; in one process they would wait for each other's lock on an SQLite.
test('a call that is repeated from another server, while the first is under way, waits for it and then gives up politely', async () => {
  const database = await onPostgres.make()
  closers.push(database.drop)
  const begun = withResolvers<() => void>()
  const one = await setUp((request, response) => begun.resolve(() => counting(request, response)), {
    database: database.address,
  })
  const two = await testApp({
    database: database.address,
    onceTiming: { lease: 10_000, patience: 0 },
  })
  closers.push(two.close)
  const first = one.call()
  const finish = await begun.promise
  const repeated = () => two.step('orders', 'call', values, one.token, 'webhook', key)
  const early = await repeated()
  expect(early.headers.get('retry-after')).toBe('1')
  expect(await brought(early)).toMatchObject({
    status: 409,
    body: { error: { code: 'CALL_UNDER_WAY' } },
  })
  finish()
  const answer = await brought(await first)
  expect(await brought(await repeated())).toEqual(answer)
  expect(one.upstream.received).toHaveLength(1)
})

test('the same key in another session is another call', async () => {
  const { call, tokens, upstream } = await setUp()
  const first = await brought(await call())
  const stranger = (await tokens.issue('orders')).token
  expect(await brought(await call(key, values, stranger))).not.toEqual(first)
  expect(upstream.received).toHaveLength(2)
})

test('a session goes on under a new token, also when the old one has expired, and its keys with it', async () => {
  const { call, app, token, upstream } = await setUp()
  const sessions = `${botAddress('', 'orders')}/sessions`
  const renew = async (before: string) => {
    const headers = { authorization: `Bearer ${before}` }
    return (await (await app.request(sessions, { method: 'POST', headers })).json()).token
  }
  const first = await brought(await call())
  expect(await brought(await call(key, values, await renew(token)))).toEqual(first)
  expect(upstream.received).toHaveLength(1)

  const at = (hours: number) =>
    createSessionTokens(
      'a secret for tests that is long enough',
      () => Date.now() - hours * 3_600_000,
    )
  const sessionOf = async (some: string) => at(0).check(some, 'orders')
  const { token: old } = await at(20).issue('orders')
  const { token: older } = await at(26).issue('orders')
  const before = await at(20).check(old, 'orders')
  expect(await sessionOf(await renew(old))).toEqual(before)
  expect(await sessionOf(await renew(older))).not.toEqual(await at(26).check(older, 'orders'))
  expect(await sessionOf(await renew('rubbish'))).toEqual({
    id: expect.any(String),
    isOfPage: false,
  })
})

test('the same key with another body is refused', async () => {
  const { call, upstream } = await setUp()
  await call()
  const response = await brought(await call(key, { ...values, answers: { size: 'S' } }))
  expect(response).toMatchObject({
    status: 422,
    body: { error: { code: 'IDEMPOTENCY_KEY_REUSED' } },
  })
  expect(upstream.received).toHaveLength(1)
})

test.each([
  ['is very long', 'k'.repeat(256)],
  ['is empty', ''],
  ['has a space', 'a b'],
  ['is not ASCII', 'k\u00e9y'],
])('a key that %s is refused', async (_, wrong) => {
  const { call, upstream } = await setUp()
  const response = await brought(await call(wrong))
  expect(response).toMatchObject({
    status: 400,
    body: { error: { code: 'IDEMPOTENCY_KEY_NOT_VALID' } },
  })
  expect(upstream.received).toEqual([])
  expect((await call('k'.repeat(255))).status).toBe(200)
})

test('calls without a key are made as often as they come', async () => {
  const { step, token, upstream } = await setUp()
  for (let time = 0; time < 2; time++) await step('orders', 'call', values, token)
  expect(upstream.received).toHaveLength(2)
  expect(upstream.received[0]?.headers).not.toHaveProperty('idempotency-key')
})

test('an owner’s own header stays', async () => {
  const { call, bots, upstream } = await setUp()
  await bots.publish(
    'orders',
    botWithWebhook({ url: upstream.url, headers: { 'Idempotency-Key': 'order-{size}' } }),
  )
  await call()
  expect(upstream.received[0]?.headers['idempotency-key']).toBe('order-L')
})

test('a key is no part of what is logged or kept in clear', async () => {
  const { call, logged } = await setUp()
  await call()
  expect(logged.join()).not.toContain(key)
})

const hello = { transcript: [{ by: 'bot', message: 'Hello' }] }
const reply = `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content: 'Rye.' } }] })}\n\ndata: [DONE]\n\n`
const streaming: Answer = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/event-stream' }).end(reply)

/** A reply that comes in one piece. */
const whole = [
  { event: 'message', data: { add: 'Rye.', keep: 0, html: '<p>Rye.</p>' } },
  { event: 'done', data: { text: 'Rye.' } },
]

test('a repeated AI step brings the reply that was kept', async () => {
  const { step, tokens, upstream } = await setUp(streaming)
  const { token } = await tokens.issue('advice')
  const ask = async () =>
    readEvents(await (await step('advice', 'call', hello, token, 'ai', key)).text())
  expect((await ask()).at(-1)).toEqual({ event: 'done', data: { text: 'Rye.' } })
  expect(await ask()).toEqual(whole)
  expect(upstream.received).toHaveLength(1)
})

test('an AI step whose listener is gone is finished for whoever asks again', async () => {
  const asked = withResolvers<() => void>()
  const { step, tokens, upstream } = await setUp((request, response) =>
    asked.resolve(() => streaming(request, response)),
  )
  const { token } = await tokens.issue('advice')
  const ask = () => step('advice', 'call', hello, token, 'ai', key)
  const left = await ask()
  const answer = await asked.promise
  await left.body?.cancel()
  answer()
  expect(readEvents(await (await ask()).text())).toEqual(whole)
  expect(upstream.received).toHaveLength(1)
})

test('a repeated email step sends one mail', async () => {
  const { step, tokens, api } = await setUp()
  const { token } = await tokens.issue('mails')
  for (let time = 0; time < 3; time++)
    expect(await brought(await step('mails', 'call', values, token, 'email', key))).toEqual({
      status: 202,
      body: { status: 202, body: null },
    })
  expect((await (await api('GET', '/v1/chatbots/mails/mails')).json()).data.mails).toHaveLength(1)
})

test('a repeated upload keeps one file', async () => {
  const uploads = mkdtempSync(join(tmpdir(), 'talkgraph-once-'))
  closers.push(() => rmSync(uploads, { recursive: true }))
  const { app, tokens } = await setUp(undefined, { uploads })
  const { token } = await tokens.issue('cakes')
  const send = async (content: string) => {
    const body = new FormData()
    body.set('file', new File([content], 'cake.txt'))
    const headers = { authorization: `Bearer ${token}`, 'Idempotency-Key': key }
    const path = `http://chat.example${botAddress('', 'cakes')}${stepPath('call', 'upload')}`
    return brought(await app.request(path, { method: 'POST', headers, body }))
  }
  const first = await send('crumbs')
  expect(first).toMatchObject({ status: 200, body: { name: 'cake.txt', size: 6 } })
  expect(await send('crumbs')).toEqual(first)
  expect(readdirSync(uploads)).toHaveLength(1)
  expect(await send('other')).toMatchObject({ status: 422 })
})

test('pages of every site may send the key', async () => {
  const { app } = await setUp()
  const response = await app.request(`${botAddress('', 'orders')}${stepPath('call', 'webhook')}`, {
    method: 'OPTIONS',
    headers: {
      origin: 'https://shop.example',
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'authorization,content-type,idempotency-key',
    },
  })
  expect(response.headers.get('access-control-allow-headers')?.toLowerCase()).toContain(
    'idempotency-key',
  )
})

test('a step in whose middle the server was killed is not carried out again, and counts as failed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'talkgraph-once-'))
  closers.push(() => rmSync(folder, { recursive: true, force: true }))
  const arrived = withResolvers<void>()
  const isOurs = ({ headers }: Received) => headers[keyHeader.toLowerCase()] === key
  const upstream = await startUpstream(request => isOurs(request) && arrived.resolve())
  closers.push(upstream.close)
  const begin = async () => {
    const child = startChild(folder, {
      PORT: '0',
      TALKGRAPH_API_KEY: 'a-key-for-tests',
      TALKGRAPH_ALLOW_HOSTS: upstream.host,
    })
    closers.push(() => child.kill('SIGKILL'))
    return { child, url: await child.ready() }
  }
  const post = (
    address: string,
    body: unknown,
    more: Record<string, string> = {},
    method = 'POST',
  ) =>
    fetch(address, {
      method,
      headers: {
        authorization: 'Bearer a-key-for-tests',
        'content-type': 'application/json',
        ...more,
      },
      body: JSON.stringify(body),
    })
  const first = await begin()
  const api = `${first.url}/v1/chatbots/orders`
  await post(`${api}/flow`, botWithWebhook({ url: upstream.url }), {}, 'PUT')
  expect((await post(`${api}/publish`, {})).status).toBe(200)
  const { token } = await (
    await fetch(`${botAddress(first.url, 'orders')}/sessions`, { method: 'POST' })
  ).json()
  const call = (url: string) =>
    post(`${botAddress(url, 'orders')}${stepPath('call', 'webhook')}`, values, {
      authorization: `Bearer ${token}`,
      'Idempotency-Key': key,
    })
  const broken = call(first.url).catch(() => 'broken off')
  await arrived.promise
  first.child.kill('SIGKILL')
  expect(await broken).toBe('broken off')
  await first.child.ended
  const { url } = await begin()
  expect(await brought(await call(url))).toMatchObject({
    status: 502,
    body: { error: { code: 'CALL_FAILED', message: expect.stringContaining('is not known') } },
  })
  expect(upstream.received.filter(isOurs)).toHaveLength(1)
}, 240_000)

/** A promise with what settles it; Node 20 has none of its own. */
function withResolvers<Given>() {
  let resolve: (given: Given) => void = () => undefined
  const promise = new Promise<Given>(take => {
    resolve = take
  })
  return { promise, resolve }
}
