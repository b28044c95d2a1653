import { afterEach, expect, test } from 'vitest'
import { testApp } from '../../testing/test-app.js'

const patience = { timeout: 120_000 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

async function start() {
  const server = await testApp()
  closers.push(server.close)
  return server
}

const flow = (nodes: number, locales = 0) => ({
  nodes: Array.from({ length: nodes }, (_, index) => ({
    id: `n${index}`,
    type: index % 2 ? 'message' : 'webhook',
    data:
      index % 2
        ? { text: `Text ${index} ${'x'.repeat(100)}` }
        : { url: 'https://a.example/canary' },
  })),
  edges: Array.from({ length: nodes - 1 }, (_, index) => ({
    source: `n${index}`,
    target: `n${index + 1}`,
  })),
  ...(locales > 0 && {
    translations: Object.fromEntries(
      Array.from({ length: locales }, (_, index) => [
        localeOf(index),
        { n1: { text: `Text ${index}` } },
      ]),
    ),
  }),
})

const letter = (index: number) => String.fromCharCode(97 + (index % 26))
const localeOf = (index: number) =>
  `${letter(index)}${letter(index / 26)}-${(letter(index / 676) + letter(index / 17_576)).toUpperCase()}`

/** Turns of the event loop while something is done: none, where it is done on this thread. */
async function turnsDuring<Result>(work: Result | Promise<Result>) {
  let turns = 0
  const timer = setInterval(() => turns++, 1)
  const result = await work
  clearInterval(timer)
  return { turns, result }
}

test(
  'a large bot is read, looked through and made ready in a thread of its own',
  patience,
  async () => {
    const { api, app } = await start()
    const stored = await turnsDuring(api('PUT', '/v1/chatbots/large/flow', flow(5000)))
    expect(stored.result.status).toBe(200)
    const published = await turnsDuring(api('POST', '/v1/chatbots/large/publish'))
    expect(published.result.status).toBe(200)
    expect(published.turns).toBeGreaterThan(5)
    const bot = await app.request('/widget/v1/bots/large', { headers: { 'accept-encoding': 'br' } })
    expect(bot.headers.get('content-encoding')).toBe('br')
  },
)

test('thousands of languages with one text each are published', patience, async () => {
  const { api, app } = await start()
  await api('PUT', '/v1/chatbots/languages/flow', flow(5000, 5000))
  const published = await api('POST', '/v1/chatbots/languages/publish')
  expect((await published.json()).data.warnings.at(-1)).toMatch(/more: run talkgraph lint/)
  const { translations } = await (await app.request('/widget/v1/bots/languages')).json()
  expect(Object.keys(translations).length).toBeGreaterThan(4000)
})

test('a large flow that cannot be read is refused as a small one is', patience, async () => {
  const { api } = await start()
  const long = 'x'.repeat(100_000)
  const refused = async (body: unknown) =>
    (await (await api('PUT', '/v1/chatbots/a/flow', body)).json()).error.code
  expect(await refused(`{"${long}`)).toBe('REQUEST_VALIDATION_FAILED')
  expect(await refused({ nodes: [], long })).toBe('SET_CURRENT_BOT_FLOW_ELEMENTS_ERROR')
})

test('a version is made ready once, for its publication and its first reader', async () => {
  const { api, bots } = await start()
  await api('PUT', '/v1/chatbots/small/flow', flow(2))
  await api('POST', '/v1/chatbots/small/publish')
  expect(bots.findNow('small')).toBeDefined()
  expect(await bots.find('small')).toBe(bots.findNow('small'))
})
