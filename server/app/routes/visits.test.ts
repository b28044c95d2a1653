import { botAddress } from '@talkgraph/wire/addresses'
import { resultsPath } from '@talkgraph/wire/results'
import { type FunnelRecord, visitsPath } from '@talkgraph/wire/visits'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'

const ask = (id: string) => ({ id, type: 'ask-custom-question', data: { questionText: `${id}?` } })
const bot = {
  name: 'Shop',
  settings: { collectResults: true },
  nodes: [ask('loaf'), ask('size'), { id: 'bye', type: 'message', data: { text: 'Bye' } }],
  edges: [
    { source: 'loaf', target: 'size' },
    { source: 'size', target: 'bye' },
  ],
}
const today = '2026-11-20'
const begun = Date.parse(`${today}T09:00:00Z`)

describe.each(databases)('how many came how far, on $name', ({ make }) => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof testApp>>

  beforeEach(async () => {
    // No day ends in the midst of a test.
    vi.setSystemTime(`${today}T12:00:00Z`)
    database = await make()
    app = await testApp({ database: database.address })
    await app.bots.publish('shop', bot)
  })
  afterEach(async () => {
    vi.useRealTimers()
    await app.close()
    await database.drop()
  })

  const tell = async (kind: string, page = 'shop.example/', language = 'en') =>
    app.app.request(`${botAddress('', 'shop')}${visitsPath}`, {
      method: 'POST',
      body: JSON.stringify({ kind, page, language }),
    })
  /** A conversation that came as far as this step; at the last one it is over. */
  async function talk(step: string) {
    const { token } = await app.tokens.issue('shop')
    const far = bot.nodes.findIndex(({ id }) => id === step)
    const isWhole = step === 'bye'
    const session = {
      startedAt: begun,
      endedAt: isWhole ? begun + 60_000 : null,
      transcript: [{ by: 'user', message: 'Rye' }],
      visited: bot.nodes
        .slice(0, far + 1)
        .flatMap(({ id }, index) => [
          { node: id, at: begun + index },
          ...(index < far ? [{ edge: bot.edges[index], at: begun + index }] : []),
        ]),
      answers: { loaf: 'Rye' },
      answerVariables: [],
    }
    const response = await app.app.request(`${botAddress('', 'shop')}${resultsPath}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ session, sentAt: begun + 60_000, ...(!isWhole && { left: true }) }),
    })
    expect(response.status).toBe(204)
  }
  const funnel = async (query = ''): Promise<FunnelRecord> =>
    (await (await app.api('GET', `/v1/chatbots/shop/funnel${query}`)).json()).data

  test('pages that were seen, chats that were opened, each step and the end stand below each other', async () => {
    for (const kind of ['seen', 'seen', 'seen', 'opened', 'opened'])
      expect((await tell(kind)).status).toBe(204)
    await tell('seen', 'shop.example/cakes', 'de')
    await talk('bye')
    await talk('size')
    const counted = await funnel()
    expect(counted).toMatchObject({ visits: 4, opened: 2, began: 2, ended: 1, versions: [1] })
    expect(counted.steps).toEqual([
      { nodeId: 'loaf', asks: true, reached: 2, answered: 2, left: 0 },
      { nodeId: 'size', asks: true, reached: 2, answered: 1, left: 1 },
      { nodeId: 'bye', asks: false, reached: 1, answered: 1, left: 0 },
    ])
    expect(counted.days).toEqual([{ day: today, visits: 4, opened: 2, began: 2, ended: 1 }])
    expect(counted.pages).toEqual([
      { name: 'shop.example/', visits: 3, opened: 2 },
      { name: 'shop.example/cakes', visits: 1, opened: 0 },
    ])
    expect(counted.languages.map(({ name }) => name)).toEqual(['en', 'de'])
  })

  test('of one channel, one version or some days it counts those alone', async () => {
    await tell('seen')
    await talk('size')
    expect(await funnel('?channel=widget')).toMatchObject({
      visits: 1,
      began: 1,
      ended: 0,
      steps: [{ reached: 1 }, { reached: 1, left: 1 }, { reached: 0 }],
      days: [{ day: today, visits: 1, began: 1 }],
    })
    expect(await funnel('?channel=telegram')).toMatchObject({ visits: 0, began: 0 })
    expect(await funnel('?version=2')).toMatchObject({ visits: 0, began: 0 })
    expect(await funnel('?from=2026-11-21')).toMatchObject({ visits: 0, began: 0, days: [] })
  })

  test('what cannot be read is refused, and a bot that keeps nothing counts nothing', async () => {
    expect((await tell('danced')).status).toBe(400)
    expect((await tell('seen', 'x'.repeat(301))).status).toBe(400)
    await app.bots.publish('shop', { ...bot, settings: {} })
    expect((await tell('seen')).status).toBe(204)
    expect(await funnel()).toMatchObject({ visits: 0 })
  })
})
