import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { finishSession } from '../../../api/session-end.js'
import { deleteLater } from './delete-later.js'

const answers: (() => void)[] = []
const fetched = vi.fn(
  (_url: string, _options: RequestInit) =>
    new Promise<Response>(resolve =>
      answers.push(() => resolve(new Response('{"success":true,"message":"","data":{}}'))),
    ),
)
const settled = () => vi.advanceTimersByTimeAsync(0)
const deleted = () => fetched.mock.calls.map(([url]) => url)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', fetched)
})
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(60_000)
  for (const answer of answers.splice(0)) answer()
  await settled()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  fetched.mockClear()
})

test('a conversation is deleted once it can no longer be taken back, and once', async () => {
  deleteLater('a', new QueryClient())
  await vi.advanceTimersByTimeAsync(9000)
  expect(deleted()).toEqual([])
  await vi.advanceTimersByTimeAsync(1000)
  dispatchEvent(new Event('pagehide'))
  expect(deleted()).toEqual(['/v1/results/a'])
})

test('leaving the page deletes it, in a call that outlives the page', () => {
  deleteLater('b', new QueryClient())
  dispatchEvent(new Event('pagehide'))
  expect(fetched.mock.calls).toMatchObject([
    ['/v1/results/b', { method: 'DELETE', keepalive: true }],
  ])
})

test('whoever signs out or goes to another account has it deleted before', async () => {
  deleteLater('c', new QueryClient())
  deleteLater('d', new QueryClient())
  let isOver = false
  const finished = finishSession().then(() => {
    isOver = true
  })
  expect(deleted()).toEqual(['/v1/results/c', '/v1/results/d'])
  answers.shift()?.()
  await settled()
  expect(isOver).toBe(false)
  answers.shift()?.()
  await finished
})

test('a session ends also where the line is down', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  deleteLater('e', new QueryClient())
  await finishSession()
  expect(deleted()).toEqual(['/v1/results/e'])
})
