import { connect } from 'node:net'
import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { listen } from '../listen.js'
import { answerErrors } from './answer-errors.js'

const closers: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

function setUp() {
  const logged: string[] = []
  const answered: number[] = []
  const answer = answerErrors(createLog('info', line => void logged.push(line)))
  const app = new Hono()
    .onError((error, context) => {
      const response = answer(error, context)
      answered.push(response.status)
      return response
    })
    .post('/read', async context => context.text(await context.req.text()))
    .post('/fail', () => {
      throw new Error('canary')
    })
  return { app, logged, answered }
}

test('an error that nobody foresaw is logged, and told in general words', async () => {
  const { app, logged } = setUp()
  const response = await app.request('/fail', { method: 'POST' })
  expect([response.status, await response.text()].join()).toMatch(/^500,.*INTERNAL_ERROR/)
  expect(logged.join()).toContain('A request failed unexpectedly')
  expect(logged.join()).not.toContain('canary')
})

test.each([
  ['a full disk', Object.assign(new Error('canary'), { code: 'SQLITE_FULL' })],
  ['a disk without room for a file', Object.assign(new Error('canary'), { code: 'ENOSPC' })],
  [
    'a PostgreSQL that shuts down',
    Object.assign(new Error('canary'), { code: '57P01', severity: 'FATAL' }),
  ],
])('%s is told as such, with when to try again', async (_, error) => {
  const answer = answerErrors(createLog('silent'))
  const app = new Hono().onError(answer).get('/', () => {
    throw error
  })
  const response = await app.request('/')
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '2'])
  expect(await response.json()).toMatchObject({ error: { code: 'DATABASE_AWAY' } })
})

test('a client that leaves in the middle of its request is no error of the server', async () => {
  const { app, logged, answered } = setUp()
  const { port, stop } = await listen(app, 0)
  closers.push(() => stop(0))
  const head = 'POST /read HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf'
  const socket = connect(port, '127.0.0.1', () => socket.write(head, () => socket.destroy()))
  closers.push(() => socket.destroy())
  await expect.poll(() => answered, { timeout: 60_000 }).toEqual([400])
  expect(logged).toEqual([])
})
