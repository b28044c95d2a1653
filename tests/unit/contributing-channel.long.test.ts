import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChannelCopy } from './channel-copy.js'
import { guideTo } from './guide-copy.js'

// docs/recipes/channel.md tells how a channel is added; here that is done, in a copy of the sources.

const folder = 'server/channels/pigeon'
const guide = guideTo(folder, 'server/channels/all.ts')
const copy = createChannelCopy(folder, guide)

beforeAll(copy.make)

afterAll(copy.remove)

test('the example is one folder and one line', () => {
  expect(guide.files.map(({ path }) => path).toSorted()).toEqual(
    ['index.ts', 'pigeon.parse.ts', 'pigeon.settings.ts', 'pigeon.test.ts'].map(
      name => `${folder}/${name}`,
    ),
  )
  expect(guide.lines).toEqual(["export { pigeon } from './pigeon/index.js'"])
})

test.concurrent('the types hold', async () => {
  expect(await copy.checkTypes()).toEqual({ status: 0, output: '' })
}, 120_000)

test.concurrent('a bot is played over it, and what holds for all channels holds for it too', async () => {
  const { outcome, report } = await copy.test()
  expect(outcome, report).toEqual([0, 0, 2])
  expect(report).toContain('pigeon has a name')
}, 120_000)
