import { pino } from 'pino'
import { expect, test } from 'vitest'
import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import { webhookServer } from '../../../runtime/nodes/webhook/webhook.server.js'
import type { Outbound, OutboundLimits } from '../../platform/outbound/index.js'
import { makeCall } from '../call/make-call.js'
import type { GivenValues } from '../step-values.js'
import { runTold } from './run-step.js'

const limits: OutboundLimits = { time: 1000, size: 1000, redirects: 3 }
type Request = Parameters<Outbound['send']>[0]
type Answer = Awaited<ReturnType<Outbound['send']>>

/** Executes a step with this data; each call is answered by the next of `answers`. */
async function run(
  data: Record<string, unknown>,
  values: Partial<GivenValues> = {},
  answers: Answer[] = [],
) {
  const sent: Omit<Request, 'signal'>[] = []
  const outbound: Outbound = {
    limits,
    send: async ({ signal: _, ...request }) => {
      sent.push(request)
      return answers.shift() ?? { ok: true, status: 200, text: '{"ok":true}' }
    },
    open: async () => ({ ok: false, code: 'CALL_FAILED', message: 'not opened' }),
    connect: () => Promise.reject(new Error('A webhook calls by HTTP.')),
    close: async () => undefined,
  }
  const logged: string[] = []
  const ready = webhookServer.ready?.({ url: 'https://api.example/orders', ...data })
  const frame = { values: { answers: {}, variables: {}, visitor: {}, ...values } }
  const unused = () => Promise.reject<StepOutcome>(new Error('A webhook only calls.'))
  const outcome = await runTold(
    { botId: 'b', nodeId: 'n', name: 'webhook', failure: webhookServer.failure },
    pino({ base: null }, { write: line => void logged.push(line) }),
    async () =>
      ready?.run({
        call: request => makeCall(request, frame, outbound),
        mail: unused,
        model: unused,
        storage: unused,
        integration: unused,
        bookings: unused,
        knowledge: unused,
        understand: unused,
      }) ?? unused(),
  )
  return { outcome, sent, logged, body: JSON.parse(String(sent.at(-1)?.body ?? 'null')) }
}

test('sends the configured method, headers and body as JSON', async () => {
  const { sent, outcome } = await run({
    method: 'put',
    headers: { 'X-Key': 'k', 'content-type': 'text/plain', Host: 'other', 'Content-Length': '1' },
    body: { a: 1 },
  })
  expect(sent).toEqual([
    {
      url: 'https://api.example/orders',
      method: 'PUT',
      headers: { 'x-key': 'k', 'content-type': 'application/json' },
      body: '{"a":1}',
    },
  ])
  expect(outcome).toEqual({ ok: true, status: 200, body: { ok: true } })
})

test('takes headers as a list too, and posts when no method is given', async () => {
  const { sent } = await run({
    headers: [{ key: 'X-A', value: '1' }, { name: 'X-B', value: '2' }, { key: '' }, 'x'],
  })
  expect(sent[0]).toMatchObject({ method: 'POST', headers: { 'x-a': '1', 'x-b': '2' }, body: '{}' })
})

test.each(['GET', 'HEAD'])('sends no body with %s', async method => {
  const { sent } = await run(
    { method, body: { a: 1 }, includeAnswerVariables: true },
    { answers: { a: 1 } },
  )
  expect(sent[0]?.body).toBeNull()
})

test('puts query parameters behind those of the address, each one encoded', async () => {
  const query = [
    { key: 'size', value: '{size}' },
    { key: 'a&b', value: ' x=1#y ' },
    { key: ' ', value: 'left out' },
  ]
  const values = { answers: { size: 'L&admin=1' } }
  const added = 'size=L%26admin%3D1&a%26b=%20x%3D1%23y%20'
  const sentTo = async (url: string, given: unknown = query) =>
    (await run({ url, query: given }, values)).sent[0]?.url
  expect(await sentTo('https://api.example/o')).toBe(`https://api.example/o?${added}`)
  expect(await sentTo('https://api.example/o?x=1')).toBe(`https://api.example/o?x=1&${added}`)
  expect(await sentTo('https://api.example/o?#part')).toBe(`https://api.example/o?${added}#part`)
  expect(await sentTo('https://api.example/o', { size: 2 })).toBe('https://api.example/o?size=2')
  expect(await sentTo('https://api.example/o', [])).toBe('https://api.example/o')
})

