import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StepCall } from '../../runtime/index.js'
import { createServerCalls } from './server-calls.js'

const call: StepCall = {
  step: 'webhook',
  nodeId: 'a/b',
  values: { answers: { x: 1 }, variables: {}, visitor: {}, values: { x: 1 } },
}
const never = { aborted: false, addEventListener: () => undefined }
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status })

const replies: (() => Response | Promise<Response>)[] = []
const fetched = vi.fn<typeof fetch>(async () =>
  (replies.shift() ?? (() => Promise.reject(new Error('offline'))))(),
)

beforeEach(() => vi.stubGlobal('fetch', fetched))
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockClear()
  replies.length = 0
})

const server = () => createServerCalls({ server: 'https://s.test', chatbotId: 'bot 1', query: '' })
const calls = () => server().call
const session = (token: string) => () => json({ token, expiresAt: 1 })
const bearers = () =>
  fetched.mock.calls.flatMap(([, init]) => new Headers(init?.headers).get('authorization') ?? [])

it('fetches a session with the first call alone, and sends what the visitor has said', async () => {
  const run = calls()
  replies.push(
    session('t1'),
    () => json({ status: 201, body: { ok: true } }),
    () => json({ status: 200, body: 'two' }),
  )
  expect(await run(call, never)).toEqual({ ok: true, status: 201, body: { ok: true } })
  expect(await run(call, never)).toEqual({ ok: true, status: 200, body: 'two' })
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    'https://s.test/widget/v1/bots/bot%201/sessions',
    'https://s.test/widget/v1/bots/bot%201/nodes/a%2Fb/webhook',
    'https://s.test/widget/v1/bots/bot%201/nodes/a%2Fb/webhook',
  ])
  expect(fetched.mock.calls[1]?.[1]?.body).toBe(JSON.stringify(call.values))
  expect(bearers()).toEqual(['Bearer t1', 'Bearer t1'])
})

it('tells before a step is sent, when the session is known', async () => {
  const known: [sent: number, token: string | undefined][] = []
  const at = server()
  at.beforeSend(() => known.push([fetched.mock.calls.length, at.token]))
  replies.push(
    session('t1'),
    () => json({ status: 200, body: 1 }),
    () => json({ status: 200, body: 2 }),
  )
  await at.call(call, never)
  await at.call(call, never)
  expect(known).toEqual([
    [1, 't1'],
    [2, 't1'],
  ])
})

it('renews the session once when it is no longer taken, by the token that it had', async () => {
  const run = calls()
  replies.push(
    session('t1'),
    () => json({}, 401),
    session('t2'),
    () => json({}, 401),
  )
  expect(await run(call, never)).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  expect(bearers()).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t2'])
  expect(fetched.mock.calls[2]?.[0]).toBe('https://s.test/widget/v1/bots/bot%201/sessions')
})

it('passes on a blocked address, and calls every other failure a failed call', async () => {
  const run = calls()
  replies.push(session('t'), () => json({ error: { code: 'BLOCKED_ADDRESS', message: 'no' } }, 403))
  expect(await run(call, never)).toEqual({ ok: false, code: 'BLOCKED_ADDRESS', message: 'no' })
  replies.push(() => json({ error: { code: 'OTHER', message: 'why' } }, 502))
  expect(await run(call, never)).toEqual({
    ok: false,
    code: 'CALL_FAILED',
    message: 'why',
    broken: 'server',
  })
  replies.push(() => new Response('<html>'))
  expect(await run(call, never)).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  expect(await run(call, never)).toEqual({
    ok: false,
    code: 'CALL_FAILED',
    message: 'offline',
    broken: 'line',
  })
})

it('asks for a session again after one could not be had', async () => {
  const run = calls()
  replies.push(() => json({}, 500))
  expect(await run(call, never)).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  replies.push(session('t'), () => json({ status: 200, body: null }))
  expect(await run(call, never)).toEqual({ ok: true, status: 200, body: null })
})

const upload = () =>
  server().upload('a/b', new File(['crumbs'], 'cake.png'), new AbortController().signal)

it('sends a file as a form, with a session that is renewed once, and resolves to its address', async () => {
  replies.push(
    session('t1'),
    () => json({}, 401),
    session('t2'),
    () => json({ url: 'https://s.test/uploads/1.png' }),
  )
  expect(await upload()).toBe('https://s.test/uploads/1.png')
  expect(bearers()).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t2'])
  const [address, init] = fetched.mock.calls[3] ?? []
  expect(address).toBe('https://s.test/widget/v1/bots/bot%201/nodes/a%2Fb/upload')
  expect(new Headers(init?.headers).has('content-type')).toBe(false)
  expect(init?.body instanceof FormData && init.body.get('file')).toMatchObject({
    name: 'cake.png',
    size: 6,
  })
})

it.each([404, 405, 501])(
  'finds no address where uploads or sessions are answered by %i',
  async status => {
    replies.push(session('t'), () => json({}, status))
    expect(await upload()).toBeUndefined()
    replies.push(() => json({}, status))
    expect(await upload()).toBeUndefined()
  },
)

