import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addKey } from '../../platform/keys/api-keys.js'
import { botWith } from '../../testing/bots.js'
import { readEvents } from '../../testing/events.js'
import { memberOf } from '../../testing/members.js'
import { startSmtp } from '../../testing/smtp.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'
import type { ServiceOptions } from '../services/service-options.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

type Answer = Parameters<typeof startUpstream>[0]

/** A bot of Ann's that was drawn and never published; `at` in its data is the address of another system. */
async function setUp(
  type: string,
  data: Record<string, unknown>,
  answer: Answer = (_, response) => response.end('{"order":7}'),
  options: ServiceOptions = {},
) {
  const upstream = await startUpstream(answer)
  const server = await testApp({
    allowHosts: [upstream.host],
    aiUrl: `${upstream.url}/v1`,
    ...options,
  })
  closers.push(upstream.close, server.close)
  const { key } = await addKey(server.store.keys, 'ann', 'ann')
  const withAddress = JSON.parse(JSON.stringify(data).replaceAll('at:', `${upstream.url}/`))
  await server.api('PUT', '/v1/chatbots/orders/flow', botWith(type, withAddress), key)
  const editor = await memberOf(server, 'ann', 'editor')
  const path = '/v1/chatbots/orders/draft/nodes/call/run'
  const run = (body: unknown = {}, headers: Record<string, string> = {}) =>
    editor.ask('POST', path, body, headers)
  const byKey = (body: unknown = {}) => server.api('POST', path, body, key)
  return { ...server, upstream, editor, key, path, run, byKey }
}

const values = {
  answers: { size: 'L' },
  variables: { shop: 'mill' },
  visitor: { email: 'zoe@home.example' },
}

