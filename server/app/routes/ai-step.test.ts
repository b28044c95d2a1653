import type { ReplyEvents } from '@talkgraph/wire/reply-events'
import { afterEach, describe, expect, test } from 'vitest'
import { botWith } from '../../testing/bots.js'
import { readEvents } from '../../testing/events.js'
import { testApp } from '../../testing/test-app.js'
import { startUpstream } from '../../testing/upstream.js'
import { startServer } from '../start.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

type Answer = Parameters<typeof startUpstream>[0]
const part = (content: string) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`
const stream: Answer = (_, response) =>
  response
    .writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
    .end(`${part('Grüß')}${part(' Gott')}data: [DONE]\n\n`)

const hello = { transcript: [{ by: 'bot', message: 'Hello' }] }

async function setUp(
  data: Record<string, unknown> = {},
  answer: Answer = stream,
  type = 'gpt-node',
  time = 60_000,
) {
  const upstream = await startUpstream(answer)
  const server = await testApp({
    aiUrl: `${upstream.url}/v1`,
    allowHosts: [upstream.host],
    outbound: { limits: { time, size: 100_000 } },
  })
  closers.push(upstream.close, server.close)
  await server.bots.publish('advice', botWith(type, { apiKey: 'canary-key', ...data }))
  const ask = async (body: unknown = hello) => {
    const response = await server.step('advice', 'call', body, undefined, 'ai')
    return { response, events: readEvents(await response.clone().text()) }
  }
  return { ...server, upstream, ask }
}

describe('POST …/nodes/:nodeId/ai', () => {
  test('asks as decision 107 says and streams the reply', async () => {
    const { ask, upstream } = await setUp({ context: 'You serve {name}.' })
    const { response, events } = await ask({
      answers: { name: 'Zoë' },
      transcript: [
        { by: 'bot', message: 'Hello' },
        { by: 'bot', message: { kind: 'image', src: '/a.svg' } },
        { by: 'user', message: '{name}?' },
      ],
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(upstream.received).toHaveLength(1)
    const { method, url, headers, body } = upstream.received[0] ?? { body: '' }
    expect({ method, url }).toEqual({ method: 'POST', url: '/v1/chat/completions' })
    expect(headers).toMatchObject({
      authorization: 'Bearer canary-key',
      'content-type': 'application/json',
    })
    expect(JSON.parse(body)).toEqual({
      model: 'gpt-3.5-turbo',
      messages: [
        { role: 'system', content: 'You serve Zoë.' },
        { role: 'assistant', content: 'Hello' },
        { role: 'user', content: '{name}?' },
      ],
      temperature: 0.7,
      max_tokens: 1000,
      stream: true,
    })
    expect(events.at(-1)).toEqual({ event: 'done', data: { text: 'Grüß Gott' } })
    for (const { event } of events.slice(0, -1)) expect(event).toBe('message')
  })

  test('takes the model of the step, the older role, and no key where there is none', async () => {
    const { ask, upstream } = await setUp({
      selectedModel: 'gpt-4o',
      botRole: 'system',
      apiKey: '',
    })
    await ask()
    const { body, headers } = upstream.received[0] ?? { body: '', headers: {} }
    expect(JSON.parse(body)).toMatchObject({
      model: 'gpt-4o',
      messages: [{ role: 'system', content: 'Hello' }],
    })
    expect(headers).not.toHaveProperty('authorization')
  })

  test('sends the messages of the step between its context and the conversation', async () => {
    const { ask, upstream } = await setUp({
      context: 'Be brief.',
      messages: [
        { role: 'user', text: 'For {name}?' },
        { role: 'assistant', text: 'Rye.' },
        { role: 'user', text: ' ' },
      ],
    })
    await ask({ ...hello, answers: { name: 'Zoë' } })
    expect(JSON.parse(upstream.received[0]?.body ?? '').messages).toEqual([
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: 'For Zoë?' },
      { role: 'assistant', content: 'Rye.' },
      { role: 'assistant', content: 'Hello' },
    ])
  })

  test.each(['gpt-node', 'gpt', 'chat-gpt-node', 'chat-gpt'])('knows the type %s', async type => {
    const { ask } = await setUp({}, stream, type)
    expect((await ask()).events.at(-1)).toMatchObject({ event: 'done' })
  })

  test('puts a reply together however it is cut', async () => {
    const bytes = Buffer.from(`: hi\r\n\r\n${part('Grüß ')}${part('☕\u{1F600}')}data: [DONE]\n\n`)
    const { ask } = await setUp({}, async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const byte of bytes) {
        response.write(Buffer.from([byte]))
        await new Promise(setImmediate)
      }
      response.end()
    })
    expect((await ask()).events.at(-1)).toEqual({
      event: 'done',
      data: { text: 'Grüß ☕\u{1F600}' },
    })
  })

  test('sends what is new alone, as text and as the HTML of its Markdown', async () => {
    const words = Array.from({ length: 400 }, (_, index) => `**word${index}** <b>`)
    const { ask } = await setUp({}, async (_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      for (const word of words) {
        response.write(part(`${word} `))
        await new Promise(setImmediate)
      }
      response.end('data: [DONE]\n\n')
    })
    const { response, events } = await ask()
    const grown = events.slice(0, -1).map(({ data }) => data as ReplyEvents['message'])
    const html = grown.reduce((so, { keep, html }) => so.slice(0, keep) + html, '')
    expect(grown.map(({ add }) => add).join('')).toBe(`${words.join(' ')} `)
    expect(html).toMatch(/^<p><strong>word0<\/strong> &lt;b&gt; <strong>word1<\/strong> .*<\/p>$/)
    const text = words.join(' ').length
    expect((await response.text()).length).toBeLessThan(text * 2 + html.length + grown.length * 120)
  })

  test('takes a reply that comes whole', async () => {
    const { ask } = await setUp({}, (_, response) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end('{"choices":[{"message":{"role":"assistant","content":"All at once"}}]}'),
    )
    expect((await ask()).events.at(-1)).toEqual({ event: 'done', data: { text: 'All at once' } })
  })

  test('makes no call when there is nothing to send', async () => {
    const { ask, upstream } = await setUp()
    const { events } = await ask({})
    const data = { code: 'CALL_FAILED', message: 'There is nothing to send' }
    expect(events).toEqual([{ event: 'error', data }])
    expect(upstream.received).toEqual([])
  })

  test.each<[string, Answer, string]>([
    [
      'an error status',
      (_, response) => response.writeHead(429).end('canary-answer'),
      'HTTP error! status: 429',
    ],
    [
      'a redirect',
      (_, response) => response.writeHead(302, { location: '/x' }).end(),
      'The answer redirects too often',
    ],
    ['silence', () => undefined, 'The call took too long'],
    [
      'no JSON',
      (_, response) => response.end('canary-answer'),
      'The answer is not a chat completion, or reports an error',
    ],
    ['no text', (_, response) => response.end('{"choices":[]}'), 'The answer holds no text'],
    [
      'an error half-way',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end(`${part('half')}data: {"error":{"message":"canary-answer"}}\n\n`),
      'The answer is not a chat completion, or reports an error',
    ],
    [
      'too much',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        const write = () => {
          while (!response.destroyed && response.write(part('x'.repeat(10_000))));
          if (!response.destroyed) response.once('drain', write)
        }
        write()
      },
      'The answer is too large',
    ],
  ])('tells of %s without giving anything away', async (name, answer, message) => {
    const time = name === 'silence' ? 500 : undefined
    const { ask, logged, upstream } = await setUp({}, answer, 'gpt-node', time)
    const { response, events } = await ask({ transcript: [{ by: 'user', message: 'canary-said' }] })
    expect(response.status).toBe(200)
    expect(events.at(-1)).toEqual({ event: 'error', data: { code: 'CALL_FAILED', message } })
    expect(logged.join()).toContain('GPT handling failed')
    expect(logged.join() + JSON.stringify(events)).not.toContain('canary')
    await expect.poll(upstream.openSockets, { timeout: 60_000 }).toBe(0)
  })

  test.each([
    ['{"error":{"code":"model_not_found","message":7}}', ' (model_not_found)'],
    ['{"error":{"code":null,"type":"rate_limit_error"}}', ' (rate_limit_error)'],
    ['{"error":{"code":"no word: canary-answer"}}', ''],
  ])(
    'a refusal %j is told with its reason, and the owner sees it in the list of calls',
    async (body, reason) => {
      const { ask, api, logged } = await setUp({}, (_, response) =>
        response.writeHead(404).end(body),
      )
      const message = `HTTP error! status: 404${reason}`
      expect((await ask()).events.at(-1)).toEqual({
        event: 'error',
        data: { code: 'CALL_FAILED', message },
      })
      const { data } = await (await api('GET', '/v1/chatbots/advice/calls')).json()
      expect(data.calls).toMatchObject([
        { nodeId: 'call', step: 'ai', status: 404, error: message },
      ])
      expect(logged.join() + JSON.stringify(data)).not.toContain('canary')
    },
  )

  test('a reply stands in the list of calls', async () => {
    const { ask, api } = await setUp()
    await ask()
    const { data } = await (await api('GET', '/v1/chatbots/advice/calls')).json()
    expect(data.calls).toMatchObject([{ step: 'ai', status: 200, error: null }])
  })

  test('has a daily cap per bot that the owner sets', async () => {
    const { bots, step, upstream } = await setUp()
    await bots.publish('advice', {
      ...botWith('gpt-node', {}),
      settings: { limits: { aiPerBot: 1 } },
    })
    expect((await step('advice', 'call', hello, undefined, 'ai')).status).toBe(200)
    const second = await step('advice', 'call', hello, undefined, 'ai')
    expect(second.status).toBe(429)
    expect(second.headers.get('ratelimit-policy')).toContain('"bot-ai";q=1;w=86400')
    expect(upstream.received.length).toBeLessThanOrEqual(1)
  })

  test.each(['{"transcript":7}', '{"transcript":[{"by":"nobody","message":"x"}]}', '[]', '{'])(
    'refuses the body %s',
    async body => {
      const { step } = await setUp()
      expect((await step('advice', 'call', body, undefined, 'ai')).status).toBe(400)
    },
  )
})

describe('a step that names its provider', () => {
  async function setUpTwo(data: Record<string, unknown>) {
    const usual = await startUpstream(stream)
    const named = await startUpstream(stream)
    const server = await testApp({
      aiUrl: `${usual.url}/v1`,
      aiProviders: [
        { kind: 'azure', url: named.url },
        { kind: 'azure', url: `${named.url}?api-version=2025-01-01` },
        { kind: 'azure', url: `${named.url}/openai/v1?api-version=preview` },
        { kind: 'mistral', url: `${named.url}/v1` },
        { kind: 'mistral', url: `${named.url}/eu` },
      ],
    })
    closers.push(usual.close, named.close, server.close)
    const own = JSON.parse(JSON.stringify(data).replaceAll('NAMED', named.url))
    await server.bots.publish(
      'advice',
      botWith('gpt', { apiKey: 'canary-key', selectedModel: 'm', ...own }),
    )
    const response = await server.step('advice', 'call', hello, undefined, 'ai')
    return { ...server, usual, named, last: readEvents(await response.text()).at(-1) }
  }

  test.each([
    [{ provider: 'mistral' }, '/v1/chat/completions'],
    [{ provider: 'Mistral', baseUrl: 'NAMED/eu/' }, '/eu/chat/completions'],
    [{ baseUrl: 'NAMED/eu' }, '/eu/chat/completions'],
  ])('%j is asked where the settings say', async (data, url) => {
    const { named, usual, last } = await setUpTwo(data)
    expect(last).toMatchObject({ event: 'done' })
    expect(named.received).toMatchObject([{ url, headers: { authorization: 'Bearer canary-key' } }])
    expect(usual.received).toEqual([])
  })

  test('Azure gets its own header, its version and the model as deployment', async () => {
    const { named } = await setUpTwo({ provider: 'azure', selectedModel: 'my model' })
    expect(named.received).toMatchObject([
      {
        url: '/openai/deployments/my%20model/chat/completions?api-version=2024-10-21',
        headers: { 'api-key': 'canary-key' },
      },
    ])
    expect(named.received[0]?.headers).not.toHaveProperty('authorization')
  })

  test.each([
    [
      'NAMED?api-version=2025-01-01',
      '/openai/deployments/m/chat/completions?api-version=2025-01-01',
    ],
    ['NAMED/openai/v1?api-version=preview', '/openai/v1/chat/completions?api-version=preview'],
  ])('Azure at %s is asked for the version that stands there', async (baseUrl, url) => {
    const { named } = await setUpTwo({ provider: 'azure', baseUrl })
    expect(named.received).toMatchObject([{ url, headers: { 'api-key': 'canary-key' } }])
  })

  test.each([
    { provider: 'anthropic' },
    { provider: 'mistral', baseUrl: 'https://evil.example/v1' },
    { baseUrl: 'NAMED/other' },
    { provider: 'azure', baseUrl: 'NAMED/v1' },
  ])('%j is not on the list and is not called', async data => {
    const { named, usual, last, logged } = await setUpTwo(data)
    const message = 'The step’s AI provider is not one that TALKGRAPH_AI_PROVIDERS allows'
    expect(last).toEqual({ event: 'error', data: { code: 'BLOCKED_ADDRESS', message } })
    expect(logged.join()).toContain(message)
    expect([...named.received, ...usual.received]).toEqual([])
  })
})

test('the call ends when the visitor leaves', async () => {
  const upstream = await startUpstream((_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write(part('and'))
  })
  closers.push(upstream.close)
  const server = await startServer({
    aiUrl: upstream.url,
    bots: { advice: botWith('gpt-node', {}) },
  })
  closers.push(() => server.stop(100))
  const bot = `${server.url}/widget/v1/bots/advice`
  const { token } = await (await fetch(`${bot}/sessions`, { method: 'POST' })).json()
  const leaving = new AbortController()
  const response = await fetch(`${bot}/nodes/call/ai`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: JSON.stringify(hello),
    signal: leaving.signal,
  })
  const reader = response.body?.getReader()
  expect(new TextDecoder().decode((await reader?.read())?.value)).toContain(
    'data: {"add":"and","keep":0,"html":"<p>and</p>"}',
  )
  expect(await upstream.openSockets()).toBe(1)
  leaving.abort()
  await expect.poll(upstream.openSockets, { timeout: 60_000 }).toBe(0)
})

describe('an AI step whose provider is not at its best', () => {
  const json =
    (status: number, body: unknown, headers = {}): Answer =>
    (_, response) =>
      response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(JSON.stringify(body))
  const inTurn =
    (...answers: Answer[]): Answer =>
    (request, response) =>
      (answers.shift() ?? stream)(request, response)
  const calls = async ({ api, store }: Awaited<ReturnType<typeof setUp>>) => {
    expect(api).toBeDefined()
    return store.calls.last('advice')
  }

  test('is tried again when that is busy or broken, after the time that it names', async () => {
    const busy = json(429, {}, { 'retry-after': '0' })
    const server = await setUp({}, inTurn(busy, json(503, {}, { 'retry-after': '0' })))
    expect((await server.ask()).events.at(-1)).toMatchObject({
      event: 'done',
      data: { text: 'Grüß Gott' },
    })
    expect(server.upstream.received).toHaveLength(3)
  })

  test.each([['60'], [new Date(Date.now() + 3_600_000).toUTCString()]])(
    'does not wait beyond its time for a provider that says %s',
    async later => {
      const server = await setUp({}, json(429, {}, { 'retry-after': later }))
      expect((await server.ask()).events).toMatchObject([
        { event: 'error', data: { message: 'HTTP error! status: 429' } },
      ])
      expect(server.upstream.received).toHaveLength(1)
    },
  )

  test('leaves out what the model refuses', async () => {
    const refuse = (param: string) =>
      json(400, { error: { message: 'Unsupported', param, code: 'unsupported_value' } })
    const server = await setUp(
      { temperature: '1.5', maxTokens: 50 },
      inTurn(refuse('temperature'), refuse('max_tokens')),
    )
    expect((await server.ask()).events.at(-1)).toMatchObject({ event: 'done' })
    const sent = server.upstream.received.map(({ body }) => JSON.parse(body))
    expect(sent[0]).toMatchObject({ temperature: 1.5, max_tokens: 50 })
    expect(sent[2]).not.toHaveProperty('temperature')
    expect(sent[2]).not.toHaveProperty('max_tokens')
    expect(sent[2]).toMatchObject({ max_completion_tokens: 50 })
  })

  test.each<[string, Answer]>([
    [
      'ends without its end',
      (_, response) =>
        response.writeHead(200, { 'content-type': 'text/event-stream' }).end(part('Grüß')),
    ],
    [
      'breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' })
        response.write(part('Grüß'), () => setImmediate(() => response.destroy()))
      },
    ],
    [
      'reaches the limit of tokens',
      (_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/event-stream' })
          .end(
            `${part('Grüß')}data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n\ndata: [DONE]\n\n`,
          ),
    ],
  ])('keeps what had arrived of a reply that %s, and tells the owner', async (_, answer) => {
    const server = await setUp({}, answer)
    expect((await server.ask()).events.at(-1)).toMatchObject({
      event: 'done',
      data: { text: 'Grüß' },
    })
    expect(await calls(server)).toMatchObject([{ error: 'The reply was cut before its end' }])
  })

  test('tells the owner, and nobody else, the provider’s words, without the key', async () => {
    const message = 'Incorrect API key provided: canary-key. Your quota is used up.'
    const server = await setUp({}, json(401, { error: { message, code: 'invalid_api_key' } }))
    const { events } = await server.ask()
    expect(JSON.stringify(events)).not.toContain('quota')
    const [call] = await calls(server)
    expect(call?.error).toBe(
      'HTTP error! status: 401 (invalid_api_key): Incorrect API key provided: …. Your quota is used up.',
    )
    expect(server.logged.join()).not.toContain('canary')
  })

  test('carries the last 20 kB of a conversation', async () => {
    const server = await setUp()
    const transcript = Array.from({ length: 30 }, (_, index) => ({
      by: 'user',
      message: `${index} `.padEnd(1000, 'ü'),
    }))
    await server.ask({ transcript })
    const { messages } = JSON.parse(server.upstream.received[0]?.body ?? '')
    expect(messages).toHaveLength(10)
    expect(messages.at(-1).content).toMatch(/^29 /)
  })
})

test('a key of the settings is used by its name, and one that is not there is told', async () => {
  const upstream = await startUpstream(stream)
  const server = await testApp({
    aiUrl: `${upstream.url}/v1`,
    aiKeys: new Map([['main', 'sk-of-the-server']]),
  })
  closers.push(upstream.close, server.close)
  for (const name of ['main', 'gone'])
    await server.bots.publish(name, botWith('gpt-node', { apiKey: `server:${name}` }))
  await (await server.step('main', 'call', hello, undefined, 'ai')).text()
  expect(upstream.received[0]?.headers.authorization).toBe('Bearer sk-of-the-server')
  await (await server.step('gone', 'call', hello, undefined, 'ai')).text()
  expect(upstream.received).toHaveLength(1)
  expect((await server.store.calls.last('gone'))[0]?.error).toContain('TALKGRAPH_AI_KEYS')
})

test('one address cannot spend what all visitors of a bot share', async () => {
  const upstream = await startUpstream(stream)
  const server = await testApp({
    aiUrl: `${upstream.url}/v1`,
    rateLimits: { aiPerAddress: { count: 1, seconds: 60 } },
  })
  closers.push(upstream.close, server.close)
  await server.bots.publish('advice', botWith('gpt-node', {}))
  const ask = async () => {
    const response = await server.step('advice', 'call', hello, undefined, 'ai')
    await response.text()
    return response.status
  }
  expect([await ask(), await ask()]).toEqual([200, 429])
})
