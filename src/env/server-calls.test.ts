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

const server = () => createServerCalls({ server: 'https://s.test', chatbotId: 'bot 1' })
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

it('renews the session once when it is no longer taken', async () => {
  const run = calls()
  replies.push(
    session('t1'),
    () => json({}, 401),
    session('t2'),
    () => json({}, 401),
  )
  expect(await run(call, never)).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  expect(bearers()).toEqual(['Bearer t1', 'Bearer t2'])
})

it('passes on a blocked address, and calls every other failure a failed call', async () => {
  const run = calls()
  replies.push(session('t'), () => json({ error: { code: 'BLOCKED_ADDRESS', message: 'no' } }, 403))
  expect(await run(call, never)).toEqual({ ok: false, code: 'BLOCKED_ADDRESS', message: 'no' })
  replies.push(() => json({ error: { code: 'OTHER', message: 'why' } }, 502))
  expect(await run(call, never)).toEqual({ ok: false, code: 'CALL_FAILED', message: 'why' })
  replies.push(() => new Response('<html>'))
  expect(await run(call, never)).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  expect(await run(call, never)).toEqual({ ok: false, code: 'CALL_FAILED', message: 'offline' })
})

it('asks for a session again after one could not be had', async () => {
  const run = calls()
  replies.push(() => json({}, 500))
  expect(await run(call, never)).toMatchObject({ ok: false, code: 'CALL_FAILED' })
  replies.push(session('t'), () => json({ status: 200, body: null }))
  expect(await run(call, never)).toEqual({ ok: true, status: 200, body: null })
})

const upload = () => server().upload('a/b', new File(['crumbs'], 'cake.png'), new AbortController().signal)

it('sends a file as a form, with a session that is renewed once, and resolves to its address', async () => {
  replies.push(
    session('t1'),
    () => json({}, 401),
    session('t2'),
    () => json({ url: 'https://s.test/uploads/1.png' }),
  )
  expect(await upload()).toBe('https://s.test/uploads/1.png')
  expect(bearers()).toEqual(['Bearer t1', 'Bearer t2'])
  const [address, init] = fetched.mock.calls[3] ?? []
  expect(address).toBe('https://s.test/widget/v1/bots/bot%201/nodes/a%2Fb/upload')
  expect(new Headers(init?.headers).has('content-type')).toBe(false)
  expect(init?.body instanceof FormData && init.body.get('file')).toMatchObject({ name: 'cake.png', size: 6 })
})

it.each([404, 405, 501])('finds no address where uploads or sessions are answered by %i', async status => {
  replies.push(session('t'), () => json({}, status))
  expect(await upload()).toBeUndefined()
  replies.push(() => json({}, status))
  expect(await upload()).toBeUndefined()
})

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
