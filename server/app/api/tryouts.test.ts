import { botAddress, sessionsPath, stepPath } from '@talkgraph/wire/addresses'
import type { ExperimentRecord } from '@talkgraph/wire/experiments'
import { resultsPath } from '@talkgraph/wire/results'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { isAmong } from '../../../runtime/session/share-of.js'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { serverTime } from '../../testing/server-time.js'
import { testApp } from '../../testing/test-app.js'

interface Node {
  readonly id: string
  readonly type: string
  readonly data: object
}

const file = (words: string, more: Node[] = []) => ({
  name: 'Shop',
  settings: { collectResults: true },
  elements: [
    {
      nodes: [
        {
          id: 'loaf',
          type: 'ask-custom-question',
          data: { questionText: words, answerVariable: 'loaf' },
        },
        ...more,
        { id: 'thanks', type: 'message', data: { text: 'Thanks' } },
      ],
      edges: ['loaf', ...more.map(({ id }) => id)].map((source, place) => ({
        source,
        target: more[place]?.id ?? 'thanks',
      })),
    },
  ],
})

/** After every try has begun: what was said before counts for none. */
const afterwards = serverTime() + 3_600_000
/** A conversation in a widget. */
const told = (isReached: boolean, startedAt = afterwards) => ({
  startedAt,
  endedAt: isReached ? startedAt + 1000 : null,
  transcript: [{ by: 'user', message: 'Rye' }],
  visited: [{ node: 'loaf', at: 1 }],
  answers: { loaf: 'Rye' },
  answerVariables: [],
  variables: {},
  visitor: {},
})

