import { expect, test } from 'vitest'
import { createLog } from '../../base/log.js'
import { defaultRateLimits } from '../../platform/limits/rates.js'
import { openStore } from '../../store/index.js'
import { botWithWebhook } from '../../testing/bots.js'
import { createHeavyWork } from './heavy-work.js'
import { createLiveBots } from './live-bots.js'

/** Live bots over a database that answers, refuses or is silent. */
async function setUp(mostBytes?: number) {
  const state: { database: 'answers' | 'refuses' | 'is silent'; asked: number } = {
    database: 'answers',
    asked: 0,
  }
  const { bots, close } = await openStore(':memory:')
  let time = 0
  const ask = async <Answer>(question: () => Promise<Answer>): Promise<Answer> => {
    state.asked++
    if (state.database === 'refuses') throw new Error('no database')
    return state.database === 'is silent' ? new Promise<never>(() => undefined) : question()
  }
  const logged: string[] = []
  const live = createLiveBots({
    bots: {
      ...bots,
      published: id => ask(() => bots.published(id)),
      publishedState: id => ask(() => bots.publishedState(id)),
      version: (id, version) => ask(() => bots.version(id, version)),
    },
    heavyWork: createHeavyWork(),
    secrets: { takeIn: async (_, bot) => bot },
    limits: defaultRateLimits,
    log: createLog('info', line => void logged.push(line)),
    now: () => time,
    mostBytes,
  })
  const pass = (milliseconds: number) => {
    time += milliseconds
  }
  return { live, bots, state, logged, pass, close }
}

test.each(['refuses', 'is silent'] as const)(
  'a bot in memory is served on while the database %s',
  async how => {
    const { live, state, pass, close } = await setUp()
    await live.publish('shop', botWithWebhook({}))
    state.database = how
    for (let round = 0; round < 5; round++) {
      pass(60_000)
      expect((await live.find('shop'))?.version).toBe(1)
    }
    expect((await live.find('shop'))?.version).toBe(1)
    await close()
  },
)

test('a database that refuses is asked once a second, and by nobody who waits for it', async () => {
  const { live, state, pass, logged, close } = await setUp()
  await live.publish('shop', botWithWebhook({}))
  state.database = 'refuses'
  pass(2000)
  await live.find('shop')
  const { asked } = state
  pass(2000)
  for (let reader = 0; reader < 100; reader++) expect(live.findNow('shop')?.version).toBe(1)
  await live.find('shop')
  expect(state.asked - asked).toBeLessThanOrEqual(2)
  expect(logged.length).toBeGreaterThan(0)
  await close()
})

test('what was published meanwhile is served once the database answers again', async () => {
  const { live, bots, state, pass, close } = await setUp()
  await live.publish('shop', botWithWebhook({}))
  state.database = 'refuses'
  pass(2000)
  await live.find('shop')
  await bots.publish('shop', await bots.save('shop', JSON.stringify(botWithWebhook({}))))
  state.database = 'answers'
  pass(2000)
  await expect.poll(async () => (await live.find('shop'))?.version).toBe(2)
  await close()
})

test('a bot that is not in memory is an error while the database refuses, and not a bot that is not there', async () => {
  const { live, state, close } = await setUp()
  state.database = 'refuses'
  await expect(live.find('shop')).rejects.toThrow('no database')
  state.database = 'answers'
  expect(await live.find('shop')).toBeUndefined()
  await close()
})

test('bots in memory are bounded by their bytes, and those that are read stay', async () => {
  const { live, state, pass, close } = await setUp(100_000)
  const text = 'x'.repeat(20_000)
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
    await live.publish(id, { nodes: [{ id: 'n', type: 'message', data: { text } }], edges: [] })
  expect(live.findNow('a')).toBeUndefined()
  expect(live.findNow('f')).toBeDefined()
  pass(1500)
  const { asked } = state
  for (const id of ['a', 'b', 'c', 'd', 'e', 'f'])
    expect((await live.find(id))?.weight).toBeGreaterThan(20_000)
  expect(state.asked).toBeGreaterThan(asked)
  await close()
})
