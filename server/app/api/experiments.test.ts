import { createHmac } from 'node:crypto'
import { botAddress, sessionsPath } from '@talkgraph/wire/addresses'
import type { ExperimentRecord } from '@talkgraph/wire/experiments'
import { resultsPath } from '@talkgraph/wire/results'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { shareOf } from '../../../runtime/session/share-of.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'

const branches = [
  { id: 'a', branchName: 'Short', weight: 1 },
  { id: 'b', branchName: 'Warm', weight: 1 },
]
const question = (id: string) => ({
  id,
  type: 'ask-custom-question',
  data: { questionText: `${id}?`, answerVariable: 'loaf' },
})
const flow = (data: object = {}, settings: object = {}) => ({
  name: 'Shop',
  settings,
  elements: [
    {
      nodes: [
        {
          id: 'try',
          type: 'experiment',
          data: { name: 'Greeting', goal: { kind: 'variable', name: 'loaf' }, branches, ...data },
        },
        question('ask-a'),
        question('ask-b'),
        { id: 'thanks', type: 'message', data: { text: 'Thanks' } },
      ],
      edges: [
        { source: 'try', sourceHandle: 'a', target: 'ask-a' },
        { source: 'try', sourceHandle: 'b', target: 'ask-b' },
        { source: 'ask-a', target: 'thanks' },
        { source: 'ask-b', target: 'thanks' },
      ],
    },
  ],
})

/** A conversation in a widget that took a branch. */
const told = (id: string, isReached: boolean) => ({
  startedAt: 1_800_000_000_000,
  endedAt: null,
  transcript: [],
  visited: [
    { node: 'try', at: 1 },
    { edge: { source: 'try', target: `ask-${id}`, sourceHandle: id }, at: 2 },
    { node: `ask-${id}`, at: 3 },
  ],
  answers: {},
  answerVariables: isReached ? [{ nodeId: `ask-${id}`, key: 'loaf', value: 'Rye' }] : [],
  variables: {},
  visitor: {},
})

