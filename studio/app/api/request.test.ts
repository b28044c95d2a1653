import { afterEach, expect, test, vi } from 'vitest'
import { api } from './client.js'
import { ApiProblem, wordsOf } from './problem.js'
import { authRequest, request } from './request.js'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A server that answers every call like this. */
function answering(status: number, body: string, headers = {}) {
  const fetch = vi.fn(
    async (_url: string, _options: RequestInit) => new Response(body, { status, headers }),
  )
  vi.stubGlobal('fetch', fetch)
  return fetch
}

const problemOf = (call: Promise<unknown>) =>
  call.then(
    () => {
      throw new Error('The call succeeded.')
    },
    (error: unknown) => error,
  )

test('a call resolves to the data within the envelope', async () => {
  const fetch = answering(200, '{"success":true,"message":"","data":{"name":"Bakery"}}')
  await expect(api.renameAccount({ body: { name: 'Bakery' } })).resolves.toEqual({
    name: 'Bakery',
  })
  expect(fetch.mock.calls[0]?.[0]).toBe('/v1/account')
  expect(fetch.mock.calls[0]?.[1]).toMatchObject({
    method: 'PATCH',
    body: '{"name":"Bakery"}',
    headers: { 'Content-Type': 'application/json' },
  })
})

test('a refusal becomes a problem with its code', async () => {
  answering(
    409,
    '{"success":false,"message":"m","data":null,"error":{"code":"ONLY_OWNER","message":"m"}}',
  )
  expect(await problemOf(api.removeMember({ memberId: '1' }))).toMatchObject({
    status: 409,
    code: 'ONLY_OWNER',
  })
})

test('an answer that is no JSON, such as that of a proxy, becomes a problem of the server', async () => {
  answering(502, '<h1>Bad gateway</h1>')
  expect(await problemOf(api.fetchMe())).toMatchObject({
    status: 502,
    code: 'INTERNAL_ERROR',
  })
})

test('an answer in JSON that is no envelope is no success', async () => {
  answering(200, '{"ok":true}')
  expect(await problemOf(api.fetchMe())).toBeInstanceOf(ApiProblem)
})

test('a line that is down is told as such', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  const problem = await problemOf(api.fetchMe())
  expect(problem).toMatchObject({ status: 0, code: 'OFFLINE' })
  expect(wordsOf(problem)).toContain('cannot be reached')
})

test('a server that is silent is told as such, and what changes something is waited for', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  vi.stubGlobal('fetch', async (_url: string, { signal }: RequestInit) => {
    signal?.throwIfAborted()
    return new Response('{"success":true,"message":"","data":null}')
  })
  const { signal } = new AbortController()
  const problem = await problemOf(api.fetchMe({}, { signal }))
  expect(problem).toMatchObject({ status: 0, code: 'NO_ANSWER' })
  expect(wordsOf(problem)).toBe('The server does not answer. Try again in a moment.')
  await expect(api.putLabel({ body: { name: 'a', colour: 'red' } }, { signal })).resolves.toBeNull()
})

test('a call that was given up stays given up', async () => {
  const giveUp = new AbortController()
  giveUp.abort()
  vi.stubGlobal('fetch', () => Promise.reject(new DOMException('Aborted', 'AbortError')))
  expect(await problemOf(api.fetchMe({}, { signal: giveUp.signal }))).toMatchObject({
    name: 'AbortError',
  })
})

test('a call at a path that is written out is the same, and a file is sent as it is', async () => {
  const fetch = answering(200, '{"success":true,"message":"","data":{"name":"a.png"}}')
  const file = new Blob(['x'], { type: 'image/png' })
  await expect(request('PUT', '/icon', { body: file })).resolves.toEqual({ name: 'a.png' })
  expect(fetch.mock.calls[0]?.[1].body).toBe(file)
  expect(fetch.mock.calls[0]?.[1].headers).not.toHaveProperty('Content-Type')
  answering(409, '{"success":false,"error":{"code":"ONLY_OWNER","message":"m"}}')
  expect(await problemOf(request('DELETE', '/members/1'))).toMatchObject({ code: 'ONLY_OWNER' })
})

test.each([
  ['Wait a minute', {}],
  ['Wait a minute', { 'Retry-After': '60' }],
  ['Wait 42 minutes', { 'Retry-After': '2500' }],
])('signing in too often is told in the words for that: %s', async (words, headers) => {
  answering(429, '{"code":"RATE_LIMITED","message":"m"}', headers)
  const problem = await problemOf(authRequest('POST', '/sign-in/email', { body: {} }))
  expect(problem).toMatchObject({ status: 429, code: 'RATE_LIMITED' })
  expect(wordsOf(problem)).toContain(words)
})

test.each([
  [
    500,
    'FETCH_CHATBOT_FAILED',
    'Some technical error has occurred !!',
    'Something went wrong on the server.',
  ],
  [503, 'DATABASE_AWAY', 'm', 'Try again in a moment.'],
  [400, 'VALIDATION_ERROR', '[body.email] Invalid input: Received "ann@shop"', 'one of the fields'],
  [
    401,
    'API_KEY_NOT_VALID',
    'Authorization header does not contain valid API key',
    'You are signed out.',
  ],
  [409, 'LAST_KEY', 'This is the last key. Make another one first.', 'This is the last key.'],
])('a person is not told what is said to programs: %s %s', (status, code, message, words) => {
  expect(wordsOf(new ApiProblem(status, code, message))).toContain(words)
})