test('keeps a number, a list and an object in a body where the placeholder is the whole text', async () => {
  const answers = { n: 0, list: [1, 'b'], object: { a: { b: [true] } }, text: '{n}', none: null }
  const body = {
    n: '{n}',
    list: ' {{list}} ',
    object: '${object}',
    part: '{object.a.b[0]}',
    inText: '{n} of {list}: {object.a}',
    text: '{text}',
    none: '{none}',
    unknown: '{unknown}',
  }
  expect((await run({ body }, { answers })).body).toEqual({
    n: 0,
    list: [1, 'b'],
    object: { a: { b: [true] } },
    part: true,
    inText: '0 of 1, b: {"b":[true]}',
    text: '{n}',
    none: '',
    unknown: '{unknown}',
  })
})

test('adds the answers, nulls turned to empty texts, only when it is asked to', async () => {
  const values = { answers: { a: null, b: 0, c: ['x'], d: false } }
  expect((await run({ body: { k: 1 }, includeAnswerVariables: true }, values)).body).toEqual({
    k: 1,
    answers: { a: '', b: 0, c: ['x'], d: false },
  })
  expect((await run({ body: { k: 1 } }, values)).body).toEqual({ k: 1 })
  expect((await run({ body: [1], includeAnswerVariables: true }, values)).body).toMatchObject({
    body: [1],
  })
})

test('fetches a token first when authentication is configured', async () => {
  const { sent, outcome } = await run(
    {
      headers: { authorization: 'Basic own' },
      authentication: { tokenUrl: 'https://id.example/token', username: 'u', password: 'p' },
    },
    {},
    [{ ok: true, status: 200, text: '{"access":"t0ken"}' }],
  )
  expect(sent[0]).toEqual({
    url: 'https://id.example/token',
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"username":"u","password":"p"}',
  })
  expect(sent[1]?.headers).toMatchObject({ authorization: 'Bearer t0ken' })
  expect(outcome.ok).toBe(true)
})

test('leaves a configured authorization alone when no authentication is configured', async () => {
  const { sent } = await run({
    headers: { Authorization: 'Basic own' },
    authentication: { tokenUrl: '' },
  })
  expect(sent).toHaveLength(1)
  expect(sent[0]?.headers).toMatchObject({ authorization: 'Basic own' })
})

test.each(['{}', '{"access":""}', '{"access":7}', 'no json', 'null', ''])(
  'stops without a token when the authentication answers %j',
  async text => {
    const { sent, outcome, logged } = await run(
      { authentication: { tokenUrl: 'https://id.example', username: 'u', password: 'p4ssword' } },
      {},
      [{ ok: true, status: 200, text }],
    )
    expect(sent).toHaveLength(1)
    expect(outcome).toEqual({
      ok: false,
      code: 'CALL_FAILED',
      message: 'Token not found in authentication response',
    })
    expect(JSON.parse(logged.join()).msg).toBe('Token not found in authentication response')
    expect(logged.join()).not.toMatch(/p4ssword|id\.example/)
  },
)

test('fills placeholders from answers, then variables, then the visitor; unknown ones stay', async () => {
  const { sent, body } = await run(
    {
      url: 'https://api.example/{a}/${b}?q={{ c }}&x={unknown}',
      headers: { 'x-a': 'is {a}' },
      body: '{"a":"{a} {b} {c}","{a}":["{a}",{"d":"{toString}"}]}',
    },
    { answers: { a: 1 }, variables: { a: 2, b: 'v' }, visitor: { a: 'x', b: 'x', c: 'Zoë' } },
  )
  expect(sent[0]?.url).toBe('https://api.example/1/v?q=Zo%C3%AB&x={unknown}')
  expect(sent[0]?.headers).toMatchObject({ 'x-a': 'is 1' })
  expect(body).toEqual({ a: '1 v Zoë', '{a}': [1, { d: '{toString}' }] })
})

