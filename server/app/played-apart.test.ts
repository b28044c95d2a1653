import { afterEach, expect, test, vi } from 'vitest'
import type { LaneLimits } from '../bots/publish/heavy-work.js'
import { addKey } from '../platform/keys/api-keys.js'
import { listen } from '../platform/listen.js'
import { testApp } from '../testing/test-app.js'

const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const round = ['hello', 'rest', 'more', 'again']

/** A bot that says the same things for ever, with tests that all go round in it. */
const looping = (tests = 0) => ({
  nodes: [
    { id: 'hello', type: 'welcome', data: { text: 'Hello!' } },
    { id: 'rest', type: 'delay', data: { delay: 1 } },
    { id: 'more', type: 'message', data: { text: 'There is more.' } },
    { id: 'again', type: 'message', data: { text: 'And again.' } },
  ],
  edges: round.map((source, index) => ({ source, target: round[(index + 1) % round.length] })),
  settings: { requireGreenTests: true },
  tests: Array.from({ length: tests }, (_, index) => ({
    name: `Test ${index}`,
    expect: { says: ['Good bye'] },
  })),
})

const green = {
  nodes: [{ id: 'hello', type: 'welcome', data: { text: 'Good day!' } }],
  edges: [],
  settings: { requireGreenTests: true },
  tests: [{ name: 'Greets', expect: { says: ['Good day!'] } }],
}

/** So much that only somebody’s going away ends a run that goes round. */
const long = { processorSeconds: 10_000, seconds: 10_000 }
const endless = { ...long, stopAfter: long }
const patient: LaneLimits = { reading: endless, playing: endless }

/** A server on a port, with bots of two accounts. */
async function twoAccounts(workLimits: LaneLimits) {
  const server = await testApp({ workLimits })
  closers.push(server.close)
  const { port, stop } = await listen(server.app, 0)
  closers.push(() => stop(0))
  const visitor = async (name: string) => {
    const { key } = await addKey(server.store.keys, name, name)
    const call = (method: string, path: string, body?: unknown, signal?: AbortSignal) =>
      fetch(`http://localhost:${port}${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          'content-type': 'application/json',
          accept: 'application/json, text/event-stream',
        },
        body: JSON.stringify(body),
        ...(signal && { signal }),
      })
    const store = async (id: string, bot: object) => {
      const { status } = await call('PUT', `/v1/chatbots/${id}/flow`, bot)
      expect(status).toBe(200)
    }
    const runTests = async (bot: string, explore: number) => {
      const answer = await call('POST', '/mcp', {
        jsonrpc: '2.0',
        id: 1,
        method: 'tools/call',
        params: { name: 'run_tests', arguments: { bot, explore } },
      })
      return (await answer.json()).result
    }
    return { call, store, runTests }
  }
  return { ...server, ann: await visitor('ann'), ben: await visitor('ben') }
}

test('a bot that goes round is played apart: others are answered meanwhile, and its answer says what was cut', async () => {
  const playing = { ...long, stopAfter: { ...long, processorSeconds: 0.5 } }
  const { ann, ben } = await twoAccounts({ reading: endless, playing })
  await ann.store('round', looping(2))
  await ben.store('shop', green)
  let isAnswered = false
  const played = ann.runTests('round', 1000).finally(() => {
    isAnswered = true
  })
  const answers = [
    await ben.call('GET', '/healthz'),
    await ben.call('GET', '/v1/chatbots/shop/draft'),
    await ben.call('GET', '/v1/chatbots/shop/versions/1/findings'),
    await ann.call('GET', '/v1/chatbots/round/draft'),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
  expect(isAnswered).toBe(false)
  const { structuredContent: report } = await played
  expect(report.failed).toBeGreaterThan(0)
  expect(report.cut.conversations).toBeGreaterThan(0)
  expect(report.tests.length + report.cut.tests).toBe(2)
  expect(await ben.runTests('shop', 20)).toMatchObject({
    structuredContent: { passed: 1, failed: 0 },
  })
})

test('a run that cannot stop in between is ended, and the answer says what it had used up', async () => {
  const playing = { ...endless, processorSeconds: 0.5 }
  const { ann } = await twoAccounts({ reading: endless, playing })
  await ann.store('round', looping(50))
  expect(await ann.runTests('round', 0)).toMatchObject({
    isError: true,
    content: [
      { text: expect.stringContaining('more processor time than the server gives one run') },
    ],
  })
  const refused = await ann.call('POST', '/v1/chatbots/round/publish')
  expect((await refused.json()).error).toMatchObject({
    code: 'TESTS_FAILED',
    details: [{ path: 'tests', message: expect.stringContaining('Is there a loop in the bot?') }],
  })
})

test('publishing with tests that go round tells how many were not played', async () => {
  const playing = { ...long, stopAfter: { ...long, seconds: 0.2 } }
  const { ann } = await twoAccounts({ reading: endless, playing })
  await ann.store('round', looping(50))
  const refused = await ann.call('POST', '/v1/chatbots/round/publish')
  const { code, details } = (await refused.json()).error
  expect(code).toBe('TESTS_FAILED')
  expect(details[0].message).toMatch(/^\d+ of 50 were not played/)
})

test('forty publishes that nobody waits for any more keep nobody’s from being answered', async () => {
  const { ann, ben, services } = await twoAccounts(patient)
  await ann.store('round', looping(50))
  await ann.store('greeter', green)
  await ben.store('shop', green)
  const run = vi.spyOn(services.heavyWork, 'run')
  closers.push(async () => run.mockRestore())
  const leaving = new AbortController()
  const abandoned = Array.from({ length: 40 }, () =>
    ann.call('POST', '/v1/chatbots/round/publish', {}, leaving.signal).then(
      ({ status }) => status,
      () => 'left',
    ),
  )
  await expect
    .poll(() => run.mock.calls.filter(([name]) => name === 'failing'), { interval: 20 })
    .toHaveLength(40)
  leaving.abort()
  // Those that found no place in the line any more were told so at once.
  const others = (await Promise.all(abandoned)).filter(each => each !== 'left')
  expect(new Set(others)).toEqual(new Set([429]))
  expect(others.length).toBeLessThan(40)
  expect((await ben.call('POST', '/v1/chatbots/shop/publish')).status).toBe(200)
  expect((await ann.call('POST', '/v1/chatbots/greeter/publish')).status).toBe(200)
})

test('an account’s publishes that go round leave another account its place', async () => {
  const { ann, ben } = await twoAccounts(patient)
  await ann.store('round', looping(50))
  await ben.store('shop', green)
  const leaving = new AbortController()
  const kept = Array.from({ length: 10 }, () =>
    ann.call('POST', '/v1/chatbots/round/publish', {}, leaving.signal).catch(() => 'left'),
  )
  expect((await ben.call('POST', '/v1/chatbots/shop/publish')).status).toBe(200)
  leaving.abort()
  expect(await Promise.all(kept)).toEqual(Array(10).fill('left'))
})