it.each([413, 429, 500])(
  'rejects where an upload is answered by %i, by no JSON or not at all',
  async status => {
    replies.push(session('t'), () => json({}, status))
    await expect(upload()).rejects.toThrow(`HTTP ${status}`)
    replies.push(session('t'), () => new Response('<html>'))
    await expect(upload()).rejects.toThrow()
    replies.push(session('t'))
    await expect(upload()).rejects.toThrow('offline')
  },
)

it.each([
  [502, 'CALL_FAILED', undefined],
  [502, 'BLOCKED_ADDRESS', undefined],
  [404, 'NO_SUCH_NODE', undefined],
  [422, 'IDEMPOTENCY_KEY_REUSED', undefined],
  [408, 'OTHER', 'server'],
  [409, 'CALL_UNDER_WAY', 'server'],
  [429, 'RATE_LIMITED', 'server'],
  [500, 'INTERNAL_ERROR', 'server'],
  [503, 'OTHER', 'server'],
])(
  'an answer %i with the code %s leaves open how the call ended: %s',
  async (status, code, broken) => {
    replies.push(session('t'), () => json({ error: { code, message: 'm' } }, status))
    const outcome = await calls()(call, never)
    expect(outcome).toMatchObject({ ok: false, message: 'm' })
    expect('broken' in outcome ? outcome.broken : undefined).toBe(broken)
  },
)

it.each([
  [403, undefined],
  [404, undefined],
  [429, 'server'],
  [503, 'server'],
])(
  'a session that is refused with %i leaves open how the call ended: %s',
  async (status, broken) => {
    replies.push(() => json({}, status))
    const outcome = await calls()(call, never)
    expect('broken' in outcome ? outcome.broken : undefined).toBe(broken)
  },
)

const keys = () =>
  fetched.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'))

it('hands the key over, the same one after the session was renewed', async () => {
  replies.push(
    session('t1'),
    () => json({}, 401),
    session('t2'),
    () => json({ status: 200, body: null }),
  )
  await calls()({ ...call, key: 'k-1' }, never)
  expect(keys()).toEqual([null, 'k-1', null, 'k-1'])
})

it('goes on with a session that was kept, and tells which one it has', async () => {
  const calls = server()
  expect(calls.token).toBeUndefined()
  calls.resume('kept')
  replies.push(() => json({ status: 200, body: null }))
  await calls.call(call, never)
  expect(bearers()).toEqual(['Bearer kept'])
  expect(calls.token).toBe('kept')
})

it('sends a file again as soon as there is a line, and when the visitor asks, under one key', async () => {
  let isUp = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isUp)
  const { upload } = server()
  const file = new File(['crumbs'], 'cake.png')
  const send = () => upload('a', file, new AbortController().signal)
  replies.push(session('t'))
  const sent = send()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  replies.push(() => json({ url: '/1.png' }))
  isUp = true
  dispatchEvent(new Event('online'))
  expect(await sent).toBe('/1.png')
  await expect(send()).rejects.toThrow('offline')
  replies.push(() => json({}, 500))
  await expect(send()).rejects.toThrow('500')
  await expect(send()).rejects.toThrow('offline')
  const [, first, again, line, refused, after] = keys()
  expect([again, line, refused]).toEqual([first, first, first])
  expect(after).not.toBe(first)
  vi.restoreAllMocks()
})

it('a file that was sent without a line is sent again, also where its failure is told only once the line is back', async () => {
  let isUp = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isUp)
  let fail = () => {}
  const late = new Promise<Response>((_, reject) => {
    fail = () => reject(new Error('offline'))
  })
  replies.push(session('t'), () => late)
  const sent = server().upload('a', new File(['crumbs'], 'cake.png'), new AbortController().signal)
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  isUp = true
  replies.push(() => json({ url: '/1.png' }))
  fail()
  expect(await sent).toBe('/1.png')
  vi.restoreAllMocks()
})

it('a file that waits for the line can be broken off', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const life = new AbortController()
  replies.push(session('t'))
  const sent = server().upload('a', new File([''], 'a'), life.signal)
  const ended = expect(sent).rejects.toThrow()
  await vi.waitFor(() => expect(fetched).toHaveBeenCalledTimes(2))
  life.abort()
  await ended
  vi.restoreAllMocks()
})

it('says who the visitor is with the session, and once more only when that has changed', async () => {
  const at = server()
  at.identify({ id: 'u-7', hash: 'ab' })
  expect(fetched).not.toHaveBeenCalled()
  const done = () => json({ status: 200, body: 1 })
  replies.push(session('t1'), done, done, session('t2'), done)
  await at.call(call, never)
  await at.call(call, never)
  at.identify({})
  await at.call(call, never)
  const said = fetched.mock.calls.flatMap(([address, init]) =>
    String(address).endsWith('/sessions') ? [init?.body] : [],
  )
  expect(said).toEqual(['{"identity":{"id":"u-7","hash":"ab"}}', '{"identity":{}}'])
  // The second one goes on with the session of the first.
  expect(bearers()).toEqual(['Bearer t1', 'Bearer t1', 'Bearer t1', 'Bearer t2'])
})
