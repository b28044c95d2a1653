import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { begun, recordOf, said, storedBot } from '../../testing/conversations.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'
import { removeOldResults } from '../visitors/remove-results.js'

const day = 86_400_000

describe.each(databases)('what is stored of a visitor in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>

  beforeEach(async () => {
    app = await testAppOn(make)
  })
  afterEach(() => app.close())

  test('one address has so many conversations stored in a day, and goes on in those that it has', async () => {
    const bot = await storedBot(app, { limits: { resultsPerAddress: 3 } })
    const { handOver } = await bot.visitor()
    for (let index = 0; index < 3; index++)
      expect((await handOver(recordOf({ startedAt: begun + index }))).status).toBe(204)
    const refused = await (await bot.visitor()).handOver(recordOf())
    expect(refused.status).toBe(429)
    expect(refused.headers.get('ratelimit')).toContain('"address-results";r=0;')
    expect(
      (await handOver(recordOf({ transcript: said('Rye', 'Spelt'), answers: { n: 1 } }))).status,
    ).toBe(204)
    expect((await bot.list()).map(({ answered }: { answered: number }) => answered)).toEqual([
      0, 0, 1,
    ])
  })

  test('a bot has so many conversations stored in a day', async () => {
    const bot = await storedBot(app, { limits: { resultsPerBot: 2 } })
    const statuses: number[] = []
    for (let index = 0; index < 3; index++)
      statuses.push((await (await bot.visitor()).handOver(recordOf())).status)
    expect(statuses).toEqual([204, 204, 429])
  })

  test.each<[way: string, remove: (id: string) => Promise<unknown>]>([
    ['one by one', id => app.api('DELETE', `/v1/results/${id}`)],
    [
      'with its visitor',
      () => app.api('POST', '/v1/chatbots/shop/forget', { email: 'ann@example.org' }),
    ],
    ['by age', () => app.api('POST', '/v1/chatbots/shop/results/delete', { olderThanDays: 0 })],
  ])(
    'what was deleted %s does not come back when the browser sends it again',
    async (_, remove) => {
      const bot = await storedBot(app, { limits: { resultsPerAddress: 2 } })
      const { handOver } = await bot.visitor()
      const visitor = { email: 'ann@example.org' }
      await handOver(recordOf({ visitor }))
      const [{ id }] = await bot.list()
      await remove(id)
      for (let turn = 2; turn < 6; turn++)
        expect(
          (await handOver(recordOf({ visitor, transcript: said(...Array(turn).fill('Rye')) })))
            .status,
        ).toBe(204)
      expect(await bot.list()).toEqual([])
      expect(await bot.read('/results/counts')).toMatchObject({ started: 0 })
      // It used up nothing of what is left for what begins anew.
      expect((await handOver(recordOf({ startedAt: begun + 1 }))).status).toBe(204)
      expect(await bot.list()).toHaveLength(1)
    },
  )

  test('what was deleted is remembered as a mark that says nothing, for a month', async () => {
    const bot = await storedBot(app)
    const { token, handOver } = await bot.visitor()
    await handOver(recordOf())
    const session = app.services.sessionTag((await app.tokens.check(token, 'shop'))?.id ?? '')
    const key = { botId: 'shop', session, begun }
    expect(await app.store.results.isNew(key)).toBe(false)
    await app.api('POST', '/v1/chatbots/shop/results/delete', { olderThanDays: 0 })
    await removeOldResults(app.store, 1)
    expect(await app.store.results.isNew(key)).toBe(false)
    await app.store.results.removeMarks(29 * day)
    expect(await app.store.results.isNew(key)).toBe(false)
    await app.store.results.removeMarks(-1)
    expect(await app.store.results.isNew(key)).toBe(true)
  })

  test('an account has one export at a time, and the next once that was read or broken off', async () => {
    const bot = await storedBot(app)
    await (await bot.visitor()).handOver(recordOf())
    const headers = { authorization: 'Bearer a-key-for-tests' }
    const ask = async (format: string) =>
      app.app.request(`/v1/results/export/${format}`, { headers })
    const first = await ask('csv')
    const refused = await ask('json')
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '10'])
    expect(await refused.text()).toContain('RATE_LIMITED')
    expect(await first.text()).toContain('shop')
    const second = await ask('json')
    expect(second.status).toBe(200)
    await second.body?.cancel()
    expect(await (await ask('json')).json()).toHaveLength(1)
  })
})
