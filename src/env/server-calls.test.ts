import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { StepCall } from '../../runtime/index.js'
import { createServerCalls } from './server-calls.js'

const call: StepCall = {
  step: 'webhook',
  nodeId: 'a/b',
  values: { answers: { x: 1 }, variables: {}, visitor: {} },
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

const calls = () => createServerCalls({ server: 'https://s.test', chatbotId: 'bot 1' })
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
