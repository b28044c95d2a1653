import { createHmac } from 'node:crypto'
import { botAddress } from '@talkgraph/wire/addresses'
import { resultsPath } from '@talkgraph/wire/results'
import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { flowOf } from '../../testing/flows.js'
import { testApp } from '../../testing/test-app.js'
import { type Received, startUpstream } from '../../testing/upstream.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})
const patience = { timeout: 60_000 }
const begun = Date.parse('2026-11-20T09:00:00Z')
const flow = flowOf(
  ['ask-custom-question-node', { questionText: 'Which loaf?', answerVariable: 'loaf' }],
  ['message-node', { text: 'Bye' }],
)

function record(more: object = {}) {
  return {
    startedAt: begun,
    endedAt: begun + 60_000,
    visited: [],
    variables: {},
    transcript: [
      { by: 'bot', message: 'Which loaf?' },
      { by: 'user', message: 'Rye' },
    ],
    answers: { n0: 'Rye' },
    answerVariables: [{ nodeId: 'n0', key: 'loaf', value: 'Rye' }],
    visitor: { name: 'Ann', email: 'Ann@Example.org' },
    ...more,
  }
}

async function setUp(
  make: (typeof databases)[number]['make'],
  answers: number[] = [],
  pauses = [1, 1, 1],
) {
  const database = await make()
  const upstream = await startUpstream((_, response) =>
    response.writeHead(answers.shift() ?? 204).end(),
  )
  const app = await testApp({
    database: database.address,
    allowHosts: [upstream.host],
    aiUrl: '',
    deliveryTiming: { pauses },
  })
  closers.push(database.drop, upstream.close, app.close)
  const resultWebhookUrl = `${upstream.url}/ends`
  await app.api('PUT', '/v1/chatbots/shop/flow', {
    ...flow,
    settings: { collectResults: true, resultWebhookUrl },
  })
  await app.api('POST', '/v1/chatbots/shop/publish')
  const { token } = await app.tokens.issue('shop')
  const handOver = async (session: object, more: object = {}) =>
    (
      await app.app.request(`${botAddress('', 'shop')}${resultsPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ session, sentAt: begun + 60_000, ...more }),
      })
    ).status
  const data = async (method: string, path: string, body?: object) =>
    (await (await app.api(method, `/v1${path}`, body)).json()).data
  return { ...app, upstream, token, handOver, data }
}

function isSigned(secret: string, { headers, body }: Received): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  return (
    signature ===
      `v1,${createHmac('sha256', key).update(`${id}.${at}.${body}`).digest('base64')}` &&
    Math.abs(Number(at) * 1000 - Date.now()) < 120_000
  )
}

describe.each(databases)('the end of a conversation in $name', ({ make }) => {
  test('is told of once, signed, with what was answered', async () => {
    const { handOver, upstream, data } = await setUp(make)
    await handOver(record({ endedAt: null }))
    for (let time = 0; time < 3; time++) expect(await handOver(record())).toBe(204)
    await handOver(record({ endedAt: null }), { left: true })
    await expect.poll(() => upstream.received.length, patience).toBe(1)
    await expect
      .poll(async () => (await data('GET', '/chatbots/shop/calls')).calls.length, patience)
      .toBe(1)
    const [call] = upstream.received
    if (!call) return expect.fail('nothing was told')
    const { secret } = await data('GET', '/chatbots/shop/webhook-secret')
    expect(isSigned(secret, call)).toBe(true)
    expect(isSigned(secret, { ...call, body: `${call.body} ` })).toBe(false)
    const [{ id }] = (await data('GET', '/results')).results
    expect([call.method, call.url, call.headers['content-type']]).toEqual([
      'POST',
      '/ends',
      'application/json',
    ])
    expect(JSON.parse(call.body)).toEqual({
      type: 'conversation.completed',
      timestamp: expect.stringMatching(/^\d{4}-.*Z$/),
      data: {
        id,
        chatbotId: 'shop',
        channel: 'widget',
        version: 1,
        variables: {},
        startedAt: expect.any(String),
        endedAt: expect.any(String),
        visitor: record().visitor,
        answers: record().answers,
        transcript: record().transcript,
        answerVariables: record().answerVariables,
      },
    })
    expect(upstream.received).toHaveLength(1)
  })

  test('is told of again with the same id until the other side takes it', async () => {
    const { handOver, upstream, data } = await setUp(make, [500, 503])
    await handOver(record())
    await expect.poll(() => upstream.received.length, patience).toBe(3)
    await expect
      .poll(async () => (await data('GET', '/chatbots/shop/calls')).calls.length, patience)
      .toBe(3)
    const { secret } = await data('GET', '/chatbots/shop/webhook-secret')
    expect(upstream.received.every(call => isSigned(secret, call))).toBe(true)
    expect(
      new Set(upstream.received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`))
        .size,
    ).toBe(1)
  })

  test('is told of when the owner says so, after it was given up', async () => {
    const { handOver, upstream, data, logged } = await setUp(make, [500, 500], [1])
    await handOver(record())
    await expect.poll(() => logged.join(), patience).toContain('A call was given up')
    const [{ callId, nodeId }] = (await data('GET', '/chatbots/shop/calls')).calls
    expect(nodeId).toBe('conversation.completed')
    await data('POST', `/chatbots/shop/calls/${callId}/retry`)
    await expect.poll(() => upstream.received.length, patience).toBe(3)
    expect(new Set(upstream.received.map(({ headers }) => headers['webhook-id']))).toEqual(
      new Set([callId]),
    )
  })

  test('is told of once, however often the visitor changes an answer and ends it anew', async () => {
    const { handOver, upstream, data } = await setUp(make)
    await handOver(record())
    await expect.poll(() => upstream.received.length, patience).toBe(1)
    const part = {
      nodeId: 'n0',
      at: begun,
      transcript: [],
      visited: [],
      answers: {},
      answerVariables: [],
    }
    for (let turn = 1; turn <= 6; turn++) {
      const revised = Array(turn).fill(part)
      const isEnd = turn % 2 === 0
      const more = isEnd ? {} : { endedAt: null }
      expect(await handOver(record({ ...more, answers: { n0: `Spelt ${turn}` }, revised }))).toBe(
        204,
      )
      expect((await data('GET', '/results?state=finished')).results).toMatchObject([
        { endedAt: expect.any(String) },
      ])
    }
    const [{ id }] = (await data('GET', '/results')).results
    expect((await data('GET', `/results/${id}`)).result.answers).toEqual({ n0: 'Spelt 6' })
    await expect
      .poll(async () => (await data('GET', '/chatbots/shop/calls')).calls.length, patience)
      .toBe(1)
    expect(upstream.received).toHaveLength(1)
  })

  test('is told of for a thread of another channel, too', async () => {
    const { upstream, data } = await setUp(make)
    const { message } = await data('POST', '/chatbots/shop/message', {
      from: 'USER',
      message: 'Hi',
    })
    const { threadId } = message
    expect(upstream.received).toEqual([])
    await data('POST', '/chatbots/shop/message', { from: 'USER', message: 'Rye', threadId })
    await expect.poll(() => upstream.received.length, patience).toBe(1)
    expect(JSON.parse(upstream.received[0]?.body ?? '')).toMatchObject({
      data: { channel: 'api', answers: { n0: 'Rye' } },
    })
  })

  test('is not told of for who leaves, for a bot that stores nothing, nor without an address', async () => {
    const { handOver, upstream, data, api, store } = await setUp(make)
    await handOver(record({ endedAt: null }), { left: true })
    for (const [settings, status] of [
      [{ collectResults: false, resultWebhookUrl: `${upstream.url}/ends` }, 404],
      [{ collectResults: true }, 204],
    ] as const) {
      await api('PUT', '/v1/chatbots/shop/flow', { ...flow, settings })
      await api('POST', '/v1/chatbots/shop/publish')
      expect(await handOver(record())).toBe(status)
      const { message } = await data('POST', '/chatbots/shop/message', {
        from: 'USER',
        message: 'Hi',
      })
      await data('POST', '/chatbots/shop/message', {
        from: 'USER',
        message: 'Rye',
        threadId: message.threadId,
      })
    }
    expect(await store.jobs.counts(['event'])).toEqual([
      { handler: 'event', waiting: 0, failed: 0 },
    ])
    expect((await data('GET', '/chatbots/shop/calls')).calls).toEqual([])
    expect((await data('GET', '/results?state=finished')).results).toHaveLength(2)
    expect(upstream.received).toEqual([])
  })

  test('waits no longer once its visitor is forgotten', async () => {
    const { handOver, upstream, data, token, store } = await setUp(make, [500], [3_600_000])
    await handOver(record())
    await expect.poll(() => upstream.received.length, patience).toBe(1)
    const { deleted } = await data('POST', '/chatbots/shop/forget', { session: token })
    expect(deleted).toMatchObject({ results: 1, calls: 1 })
    expect(await store.jobs.forgetVisitor({ sessions: [], text: 'rye' })).toBe(0)
  })
})