describe('a webhook of a draft', () => {
  test('is called as the draft has it, with what the preview knows', async () => {
    const { run, byKey, upstream, editor } = await setUp('webhook-node', {
      url: 'at:first',
      body: { shop: '{shop}', size: '{size}' },
    })
    const response = await run(values)
    expect([response.status, (await response.json()).data]).toEqual([
      200,
      {
        status: 200,
        body: { order: 7 },
        call: {
          request: {
            method: 'POST',
            url: `${upstream.url}/first`,
            headers: { 'content-type': 'application/json' },
            body: '{"shop":"mill","size":"L"}',
          },
          answer: { status: 200, text: '{"order":7}' },
        },
      },
    ])
    const set = {
      id: 'a',
      op: 'set',
      nodeId: 'call',
      path: ['url'],
      value: `${upstream.url}/second`,
    }
    await editor.ask('POST', '/v1/chatbots/orders/draft/operations', { operations: [set] })
    expect((await byKey(values)).status).toBe(200)
    expect(upstream.received.map(({ url, body }) => [url, body])).toEqual([
      ['/first', '{"shop":"mill","size":"L"}'],
      ['/second', '{"shop":"mill","size":"L"}'],
    ])
  })

  test.each([{ url: 'https://evil.example' }, { headers: [] }, { data: {} }, { answers: 7 }])(
    'takes nothing from a request but what was said: not %j',
    async body => {
      const { run, upstream } = await setUp('webhook-node', { url: 'at:x' })
      expect((await run(body)).status).toBe(400)
      expect(upstream.received).toEqual([])
    },
  )

  test('carries the secrets that the draft only refers to', async () => {
    const headers = [{ key: 'X-Key', value: 'crm-key-4711-plain-c0de' }]
    const { run, upstream, store } = await setUp('webhook-node', { url: 'at:x', headers })
    expect(JSON.stringify(await store.drafts.find('orders'))).not.toContain('plain')
    const told = await (await run(values)).text()
    expect(told).toContain('x-key')
    expect(told).not.toContain('plain')
    expect(upstream.received[0]?.headers['x-key']).toBe('crm-key-4711-plain-c0de')
  })

  test('has its secrets opened on the way, which the draft names without telling them', async () => {
    const headers = [{ key: 'X-Shop', value: 'canary-secret' }]
    const { run, upstream, editor } = await setUp('webhook-node', { url: 'at:x', headers })
    const draft = await (await editor.ask('GET', '/v1/chatbots/orders/draft')).text()
    expect(draft).not.toContain('canary-secret')
    expect((await run()).status).toBe(200)
    expect(upstream.received[0]?.headers['x-shop']).toBe('canary-secret')
  })

  test('is made once, and stands in no list of calls', async () => {
    const { run, api, key, upstream, store } = await setUp(
      'webhook-node',
      { url: 'at:x', waitForResponse: false },
      (_, response) => response.writeHead(500).end(),
    )
    const response = await run()
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({
      error: {
        code: 'CALL_FAILED',
        message: 'The answer has status 500',
        details: { method: 'POST', url: `${upstream.url}/x`, status: 500, answer: '' },
      },
    })
    expect(upstream.received).toHaveLength(1)
    expect(
      (await (await api('GET', '/v1/chatbots/orders/calls', undefined, key)).json()).data.calls,
    ).toEqual([])
    expect(await store.jobs.counts(['webhook'])).toEqual([
      { handler: 'webhook', waiting: 0, failed: 0 },
    ])
  })

  test('goes to no address of the server’s own network', async () => {
    const { run, upstream } = await setUp('webhook-node', { url: 'at:x' }, undefined, {
      allowHosts: [],
    })
    const response = await run()
    expect([response.status, (await response.json()).error.code]).toEqual([502, 'BLOCKED_ADDRESS'])
    expect(upstream.received).toEqual([])
  })

  test('brings no answer that is larger than visitors’ calls may', async () => {
    const { run } = await setUp('webhook-node', { url: 'at:x' }, (_, response) =>
      response.end(`"${'x'.repeat(5_000_000)}"`),
    )
    expect(await (await run()).json()).toMatchObject({ error: { code: 'CALL_FAILED' } })
  })

  test('counts against the limits that the draft sets for visitors', async () => {
    const { run, editor, upstream } = await setUp('webhook-node', { url: 'at:x' })
    const set = { id: 'a', op: 'bot', path: ['settings', 'limits', 'stepsPerSession'], value: 2 }
    await editor.ask('POST', '/v1/chatbots/orders/draft/operations', { operations: [set] })
    const statuses = []
    for (let call = 0; call < 3; call++) statuses.push((await run()).status)
    expect(statuses).toEqual([200, 200, 429])
    expect(upstream.received).toHaveLength(2)
  })

  test('is for owners and editors of the account alone, on pages of the server', async () => {
    const server = await setUp('webhook-node', { url: 'at:x' })
    const { app, path, editor, upstream } = server
    const ask = async (account: string, role: 'owner' | 'agent') =>
      (await (await memberOf(server, account, role)).ask('POST', path, {})).status
    expect(await ask('ann', 'agent')).toBe(403)
    expect(await ask('ben', 'owner')).toBe(404)
    expect((await app.request(path, { method: 'POST' })).status).toBe(401)
    const elsewhere = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }
    expect((await editor.ask('POST', path, {}, elsewhere)).status).toBe(403)
    expect(upstream.received).toEqual([])
    expect(await ask('ann', 'owner')).toBe(200)
  })

  test.each(['hello', 'bye', 'nowhere', '__proto__'])('is none at the step %s', async nodeId => {
    const { editor } = await setUp('webhook-node', { url: 'at:x' })
    const response = await editor.ask('POST', `/v1/chatbots/orders/draft/nodes/${nodeId}/run`, {})
    expect([response.status, (await response.json()).error.code]).toEqual([404, 'NO_SUCH_NODE'])
  })
})

