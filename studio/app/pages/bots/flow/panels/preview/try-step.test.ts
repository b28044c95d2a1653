import type { StepCall } from 'talkgraph/runtime'
import { afterEach, expect, test, vi } from 'vitest'
import { createMemoryRoom } from '../../model/draft/memory-room.js'
import { createTryStep, sendFile } from './try-step.js'

const values = { answers: { size: 'L' }, variables: {}, visitor: {}, values: {} }
const call: StepCall = { step: 'webhook', nodeId: 'a/b', values }
const never = new AbortController().signal
const made = createMemoryRoom({ nodes: [], edges: [] })

/** A room whose saving is set by hand. */
function room(saving: 'saved' | 'saving' | 'offline') {
  const listeners = new Set<() => void>()
  const set = (next: typeof saving) => {
    saving = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  return { state: () => ({ ...made.state(), saving }), subscribe, set }
}

const fetched = vi.fn<typeof fetch>()
const answer = (response: Response) => {
  fetched.mockResolvedValueOnce(response)
  vi.stubGlobal('fetch', fetched)
}
afterEach(() => {
  vi.unstubAllGlobals()
  fetched.mockReset()
})
const done = (data: unknown) => Response.json({ success: true, message: '', data })

test('a step is run by the server once it has what was drawn', async () => {
  const saving = room('saving')
  answer(done({ status: 201, body: { order: 7 } }))
  const outcome = createTryStep('shop', saving)(call, never)
  expect(fetched).not.toHaveBeenCalled()
  saving.set('saved')
  expect(await outcome).toEqual({ ok: true, status: 201, body: { order: 7 } })
  const [url, init] = fetched.mock.calls[0] ?? []
  expect([url, init?.body]).toEqual([
    '/v1/chatbots/shop/draft/nodes/a%2Fb/run',
    JSON.stringify(values),
  ])
})

test('a reply grows', async () => {
  const events = [
    'data: {"add":"**Good","keep":0,"html":"<b>Good"}',
    'data: {"add":"**","keep":7,"html":"</b>"}',
  ]
  answer(new Response([...events, 'event: done\ndata: {"text":"**Good**"}', ''].join('\n\n')))
  const grown = vi.fn()
  const transcript = [{ by: 'user', message: 'Hi' }] as const
  expect(
    await createTryStep('shop', room('saved'))({ ...call, step: 'ai', transcript }, never, grown),
  ).toEqual({
    ok: true,
    status: 200,
    body: '**Good**',
    html: '<b>Good</b>',
  })
  expect(grown.mock.calls).toEqual([
    ['**Good', '<b>Good'],
    ['**Good**', '<b>Good</b>'],
  ])
})

test.each([
  ['event: error\ndata: {"code":"CALL_FAILED","message":"No provider"}\n\n', 'No provider'],
  ['data: {"add":"Go","keep":0,"html":"Go"}\n\n', 'The reply broke off.'],
])('a reply that does not come is a failure: %j', async (text, message) => {
  answer(new Response(text))
  const outcome = await createTryStep('shop', room('saved'))({ ...call, step: 'ai' }, never)
  expect(outcome).toEqual({ ok: false, code: 'CALL_FAILED', message })
})

test.each(['BLOCKED_ADDRESS', 'CALL_FAILED'])('what fails with %s says why', async code => {
  const error = { code, message: 'Why' }
  answer(Response.json({ success: false, data: null, error }, { status: 502 }))
  expect(await createTryStep('shop', room('saved'))(call, never)).toEqual({
    ok: false,
    code,
    message: 'Why',
  })
})

test.each(['webhook', 'integration'] as const)(
  'that a connection was used is told: %s',
  async step => {
    answer(done({ status: 200, body: 1 }))
    const used = vi.fn()
    await createTryStep('shop', room('saved'), used)({ ...call, step }, never)
    expect(used).toHaveBeenCalledTimes(step === 'integration' ? 1 : 0)
  },
)

test('where the server cannot be reached nothing is sent, and a file neither', async () => {
  vi.stubGlobal('fetch', fetched)
  expect(await createTryStep('shop', room('offline'))(call, never)).toMatchObject({ ok: false })
  await expect(
    sendFile('shop', room('offline'), 'a', new File(['x'], 'a'), never),
  ).rejects.toThrow()
  expect(fetched).not.toHaveBeenCalled()
})

test('a file is kept by the server', async () => {
  answer(done({ url: 'https://s.test/uploads/1.png' }))
  const file = new File(['x'], 'a.png')
  expect(await sendFile('shop', room('saved'), 'a', file, never)).toBe(
    'https://s.test/uploads/1.png',
  )
  const [url, init] = fetched.mock.calls[0] ?? []
  expect(url).toBe('/v1/chatbots/shop/draft/nodes/a/files')
  expect(init?.body instanceof FormData && init.body.get('file')).toMatchObject({ name: 'a.png' })
})
