import { Hono } from 'hono'
import { afterEach, expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { listen } from '../listen.js'
import { answerErrors } from '../middleware/answer-errors.js'
import { limitBody } from './read-json.js'

/** A request whose body may be a stream; the browser's types do not know `duplex`. */
interface Streamed extends RequestInit {
  readonly duplex?: 'half'
}

const most = 1000
const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

const app = new Hono()
  .onError(answerErrors(createLog('silent')))
  .post('/', limitBody(most), async context =>
    context.text(String((await context.req.text()).length)),
  )

async function start() {
  const { port, stop } = await listen(app, 0)
  closers.push(() => stop(0))
  return (init: Streamed) => fetch(`http://127.0.0.1:${port}/`, { method: 'POST', ...init })
}

test.each([
  [most, 200],
  [most + 1, 413],
  [1_000_000, 413],
])(
  'a body of %i bytes is answered %i, whether its length is told or not',
  async (length, status) => {
    const post = await start()
    const text = 'x'.repeat(length)
    const told = await post({ body: text })
    expect(told.status).toBe(status)
    if (status === 200) expect(await told.text()).toBe(String(length))
    const untold = await post({ body: new Blob([text]).stream(), duplex: 'half' })
    expect(untold.status).toBe(status)
  },
)

test('a body that is told to be too long is not read', async () => {
  let isRead = false
  const body = new ReadableStream(
    {
      pull: controller => {
        isRead = true
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  const headers = { 'content-length': String(most + 1) }
  const init: Streamed = { method: 'POST', headers, body, duplex: 'half' }
  const answer = await app.request('/', init)
  expect([answer.status, isRead]).toEqual([413, false])
})
