import { afterAll, expect, it } from 'vitest'
import { closeChromium } from './chromium.js'
import { drawStep, offline, openOnTwoServers } from './two-servers.js'

afterAll(closeChromium)

/** How long two people draw, in milliseconds. */
const minute = 60_000

it('for a minute two people draw one bot on two servers, and one of them is twice without a line: both end with the same, valid, and nothing typed is missing', {
  timeout: 600_000,
}, async () => {
  const { ann, ben, expectSame, stop } = await openOnTwoServers()
  const begun = performance.now()
  const passed = () => (performance.now() - begun) / minute
  const drawUntil = (share: number) =>
    Promise.all(
      [ann, ben].map(async person => {
        do await drawStep(person)
        while (passed() < share)
      }),
    )
  await drawUntil(0.2)
  await offline(ann, () => drawUntil(0.4))
  await drawUntil(0.6)
  await offline(ann, () => drawUntil(0.8))
  await drawUntil(1)
  await expectSame()
  expect(ann.typed.length).toBeGreaterThan(5)
  await stop()
})

it('two people draw one bot on two servers, each without a line for a while: both end with the same, and nothing typed is missing', {
  timeout: 240_000,
}, async () => {
  const { ann, ben, expectSame, stop } = await openOnTwoServers()
  const both = () => Promise.all([drawStep(ann), drawStep(ben)])
  await both()
  await offline(ann, both)
  await offline(ben, both)
  await expectSame()
  await stop()
})