describe.each(databases)('a version for a share of the visitors, on $name', ({ make }) => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof testApp>>
  let other: Awaited<ReturnType<typeof testApp>> | undefined

  beforeEach(async () => {
    database = await make()
    app = await testApp({ database: database.address })
    other = undefined
  })
  afterEach(async () => {
    await other?.close()
    await app.close()
    await database.drop()
  })

  const call = async (method: string, path: string, body?: object) => {
    const { data, error } = await (await app.api(method, `/v1/chatbots/shop${path}`, body)).json()
    return data ?? error
  }
  const store = (words: string, more?: Node[]) => call('PUT', '/flow', file(words, more))
  const publish = (body: object = {}) => call('POST', '/publish', body)
  const begin = async (share: object = { share: 50 }) => {
    await store('Which loaf?')
    await publish()
    await store('Good morning! Which loaf?', [{ id: 'new', type: 'webhook', data: {} }])
    return publish(share)
  }
  const say = async (message: string, threadId?: string, on = app) => {
    const body = { message, from: 'USER', ...(threadId && { threadId }) }
    const { data } = await (await on.api('POST', '/v1/chatbots/shop/message', body)).json()
    return { threadId: String(data.message.threadId), text: String(data.message.answer.text) }
  }
  const figures = async (): Promise<ExperimentRecord[]> =>
    (await call('GET', '/experiments')).experiments
  const counts = async () =>
    (await figures())[0]?.branches.map(({ id, visitors, reached }) => [id, visitors, reached])
  const shares = async () =>
    (await call('GET', '/versions')).versions.map(
      ({ version, share }: { version: number; share: number }) => [version, share],
    )
  const served = async (query = '', on = app) =>
    (await on.app.request(botAddress('', 'shop') + query)).json()
  const session = async () => {
    const response = await app.app.request(botAddress('', 'shop') + sessionsPath, {
      method: 'POST',
    })
    return String((await response.json()).token)
  }
  const send = (token: string, path: string, body: object, version = '') =>
    app.app.request(`${botAddress('', 'shop')}${path}${version && `?version=${version}`}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  const hand = async (version: string, record: object, tryout?: string, token?: string) => {
    const by = token ?? (await session())
    const response = await send(
      by,
      resultsPath,
      { session: record, sentAt: Date.now() },
      version && tryout ? `${version}&tryout=${tryout}` : version,
    )
    expect(response.status).toBe(204)
    return by
  }

  test('is met by the same visitors each time, on every server, and by as many as was said', async () => {
    expect(await begin()).toEqual({
      chatbotId: 'shop',
      version: 2,
      share: 50,
      beside: 1,
      warnings: expect.anything(),
    })
    expect(await shares()).toEqual([
      [2, 50],
      [1, 50],
    ])
    other = await testApp({ database: database.address })
    expect(await served('', other)).toEqual(await served())
    const met = { tried: 0, usual: 0 }
    for (let visitor = 0; visitor < 40; visitor++) {
      const { threadId, text } = await say('Hello', undefined, visitor % 2 === 0 ? app : other)
      const tag = (await app.store.threads.find(threadId))?.session ?? ''
      const isTried = isAmong('shop', { version: 2, share: 50 }, tag)
      expect(text).toBe(isTried ? 'Good morning! Which loaf?' : 'Which loaf?')
      met[isTried ? 'tried' : 'usual']++
      if (visitor < 8) {
        expect((await say('Rye', threadId, other)).text).toBe('Thanks')
        expect((await say('Hello', threadId, app)).text).toBe(text)
      }
    }
    expect(met.tried).toBeGreaterThan(5)
    expect(met.usual).toBeGreaterThan(5)
    const [record] = await figures()
    expect(record).toMatchObject({ nodeId: null, winner: null, goal: { kind: 'finished' } })
    expect(record?.branches.map(({ visitors }) => visitors)).toEqual([met.usual, met.tried])
    expect(record?.branches.reduce((sum, { reached }) => sum + reached, 0)).toBe(8)
  })

  test('browsers get one answer that holds for all, which names it', async () => {
    await begin({ share: 20 })
    const live = await served()
    expect(live).toMatchObject({
      flowVersion: '1',
      counts: 'visits',
      tryout: { id: '1', version: '2', share: 20 },
    })
    const tried = await served('?version=2')
    expect(tried).toMatchObject({ flowVersion: '2', counts: 'visits' })
    expect(tried.tryout).toBeUndefined()
  })

  test('steps of both versions are carried out, each for whoever plays it', async () => {
    await begin()
    const token = await session()
    const step = async (version: string) =>
      (await send(token, stepPath('new', 'webhook'), { answers: {} }, version)).status
    expect(await step('2')).not.toBe(404)
    expect(await step('1')).toBe(404)
    expect(await step('')).toBe(404)
    await publish({ version: 1 })
    expect(await step('2')).not.toBe(404)
    expect(await step('3')).toBe(404)
  })

  test('conversations of widgets are stored with the version that they were held in, and count for it', async () => {
    await begin()
    await hand('2', told(true), '1')
    const ann = await hand('1', told(false), '1')
    const before = await hand('1', told(false))
    expect(await counts()).toEqual([
      ['1', 1, 0],
      ['2', 1, 1],
    ])
    await hand('1', told(true), undefined, ann)
    await hand('1', told(true), undefined, before)
    expect(await counts()).toEqual([
      ['1', 1, 1],
      ['2', 1, 1],
    ])
    const { data } = await (await app.api('GET', '/v1/results?chatbotId=shop&version=2')).json()
    expect(data.results).toHaveLength(1)
  })

  test('is for everybody by the next call; conversations under way go on in their own', async () => {
    await begin()
    const threads = await Promise.all(Array.from({ length: 8 }, () => say('Hello')))
    await store('A third loaf?')
    expect(await publish({ version: 2 })).toMatchObject({ version: 2, share: 100, beside: null })
    expect((await say('Hello')).text).toBe('Good morning! Which loaf?')
    for (const { threadId } of threads) expect((await say('Rye', threadId)).text).toBe('Thanks')
    const { results } = (await (await app.api('GET', '/v1/results?chatbotId=shop')).json()).data
    const usual = threads.filter(({ text }) => text === 'Which loaf?').length
    expect(results.filter(({ version }: { version: number }) => version === 1)).toHaveLength(usual)
    expect(await shares()).toEqual([
      [3, 0],
      [2, 100],
      [1, 0],
    ])
    expect((await figures())[0]).toMatchObject({ nodeId: null, winner: '2' })
    expect(await served()).not.toHaveProperty('tryout')
  })

  test.each([
    ['back to the old one', { version: 1 }, 'Which loaf?'],
    ['by a third one', {}, 'A third loaf?'],
  ])('ends %s', async (_, body, words) => {
    await begin({ share: 99 })
    if (!('version' in body)) await store('A third loaf?')
    await publish(body)
    for (let visitor = 0; visitor < 5; visitor++) {
      expect((await say('Hello')).text).toBe(words)
      expect(await served()).not.toHaveProperty('tryout')
    }
    expect(await figures()).toHaveLength('version' in body ? 1 : 0)
  })

  test('of another size is met by the same visitors, and counts from nothing', async () => {
    await begin()
    for (let visitor = 0; visitor < 6; visitor++) await say('Hello')
    expect(await publish({ version: 2, share: 99 })).toMatchObject({ share: 99, beside: 1 })
    expect((await counts())?.map(([, visitors]) => visitors)).toEqual([0, 0])
    expect(await shares()).toEqual([
      [2, 99],
      [1, 1],
    ])
  })

  test('goes on with its figures where the same is asked for once more', async () => {
    await begin()
    await hand('2', told(true), '1')
    expect(await publish({ version: 2, share: 50 })).toMatchObject({ share: 50, beside: 1 })
    expect(await counts()).toEqual([
      ['1', 0, 0],
      ['2', 1, 1],
    ])
    expect((await served()).tryout).toEqual({ id: '1', version: '2', share: 50 })
  })

  test('counts whoever comes on a server that had the bot in memory as it began', async () => {
    other = await testApp({ database: database.address })
    const elsewhere = other
    await store('Which loaf?')
    await publish()
    await served('', elsewhere)
    await store('Good morning! Which loaf?')
    await publish({ share: 50 })
    await served('?version=2', elsewhere)
    await expect.poll(() => served('', elsewhere)).toHaveProperty('tryout')
    expect(await served('?version=2', elsewhere)).toHaveProperty('counts', 'visits')
  })

  test('gives the times of a calendar that only the version that is tried has, also once it was won by another', async () => {
    await store('Which loaf?')
    await publish()
    const when = {
      booking: { isOn: true },
      weeklyHours: [{ dayName: 'Monday', slots: [{ start: '09:00', end: '12:00' }] }],
    }
    await store('Which loaf?', [{ id: 'when', type: 'calendar', data: when }])
    const calendar = () => app.services.bookings.calendarOf({ botId: 'shop', nodeId: 'when' })
    expect(await calendar()).toBeUndefined()
    await publish({ share: 50 })
    expect(await calendar()).toMatchObject({ botId: 'shop', nodeId: 'when' })
    await publish({ version: 1 })
    expect(await calendar()).toMatchObject({ botId: 'shop', nodeId: 'when' })
  })

  test('has reached its end where somebody at the desk ends the talk', async () => {
    await begin({ share: 99 })
    const { threadId } = await say('Hello')
    const finished = async () => (await counts())?.reduce((sum, row) => sum + Number(row[2]), 0)
    expect(await finished()).toBe(0)
    await call('PATCH', `/threads/${threadId}`, { state: 'taken' })
    await call('PATCH', `/threads/${threadId}`, { state: 'ended' })
    expect(await finished()).toBe(1)
  })

  test('ends when the bot goes offline', async () => {
    await begin()
    await call('DELETE', '/publish')
    expect((await app.app.request(botAddress('', 'shop'))).status).toBe(404)
    await publish({ version: 1 })
    expect(await served()).not.toHaveProperty('tryout')
  })

  test('needs another version that is live, and a goal that visitors of both can reach', async () => {
    await store('Which loaf?')
    expect(await publish({ share: 20 })).toMatchObject({ code: 'NO_VERSION_BESIDE' })
    await publish()
    expect(await publish({ version: 1, share: 20 })).toMatchObject({ code: 'NO_VERSION_BESIDE' })
    await store('Good morning!', [{ id: 'new', type: 'message', data: { text: 'New' } }])
    const withGoal = (goal: object) => publish({ share: 20, goal })
    expect(await withGoal({ kind: 'step', nodeId: 'new' })).toMatchObject({
      details: [{ path: 'goal', message: 'The step “new” must be in both versions' }],
    })
    expect(await withGoal({ kind: 'variable' })).toMatchObject({
      code: 'REQUEST_VALIDATION_FAILED',
    })
    expect(await withGoal({ kind: 'step', nodeId: 'thanks' })).toMatchObject({ share: 20 })
    expect((await figures())[0]?.goal).toEqual({ kind: 'step', nodeId: 'thanks' })
  })

  test('what went live is listed with its share', async () => {
    await begin({ share: 20, note: 'Warmer' })
    const { publications } = await call('GET', '/publications')
    expect(publications).toMatchObject([
      { version: 2, share: 20, note: 'Warmer' },
      { version: 1, share: null },
    ])
  })
})
