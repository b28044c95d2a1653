import { botAddress } from '@talkgraph/wire/addresses'
import { resultsPath } from '@talkgraph/wire/results'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { AnswerOf } from '../../../client/index.js'
import { countWays } from '../../conversations/results/count-ways.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { memberOf } from '../../testing/members.js'
import { testApp } from '../../testing/test-app.js'

type FlowResults = AnswerOf<'countFlowResults'>

const nodes = ['hello', 'bread', 'mail', 'thanks'].map(id => ({
  id,
  type: 'message',
  data: { text: id },
}))
const edges = [
  { source: 'hello', target: 'bread', sourceHandle: 'source' },
  { source: 'bread', target: 'mail', sourceHandle: 'yes' },
  { source: 'mail', target: 'thanks' },
]
const bot = { name: 'Shop', settings: { collectResults: true }, elements: [{ nodes, edges }] }

const begun = Date.parse('2026-11-20T09:00:00Z')
const today = '2026-11-20'

/** A conversation that came as far as this step, ten seconds at each before it. */
function upTo(step: string, more: object = {}) {
  const far = nodes.findIndex(({ id }) => id === step)
  return {
    startedAt: begun,
    endedAt: null,
    transcript: [{ by: 'user', message: 'Rye' }],
    visited: nodes
      .slice(0, far + 1)
      .flatMap(({ id }, index) => [
        { node: id, at: begun + index * 10_000 },
        ...(index < far ? [{ edge: edges[index], at: begun + (index + 1) * 10_000 }] : []),
      ]),
    answers: { bread: 'Rye' },
    answerVariables: [{ nodeId: 'bread', key: 'loaf', value: 'Rye' }],
    variables: {},
    visitor: { email: 'ann@example.org' },
    ...more,
  }
}
const whole = (more: object = {}) => upTo('thanks', { endedAt: begun + 60_000, ...more })

