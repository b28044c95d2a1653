import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChannelCopy } from './channel-copy.js'
import { guideOfExample } from './guide-copy.js'

// examples/channels/line is a channel to be copied into the server; here that is done, in a copy of the sources.

const folder = 'server/channels/line'
const guide = guideOfExample('examples/channels/line', folder, 'server/channels/all.ts')
const copy = createChannelCopy(folder, guide)

beforeAll(copy.make)

afterAll(copy.remove)

test('its README has one line added', () => {
  expect(guide.lines).toEqual(["export { line } from './line/index.js'"])
})

test.concurrent('the types of the channel and of its tests hold', async () => {
  expect(await copy.checkTypes('line.test.ts')).toEqual({ status: 0, output: '' })
}, 120_000)

test.concurrent('a bot is played over it, and what holds for all channels holds for it too', async () => {
  const { outcome, report } = await copy.test()
  expect(outcome, report).toEqual([0, 0, 2])
  expect(report).toContain('line has a name')
}, 120_000)
