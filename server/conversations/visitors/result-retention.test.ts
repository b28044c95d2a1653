import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { run } from '../../app/commands/run.js'
import { createLog } from '../../base/log.js'
import { openStore, type Store } from '../../store/index.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { runJob } from '../../testing/jobs.js'
import { testApp } from '../../testing/test-app.js'
import { retentionJob } from './retention.js'

const day = 86_400_000
const secret = 'a secret for tests that is long enough'

describe.each(databases)('stored conversations in $name', ({ make }) => {
  let database: TestDatabase
  let store: Store
  let time = 1_800_000_000_000
  const logged: string[] = []

  beforeEach(async () => {
    database = await make()
    store = await openStore(database.address, () => time)
  })
  afterEach(async () => {
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    await store.close()
    await database.drop()
  })

  const put = async (
    botId: string,
    session: string,
    more: { words?: string[]; said?: string } = {},
  ) => {
    const { said = 'Rye', words = ['rye'] } = more
    const kept = await store.results.keep({
      botId,
      channel: 'widget',
      version: 1,
      session,
      begun: time,
      steps: 1,
      state: 'finished',
      answered: 1,
      startedAt: time,
      endedAt: time,
      edges: [],
      words,
      visitor: { name: null, email: null },
      record: JSON.stringify({
        startedAt: time,
        endedAt: time,
        visited: [],
        answers: {},
        answerVariables: [],
        variables: {},
        visitor: {},
        transcript: [{ by: 'user', message: said }],
      }),
    })
    return kept?.id ?? ''
  }
  const left = async () => {
    const found = await store.results.list({ owner: 'owner', limit: 500 })
    return found.map(({ id }) => id)
  }
  const sweep = (days: number) =>
    runJob(
      retentionJob(
        {
          store,
          transport: undefined,
          uploads: { remove: async () => undefined, sweep: async () => 0 },
        },
        { mails: 1000, uploads: 1000, threads: 1000, results: days },
        createLog('info', line => void logged.push(line)),
      ),
    )
  const publish = async (id: string, settings?: object): Promise<void> => {
    await store.bots.create(id, { owner: 'owner' })
    if (settings) {
      const file = JSON.stringify({ settings, elements: [{ nodes: [], edges: [] }] })
      await store.bots.publish(id, await store.bots.save(id, file))
    }
  }

  test('go after the days that their bot says, or else after those of the installation, not before', async () => {
    await publish('week', { collectResults: true, resultRetentionDays: 7 })
    await publish('usual')
    const [first, second] = [await put('week', 'a'), await put('usual', 'b')]
    time += 7 * day - 1
    await sweep(30)
    expect(new Set(await left())).toEqual(new Set([first, second]))
    const later = await put('week', 'c')
    time += 1
    await sweep(30)
    expect(new Set(await left())).toEqual(new Set([second, later]))
    time += 23 * day
    await sweep(30)
    expect(await left()).toEqual([])
    expect(logged.join()).toContain('Conversations were deleted')
    expect(
      await store.results.days({ owner: 'owner' }, { from: '2000-01-01', to: '2100-01-01' }),
    ).toEqual([])
    expect(await store.results.list({ owner: 'owner', text: 'rye', limit: 9 })).toEqual([])
  })

  test('what goes on again is as young as what happened in it last', async () => {
    await publish('usual')
    const id = await put('usual', 'a')
    const began = time
    time += 20 * day
    await store.results.keep({
      botId: 'usual',
      channel: 'widget',
      version: 1,
      session: 'a',
      begun: began,
      steps: 2,
      state: 'finished',
      answered: 2,
      startedAt: began,
      endedAt: time,
      edges: [],
      words: [],
      visitor: { name: null, email: null },
      record: '{}',
    })
    time += 20 * day
    await sweep(30)
    expect(await left()).toEqual([id])
    time += 10 * day
    await sweep(30)
    expect(await left()).toEqual([])
  })

  test('more go than are deleted at once, with the words that they were found by', async () => {
    await publish('usual')
    for (let index = 0; index < 620; index++) await put('usual', `s${index}`)
    time += 31 * day
    const young = await put('usual', 'young')
    await sweep(30)
    expect(await left()).toEqual([young])
    expect(await store.results.list({ owner: 'owner', text: 'rye', limit: 9 })).toHaveLength(1)
  })

  test('talkgraph forget reaches them in all bots, by address and by session', async () => {
    for (const id of ['one', 'two']) await publish(id)
    const app = await testApp({ database: database.address, secret })
    const { token } = await app.tokens.issue('one')
    const tag = app.services.sessionTag((await app.tokens.check(token, 'one'))?.id ?? '')
    await app.close()
    const words = ['write', 'ann', 'shop', 'example']
    await put('one', 'a', { said: 'Write to Ann@shop.example', words })
    await put('two', 'b', { said: 'ann@shop.example', words })
    const bySession = await put('one', tag)
    const other = await put('two', 'c', {
      said: 'joann@shop.example',
      words: ['joann', 'shop', 'example'],
    })
    vi.stubEnv('DATABASE_URL', database.address)
    vi.stubEnv('TALKGRAPH_SECRET', secret)
    const lines: string[] = []
    vi.spyOn(console, 'log').mockImplementation(line => void lines.push(line))
    expect(await run('forget', ['--email', 'ANN@shop.example'])).toBe(0)
    expect(lines.join()).toContain('2 stored conversations')
    expect(new Set(await left())).toEqual(new Set([bySession, other]))
    expect(await run('forget', ['--session', token])).toBe(0)
    expect(await left()).toEqual([other])
  })
})
