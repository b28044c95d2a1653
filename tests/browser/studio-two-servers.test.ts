import { afterAll, it } from 'vitest'
import { closeChromium } from './chromium.js'
import { drawStep, offline, openOnTwoServers } from './two-servers.js'

afterAll(closeChromium)

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
