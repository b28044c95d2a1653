import { afterEach, expect, test, vi } from 'vitest'
import { ApiProblem } from '#api/problem.js'
import { createHttpTransport } from './http-transport.js'

afterEach(() => vi.unstubAllGlobals())

const { read, send, after, show, judge } = createHttpTransport('my shop', 'c1')

test('a draft is read, changed and followed at its addresses', async () => {
  const asked: unknown[] = []
  const answers = [
    { seq: 2, bot: {} },
    { seq: 3, accepted: ['a'], refused: [] },
    { seq: 3, operations: [] },
    {},
  ]
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    asked.push([method, url, body === undefined ? undefined : JSON.parse(String(body))])
    return Response.json({ success: true, message: '', data: answers.shift() })
  })
  const operation = { id: 'a', op: 'remove' as const, nodeId: 'n' }
  expect(await read()).toEqual({ seq: 2, bot: {} })
  expect(await send([operation])).toMatchObject({ seq: 3, accepted: ['a'] })
  expect(await after(3)).toEqual([])
  await show({ nodeId: 'n', pointer: null })
  const at = '/v1/chatbots/my%20shop/draft'
  expect(asked).toEqual([
    ['GET', at, undefined],
    ['POST', `${at}/operations`, { operations: [operation] }],
    ['GET', `${at}/operations?after=3`, undefined],
    ['POST', `${at}/presence`, { clientId: 'c1', nodeId: 'n', pointer: null }],
  ])
})

test.each([
  [0, 'OFFLINE', 'later'],
  [429, 'RATE_LIMITED', 'later'],
  [503, 'DATABASE_AWAY', 'later'],
  [400, 'REQUEST_VALIDATION_FAILED', 'smaller'],
  [413, 'BODY_TOO_LARGE', 'smaller'],
  [401, 'API_KEY_NOT_VALID', 'signed-out'],
  [403, 'ROLE_NOT_ALLOWED', 'not-allowed'],
  [404, 'CHATBOT_NOT_FOUND', 'gone'],
  [410, 'CHATBOT_NOT_FOUND', 'gone'],
  [410, 'HISTORY_FOLDED', 'smaller'],
  [413, 'BUDGET_REACHED', 'full'],
])('%s %s: %s', (status, code, failure) => {
  expect(judge(new ApiProblem(status, code, ''))).toBe(failure)
})

test('an answer that takes too long is asked for again', () => {
  expect(judge(new DOMException('', 'TimeoutError'))).toBe('later')
})