test.each([
  [
    'https://api.example/p/{x}/q?k={x}&z=1#f',
    '/../&k=2#/?',
    'https://api.example/p/%2F..%2F%26k%3D2%23%2F%3F/q?k=%2F..%2F%26k%3D2%23%2F%3F&z=1#f',
  ],
  ['https://api.example/{x}', '@evil.example/', 'https://api.example/%40evil.example%2F'],
  ['https://api.example/{x}', '\\\\evil.example', 'https://api.example/%5C%5Cevil.example'],
  ['https://api.example/{x}', 'a b\r\nHost: c', 'https://api.example/a%20b%0D%0AHost%3A%20c'],
  ['https://api.example/{x}', '{x}', 'https://api.example/%7Bx%7D'],
  ['https://api.example/{x}', '\ud800', 'https://api.example/%EF%BF%BD'],
])('in %s the value %j stays a value', async (url, x, expected) => {
  expect((await run({ url }, { answers: { x } })).sent[0]?.url).toBe(expected)
})

test.each([
  ['{x}', 'https://evil.example'],
  ['{x}://api.example/', 'http'],
  ['https://{x}/', 'evil.example'],
  ['https://{x}.example/', 'evil.example/'],
  ['https://api.example{x}', '.evil.example'],
  ['https://api.example:{x}/', '22'],
  ['https://{unknown}/', ''],
  ['https://u:{x}@api.example/', 'p'],
  ['https://api.example\\{x}', 'a'],
  ['https:{x}', '//evil.example'],
  ['https://api.example/users/{x}/delete', '..'],
  ['https://api.example/users/{x}/delete', '.'],
  ['https://api.example/users/.{x}/delete', '.'],
  ['https://api.example/users/{x}', '..'],
  ['https://api.example/users/{x}', '.'],
  ['https://api.example/users/{x}?all=/', '.'],
  ['https://api.example/users/.{x}#f', ''],
])('refuses the address %s with the value %j', async (url, x) => {
  const { outcome, sent } = await run({ url }, { answers: { x } })
  expect(outcome).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  expect(sent).toEqual([])
})

test.each(['a\r\nX-Evil: 1', 'a\nb', 'a\rb', 'a\0b', 'a\u007fb', 'a\u0085b'])(
  'refuses the header value %j',
  async x => {
    const { outcome, sent } = await run({ headers: { 'x-name': 'n {x}' } }, { answers: { x } })
    expect(outcome).toMatchObject({ ok: false, code: 'CALL_FAILED' })
    expect(sent).toEqual([])
  },
)

test('carries other writing systems in a header as UTF-8', async () => {
  const { sent } = await run({ headers: { 'x-name': '{x}' } }, { answers: { x: '漢 ☕' } })
  expect(Buffer.from(sent[0]?.headers['x-name'] ?? '', 'latin1').toString('utf8')).toBe('漢 ☕')
})

test.each(['","admin":true,"x":"', '{"a":1}', '\\', '"', '{secret}', '__proto__'])(
  'in a body the value %j stays a text',
  async x => {
    const values = { answers: { x, secret: 's' } }
    expect((await run({ body: '{"v":"{x}"}' }, values)).body).toEqual({ v: x })
    expect((await run({ body: { v: '{x}' } }, values)).body).toEqual({ v: x })
    expect((await run({ body: 'just {x}' }, values)).body).toBe(`just ${x}`)
  },
)

test.each(['CONNECT', 'TRACE', 'GET\r\nX: 1', 'BREW'])(
  'does not call with the method %j',
  async method => {
    expect((await run({ method })).sent).toEqual([])
  },
)

test.each([
  ['{"a":[1]}', { a: [1] }],
  ['12', 12],
  ['plain text', 'plain text'],
  ['{"broken":', '{"broken":'],
  ['', ''],
])('reads the answer %j', async (text, body) => {
  const { outcome } = await run({}, {}, [{ ok: true, status: 201, text }])
  expect(outcome).toEqual({ ok: true, status: 201, body })
})

test.each([199, 304, 400, 404, 500])('counts status %i as a failure', async status => {
  const { outcome, logged } = await run({}, {}, [{ ok: true, status, text: 'body' }])
  expect(outcome).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  expect(logged).toHaveLength(1)
})