describe.each(databases)('experiments on $name', ({ make }) => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof testApp>>

  beforeEach(async () => {
    database = await make()
    app = await testApp({ database: database.address })
  })
  afterEach(async () => {
    await app.close()
    await database.drop()
  })

  const publish = async (file: object) => {
    await app.api('PUT', '/v1/chatbots/shop/flow', file)
    expect((await app.api('POST', '/v1/chatbots/shop/publish')).status).toBe(200)
  }
  const say = async (message: string, threadId?: string) => {
    const body = { message, from: 'USER', ...(threadId && { threadId }) }
    const { data } = await (await app.api('POST', '/v1/chatbots/shop/message', body)).json()
    return { threadId: String(data.message.threadId), text: String(data.message.answer.text) }
  }
  const figures = async (): Promise<ExperimentRecord[]> =>
    (await (await app.api('GET', '/v1/chatbots/shop/experiments')).json()).data.experiments
  const counts = async () =>
    (await figures())[0]?.branches.map(({ visitors, reached }) => [visitors, reached])

  const session = async (identity?: object) => {
    const response = await app.app.request(botAddress('', 'shop') + sessionsPath, {
      method: 'POST',
      ...(identity && {
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ identity }),
      }),
    })
    return String((await response.json()).token)
  }
  const hand = async (token: string, record: object) => {
    const response = await app.app.request(botAddress('', 'shop') + resultsPath, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ session: record, sentAt: Date.now() }),
    })
    expect(response.status).toBe(204)
  }

  test('counts each thread once for its branch, and once it has reached the goal', async () => {
    await publish(flow())
    const taken = { a: 0, b: 0 }
    const threads: string[] = []
    for (let visitor = 0; visitor < 12; visitor++) {
      const { threadId, text } = await say('Hello')
      taken[text === 'ask-a?' ? 'a' : 'b']++
      threads.push(threadId)
    }
    expect(await counts()).toEqual([
      [taken.a, 0],
      [taken.b, 0],
    ])
    for (const threadId of threads) await say('Rye', threadId)
    expect(await counts()).toEqual([
      [taken.a, taken.a],
      [taken.b, taken.b],
    ])
    const [experiment] = await figures()
    expect(experiment).toMatchObject({
      nodeId: 'try',
      name: 'Greeting',
      winner: null,
      isEven: true,
      verdict: null,
      goal: { kind: 'variable', name: 'loaf' },
      branches: [{ id: 'a', branchName: 'Short', weight: 1, rate: 1 }, { branchName: 'Warm' }],
    })
    for (const { rate, interval } of experiment?.branches ?? []) {
      expect(interval[0]).toBeLessThanOrEqual(rate ?? 0)
      expect(interval[1]).toBeGreaterThanOrEqual(rate ?? 1)
    }
  })

  test.each([
    ['stored', { collectResults: true }],
    ['not stored', {}],
  ])(
    'counts conversations of widgets that are %s, handed over as often as they like',
    async (_, settings) => {
      await publish(flow({}, settings))
      const ann = await session()
      await hand(ann, told('a', false))
      await hand(ann, told('a', true))
      await hand(ann, told('a', true))
      await hand(await session(), told('b', false))
      expect(await counts()).toEqual([
        [1, 1],
        [1, 0],
      ])
    },
  )

  test('who is vouched for is one visitor over all sessions', async () => {
    await publish(flow({}, { collectResults: true }))
    const { data } = await (await app.api('GET', '/v1/chatbots/shop/identity-secret')).json()
    const hash = createHmac('sha256', String(data.secret)).update('ann').digest('hex')
    for (let turn = 0; turn < 3; turn++)
      await hand(await session({ id: 'ann', hash }), told('a', turn === 1))
    for (let turn = 0; turn < 2; turn++) await hand(await session({ id: 'ann' }), told('b', false))
    expect(await counts()).toEqual([
      [1, 1],
      [2, 0],
    ])
  })

  test('a goal may be a step that is reached, or the end of the conversation', async () => {
    await publish(flow({ name: 'Step', goal: { kind: 'step', nodeId: 'ask-a' } }))
    const { text } = await say('Hello')
    expect(await counts()).toEqual(
      text === 'ask-a?'
        ? [
            [1, 1],
            [0, 0],
          ]
        : [
            [0, 0],
            [1, 0],
          ],
    )
    await publish(flow({ name: 'End', goal: { kind: 'finished' } }))
    const { threadId } = await say('Hello')
    expect((await counts())?.flat().toSorted()).toEqual([0, 0, 0, 1])
    await say('Rye', threadId)
    expect((await counts())?.flat().toSorted()).toEqual([0, 0, 1, 1])
  })

  test.each([
    ['50', '49.9', 0],
    ['50', '50', 1],
    ['50', '1200', 1],
    ['50', 'fifty', 0],
    ['Large', ' large ', 1],
    ['Large', 'not large', 0],
    ['', 'anything', 0],
  ])('a goal may be the value %j: %j reaches it %i times', async (value, said, times) => {
    await publish(flow({ name: 'Worth', goal: { kind: 'value', name: 'loaf', value } }))
    const { threadId } = await say('Hello')
    await say(said, threadId)
    expect((await counts())?.flat().toSorted()).toEqual([0, 0, times, 1].toSorted())
  })

  test('where nothing is stored, the widget is told of which variable it tells the value', async () => {
    const goal = { kind: 'value', name: 'loaf', value: '50' }
    const tells = async () => (await (await app.app.request('/widget/v1/bots/shop')).json()).tells
    await publish(flow({ goal }))
    expect(await tells()).toEqual(['loaf'])
    await publish(flow({ goal }, { collectResults: true }))
    expect(await tells()).toBeUndefined()
    await publish(flow({ goal: { kind: 'variable', name: 'loaf' } }))
    expect(await tells()).toBeUndefined()
  })

  test('ends by one call: everybody takes the winner, figures stay, and nothing else goes live', async () => {
    await publish(flow())
    await say('Hello')
    const before = await counts()
    const operation = { id: 'o', op: 'set', nodeId: 'thanks', path: ['text'], value: 'Bye' }
    await app.api('POST', '/v1/chatbots/shop/draft/operations', { operations: [operation] })
    const ended = await app.api('POST', '/v1/chatbots/shop/experiments/try/end', { branchId: 'b' })
    expect((await ended.json()).data).toEqual({
      chatbotId: 'shop',
      nodeId: 'try',
      winner: 'b',
      version: 2,
    })
    for (let visitor = 0; visitor < 4; visitor++) {
      const { threadId, text } = await say('Hello')
      expect(text).toBe('ask-b?')
      expect((await say('Rye', threadId)).text).toBe('Thanks')
    }
    expect(await counts()).toEqual(before)
    expect((await figures())[0]).toMatchObject({ winner: 'b' })
    const draft = await (await app.api('GET', '/v1/chatbots/shop/draft')).json()
    const nodes = draft.data.bot.elements[0].nodes as { id: string; data: object }[]
    expect(nodes.find(({ id }) => id === 'try')?.data).toMatchObject({ winner: 'b' })
    expect(nodes.find(({ id }) => id === 'thanks')?.data).toEqual({ text: 'Bye' })
    expect((await app.api('POST', '/v1/chatbots/shop/publish')).status).toBe(200)
    const { threadId } = await say('Hello')
    expect((await say('Rye', threadId)).text).toBe('Bye')
  })

  test('ends in the draft alone where a newer version than the live one is stored', async () => {
    await publish(flow())
    await app.api('PUT', '/v1/chatbots/shop/flow', flow({ name: 'Another' }))
    const ended = await app.api('POST', '/v1/chatbots/shop/experiments/try/end', { branchId: 'a' })
    expect((await ended.json()).data).toMatchObject({ winner: 'a', version: null })
    expect((await figures())[0]).toMatchObject({ name: 'Greeting', winner: null })
    await app.api('POST', '/v1/chatbots/shop/publish')
    expect((await figures())[0]).toMatchObject({ name: 'Another', winner: 'a' })
  })

  test('cannot end what is no experiment, or by what is no branch', async () => {
    await publish(flow())
    const end = async (node: string, branchId: string) => {
      const path = `/v1/chatbots/shop/experiments/${node}/end`
      const response = await app.api('POST', path, { branchId })
      return [response.status, (await response.json()).error.code]
    }
    expect(await end('thanks', 'a')).toEqual([404, 'EXPERIMENT_NOT_FOUND'])
    expect(await end('try', 'c')).toEqual([400, 'REQUEST_VALIDATION_FAILED'])
  })

  test('what is forgotten of a visitor no longer counts, and a bot takes its figures with it', async () => {
    await publish(flow({}, { collectResults: true }))
    const token = await session()
    await hand(token, told('a', true))
    await hand(await session(), told('a', false))
    await app.api('POST', '/v1/chatbots/shop/forget', { session: token })
    expect(await counts()).toEqual([
      [1, 0],
      [0, 0],
    ])
    await app.api('DELETE', '/v1/chatbots/shop')
    expect(await app.store.experiments.counts('shop')).toEqual([])
  })

  test('a visitor stands at the same place in widget and server', async () => {
    await publish(flow())
    const { threadId, text } = await say('Hello')
    const tag = (await app.store.threads.find(threadId))?.session ?? ''
    expect(text).toBe(shareOf('Greeting', tag) < 0.5 ? 'ask-a?' : 'ask-b?')
  })
})