describe('an AI reply of a draft', () => {
  const part = (content: string) =>
    `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
  const reply: Answer = (_, response) =>
    response
      .writeHead(200, { 'content-type': 'text/event-stream' })
      .end(`${part('**Good**')}${part(' day')}data: [DONE]\n\n`)
  const said = { ...values, transcript: [{ by: 'user', message: 'Hello' }] }

  test('grows, or comes as a whole', async () => {
    const { run, byKey, upstream } = await setUp(
      'gpt-node',
      { context: 'You serve {shop}.' },
      reply,
    )
    const events = readEvents(await (await run(said, { accept: 'text/event-stream' })).text())
    expect(events.at(-1)).toEqual({ event: 'done', data: { text: '**Good** day' } })
    expect(events[0]?.data).toMatchObject({ html: expect.stringContaining('<strong>Good') })
    expect((await (await byKey(said)).json()).data).toEqual({ status: 200, body: '**Good** day' })
    expect(upstream.received.map(({ body }) => JSON.parse(body).messages[0].content)).toEqual(
      Array(2).fill('You serve mill.'),
    )
  })

  test('that no provider gives is told as it is', async () => {
    const { run } = await setUp('gpt-node', {}, (_, response) => response.writeHead(401).end('{}'))
    const events = readEvents(await (await run(said, { accept: 'text/event-stream' })).text())
    expect(events).toMatchObject([{ event: 'error', data: { code: 'CALL_FAILED' } }])
  })
})

describe('a mail of a draft', () => {
  let smtp: Awaited<ReturnType<typeof startSmtp>>
  beforeEach(async () => {
    smtp = await startSmtp()
    closers.push(smtp.close)
  })
  const order = {
    to: ['shop@bakery.example', '{email}'],
    cc: 'cc@bakery.example',
    subject: 'For {size}',
    body: 'Hi',
  }
  const mail = () => ({ mail: { smtpUrl: smtp.url, from: 'bots@example.com' } })

  test('goes to who tries it alone, as often as they do', async () => {
    const { run, api, key } = await setUp('email-node', order, undefined, mail())
    for (let time = 1; time <= 2; time++) {
      expect((await (await run(values)).json()).data).toEqual({
        status: 202,
        body: null,
        mail: {
          to: ['shop@bakery.example'],
          subject: 'For L',
          body: 'Hi',
        },
      })
      await expect.poll(() => smtp.received.length, { timeout: 60_000 }).toBe(time)
    }
    expect(smtp.received.map(({ to }) => to)).toEqual(Array(2).fill(['editor@ann.example']))
    expect(smtp.received[0]?.message).toContain('Subject: For L')
    expect(smtp.received[0]?.message).not.toContain('bakery.example')
    const { data } = await (await api('GET', '/v1/chatbots/orders/mails', undefined, key)).json()
    expect(data.mails[0].note).toBe('From a preview: it goes to nobody else')
  })

  test('goes nowhere for a key, and fails where nobody would get it', async () => {
    const { byKey, editor, api, key } = await setUp('email-node', order, undefined, mail())
    expect((await byKey(values)).status).toBe(200)
    const { data } = await (await api('GET', '/v1/chatbots/orders/mails', undefined, key)).json()
    expect(data.mails).toEqual([])
    const set = ['to', 'cc'].map(field => ({
      id: field,
      op: 'set',
      nodeId: 'call',
      path: [field],
      value: [],
    }))
    await editor.ask('POST', '/v1/chatbots/orders/draft/operations', { operations: set })
    expect((await byKey(values)).status).toBe(502)
  })
})

test('a file is kept for a step of a draft that asks for one, and for no other', async () => {
  const { api, key, path, byKey } = await setUp('ask-file-node', {})
  const form = new FormData()
  form.set('file', new File(['crumbs'], 'cake.txt'))
  const upload = (nodeId: string) =>
    api('POST', `/v1/chatbots/orders/draft/nodes/${nodeId}/files`, form, key)
  const response = await upload('call')
  expect((await response.json()).data).toMatchObject({
    name: 'cake.txt',
    size: 6,
    url: expect.stringContaining('/uploads/'),
  })
  expect((await upload('hello')).status).toBe(404)
  expect([path.endsWith('/run'), (await byKey()).status]).toEqual([true, 404])
})
