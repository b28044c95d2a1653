import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { readEvents } from '../../testing/read-events.js'
import { answerEvents, type EventWriter } from './event-stream.js'
import { createOpenStreams } from './open-streams.js'

type Play = (writer: EventWriter, signal: AbortSignal) => Promise<void>

async function serve(play: Play, patience?: number) {
  const streams = createOpenStreams()
  const stream = streams.open('ann', '')
  if (!stream) throw new Error('No stream is open.')
  const app = new Hono().get('/', context => answerEvents(context, stream, play, patience))
  return { response: await app.request('/'), stream, streams }
}

test('events come as they were written, with their ids, past proxies that would hold them back', async () => {
  const { response, streams } = await serve(async writer => {
    await writer.write({ a: 1 }, 7)
    await writer.beat()
    await writer.write({ b: '\n\n' })
  })
  expect(response.headers.get('x-accel-buffering')).toBe('no')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const events = readEvents(response)
  expect(await events.next()).toEqual({ a: 1, sseId: '7' })
  expect(await events.next()).toEqual({ b: '\n\n' })
  expect(await events.next()).toBeNull()
  expect(streams.count).toBe(0)
})

test('a reader that takes nothing is dropped, and nothing piles up for it', async () => {
  let written = 0
  const { stream, streams } = await serve(async (writer, signal) => {
    while (!signal.aborted) {
      await writer.write({ text: 'x'.repeat(10_000) })
      written++
    }
  }, 20)
  await new Promise(resolve => stream.signal.addEventListener('abort', resolve))
  expect(written).toBeLessThan(20)
  expect(streams.count).toBe(0)
})

test('a reader that leaves ends what plays for it', async () => {
  const { response, stream } = await serve(
    (_, signal) => new Promise(resolve => signal.addEventListener('abort', () => resolve())),
  )
  await response.body?.cancel()
  expect(stream.signal.aborted).toBe(true)
})

test('of one reader the newest stay; of one address only so many', () => {
  const streams = createOpenStreams({ perReader: 2, perAddress: 3 })
  const [a, b, c] = [1, 2, 3].map(() => streams.open('ann', 'here'))
  expect([a, b, c].map(stream => stream?.signal.aborted)).toEqual([true, false, false])
  expect(streams.open('bob', 'here')).toBeDefined()
  expect(streams.open('cid', 'here')).toBeUndefined()
  expect(streams.open('cid', 'there')).toBeDefined()
  streams.stop()
  expect(streams.open('dan', 'there')).toBeUndefined()
})
