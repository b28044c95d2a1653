import { expect, test } from 'vitest'
import { whileAllowed } from './event-stream.js'
import { createOpenStreams } from './open-streams.js'

test('a stream ends before the next word to a reader who may read it no longer', async () => {
  const stream = createOpenStreams().open('desk', '') ?? expect.unreachable()
  const written: object[] = []
  let isAllowed = true
  let asked = 0
  let time = 0
  const writer = whileAllowed(
    { write: async data => void written.push(data), beat: async () => undefined },
    stream,
    async () => {
      asked++
      return isAllowed
    },
    () => time,
  )
  await writer.write({ one: 1 })
  time = 1001
  await writer.write({ two: 2 })
  await writer.write({ three: 3 })
  expect(asked).toBe(1)
  isAllowed = false
  time = 3000
  await writer.write({ secret: 1 })
  expect(written).toEqual([{ one: 1 }, { two: 2 }, { three: 3 }])
  expect(stream.signal.aborted).toBe(true)
})