describe.each(databases)('what conversations did at each step, on $name', ({ make }) => {
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

  async function handOver(session: object, more: object = {}) {
    const { token } = await app.tokens.issue('shop')
    const send = (given: object, also: object = {}) =>
      app.app.request(`${botAddress('', 'shop')}${resultsPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify({ session: given, sentAt: begun + 60_000, ...also }),
      })
    expect((await send(session, more)).status).toBe(204)
    return { token, send }
  }
  const left = { left: true }
  const read = async (path: string) => (await (await app.api('GET', `/v1${path}`)).json()).data
  const flow = (query = ''): Promise<FlowResults> => read(`/chatbots/shop/flow-results${query}`)
  const stepIn = ({ steps }: FlowResults, nodeId: string) =>
    steps.find(step => step.nodeId === nodeId)
  const list = async (query: string) => (await read(`/results?chatbotId=shop${query}`)).results

  test('each step tells who came, who went on by which exit, who left, who ended, and how long they stayed', async () => {
    await handOver(whole())
    await handOver(upTo('bread'), left)
    await handOver(upTo('mail'), left)
    await handOver(upTo('bread'))
    const counts = await flow()
    expect(counts).toMatchObject({
      conversations: 3,
      version: null,
      versions: [{ version: 1, conversations: 3 }],
      isCounting: false,
    })
    expect(
      counts.steps.map(({ nodeId, came, left, ended }) => [nodeId, came, left, ended]),
    ).toEqual([
      ['bread', 3, 1, 0],
      ['hello', 3, 0, 0],
      ['mail', 2, 1, 0],
      ['thanks', 1, 0, 1],
    ])
    expect(stepIn(counts, 'hello')?.exits).toEqual([{ sourceHandle: null, passed: 3 }])
    expect(stepIn(counts, 'bread')?.exits).toEqual([{ sourceHandle: 'yes', passed: 2 }])
    const { measured, median } = stepIn(counts, 'bread')?.stays ?? {}
    expect(measured).toBe(2)
    expect(median).toBeGreaterThan(8000)
    expect(median).toBeLessThan(12_000)
  })

  test('who comes back has not left, and who then ends is counted once', async () => {
    const { send } = await handOver(upTo('bread'), left)
    expect(stepIn(await flow(), 'bread')).toMatchObject({ came: 1, left: 1 })
    await send(upTo('mail'))
    expect(await flow()).toMatchObject({ conversations: 0, steps: [] })
    await send(whole())
    await send(whole({ answers: { bread: 'Spelt' } }), { steps: 90 })
    expect(await flow()).toMatchObject({ conversations: 1 })
    expect(stepIn(await flow(), 'thanks')).toMatchObject({ came: 1, ended: 1, left: 0 })
  })

  test('who is silent for long has left', async () => {
    await handOver(upTo('mail'))
    expect((await flow()).conversations).toBe(0)
    await app.store.results.abandon(-1, () => [])
    expect(stepIn(await flow(), 'mail')).toMatchObject({ came: 1, left: 1 })
  })

  test('versions are told apart, and what no version has is not counted', async () => {
    await handOver(upTo('bread'), left)
    await app.bots.publish('shop', bot)
    await expect.poll(async () => (await app.bots.find('shop'))?.version).toBe(2)
    await handOver(
      upTo('mail', { visited: [...upTo('mail').visited, { node: 'made up', at: begun + 90_000 }] }),
      left,
    )
    expect(await flow()).toMatchObject({
      conversations: 2,
      versions: [
        { version: 2, conversations: 1 },
        { version: 1, conversations: 1 },
      ],
    })
    const first = await flow('?version=1')
    expect(first).toMatchObject({ conversations: 1, version: 1 })
    expect(first.steps.map(({ nodeId }) => nodeId)).toEqual(['bread', 'hello'])
    const second = await flow('?version=2')
    expect(second.steps.map(({ nodeId }) => nodeId)).toEqual(['bread', 'hello', 'mail'])
    expect((await flow(`?from=${today}&to=${today}`)).conversations).toBe(2)
    expect(await flow('?to=2026-01-01')).toMatchObject({
      conversations: 0,
      versions: [],
      steps: [],
    })
  })

  test('a count opens exactly its conversations', async () => {
    await handOver(whole())
    for (const step of ['bread', 'bread', 'mail', 'bread']) await handOver(upTo(step), left)
    await handOver(upTo('bread'))
    const days = `&from=${today}&to=${today}&version=1`
    const gone = await list(`&endedAt=bread&state=abandoned${days}`)
    expect(gone).toHaveLength(3)
    expect(await list(`&endedAt=thanks&state=finished${days}`)).toHaveLength(1)
    expect(await list(`&passed=mail${days}`)).toHaveLength(2)
    expect(await list(`&passed=bread${days}`)).toHaveLength(5)
    expect(await list(`&passed=bre${days}`)).toEqual([])
    expect(await list('&endedAt=bread&version=2')).toEqual([])
    expect(await list('&passed=bread&query=rye&state=finished')).toHaveLength(1)
    const page = await read(`/results?chatbotId=shop&passed=bread&limit=2${days}`)
    const next = await read(
      `/results?chatbotId=shop&passed=bread&limit=9&cursor=${page.nextCursor}${days}`,
    )
    expect([page.results.length, next.results.length, next.nextCursor]).toEqual([2, 3, null])
    const { result } = await read(`/results/${gone[0].id}`)
    expect(result.path.at(-1)).toMatchObject({ node: 'bread' })
    expect((await app.api('GET', '/v1/results?endedAt=bread')).status).toBe(400)
  })

  test('what is deleted counts no more: one, a visitor’s, those of an age', async () => {
    for (let index = 0; index < 3; index++) await handOver(upTo('bread', { visitor: {} }), left)
    const ann = await handOver(whole())
    const [{ id }] = await list('&endedAt=bread')
    await app.api('DELETE', `/v1/results/${id}`)
    expect(await flow()).toMatchObject({ conversations: 3 })
    await app.api('POST', '/v1/chatbots/shop/forget', { session: ann.token })
    expect((await flow()).steps.map(({ nodeId, came }) => [nodeId, came])).toEqual([
      ['bread', 2],
      ['hello', 2],
    ])
    await app.api('POST', '/v1/chatbots/shop/results/delete', { olderThanDays: 0 })
    expect(await flow()).toMatchObject({ conversations: 0, versions: [], steps: [] })
  })

  test('conversations that were stored before steps were counted are counted later', async () => {
    // What counts in the background would come in between.
    await app.services.jobs.stop()
    const keep = (session: string, record: object) =>
      app.store.results.keep({
        botId: 'shop',
        channel: 'api',
        version: 1,
        session,
        begun,
        steps: 1,
        state: 'abandoned',
        answered: 0,
        visitor: { name: null, email: null },
        startedAt: begun,
        endedAt: null,
        edges: [],
        record: JSON.stringify(record),
        words: [],
      })
    await keep('a', upTo('mail'))
    await keep(
      'b',
      upTo('bread', { visited: [...upTo('bread').visited, { node: 'made up', at: begun }] }),
    )
    expect(await flow()).toMatchObject({ conversations: 0, isCounting: true })
    await countWays(app.store)
    await countWays(app.store)
    const counts = await flow()
    expect(counts).toMatchObject({ conversations: 2, isCounting: false })
    expect(counts.steps.map(({ nodeId, came, left }) => [nodeId, came, left])).toEqual([
      ['bread', 2, 0],
      ['hello', 2, 0],
      ['mail', 1, 1],
    ])
    expect(await list('&endedAt=mail&state=abandoned')).toHaveLength(1)
  })

  test('calls that failed are counted by step, under the version that is live', async () => {
    const call = {
      step: 'webhook',
      at: `${today}T09:00:00.000Z`,
      ms: 5,
      status: 200,
      callId: null,
      attempt: 1,
    }
    await app.store.calls.note('shop', { ...call, nodeId: 'bread', error: null })
    await Promise.all(
      ['It answered 503', null].map(error =>
        app.store.calls.note('shop', { ...call, nodeId: 'bread', error }),
      ),
    )
    await app.bots.publish('shop', bot)
    await app.store.calls.note('shop', { ...call, nodeId: 'bread', error: 'It answered 500' })
    await app.store.calls.note('gone', { ...call, nodeId: 'bread', error: null })
    expect(stepIn(await flow(), 'bread')?.calls).toEqual({ made: 4, failed: 2 })
    expect(stepIn(await flow('?version=1'), 'bread')?.calls).toEqual({ made: 3, failed: 1 })
    expect((await flow('?to=2026-01-01')).steps).toEqual([])
  })

  test('the answers of a step are counted, those that were picked together each', async () => {
    for (const value of ['Rye', 'Rye', 'Spelt', ['Rye', 'Oat']])
      await handOver(
        upTo('mail', { answerVariables: [{ nodeId: 'bread', key: 'loaf', value }] }),
        left,
      )
    await handOver(
      upTo('mail', {
        answerVariables: [{ nodeId: 'bread', key: 'l', value: 'Roggen', original: 'Rye' }],
      }),
      left,
    )
    await handOver(upTo('bread', { answers: {}, answerVariables: [] }), left)
    expect(await read('/chatbots/shop/flow-results/bread/answers')).toEqual({
      nodeId: 'bread',
      answered: 5,
      answers: [
        { value: 'Rye', count: 4 },
        { value: 'Oat', count: 1 },
        { value: 'Spelt', count: 1 },
      ],
      others: 0,
    })
    expect(await read('/chatbots/shop/flow-results/bread/answers?version=7')).toMatchObject({
      answered: 0,
    })
  })

  test('nobody counts another account’s bot, and no agent counts at all', async () => {
    await app.store.bots.create('theirs', { owner: 'other' })
    for (const path of ['', '/bread/answers'])
      expect((await app.api('GET', `/v1/chatbots/theirs/flow-results${path}`)).status).toBe(404)
    const agent = await memberOf(app, 'owner', 'agent')
    expect((await agent.ask('GET', '/v1/chatbots/shop/flow-results')).status).toBe(403)
    const editor = await memberOf(app, 'owner', 'editor')
    expect((await editor.ask('GET', '/v1/chatbots/shop/flow-results')).status).toBe(200)
  })
})
