import { botAddress } from '@talkgraph/wire/addresses'
import { resultsPath } from '@talkgraph/wire/results'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, type TestDatabase } from '../../testing/databases.js'
import { testApp } from '../../testing/test-app.js'

const nodes = ['hello', 'bread', 'mail', 'thanks'].map(id => ({
  id,
  type: 'message',
  data: { text: id },
}))
const edges = [
  { source: 'hello', target: 'bread' },
  { source: 'bread', target: 'mail', sourceHandle: 'yes' },
  { source: 'mail', target: 'thanks' },
]
const bot = (settings: object) => ({ name: 'Shop', settings, elements: [{ nodes, edges }] })

const today = '2026-11-20'
const begun = Date.parse('2026-11-20T09:00:00Z')

function record(more: object = {}) {
  return {
    startedAt: begun,
    endedAt: null,
    transcript: [
      { by: 'bot', message: 'Which bread would you like?' },
      { by: 'user', message: 'Roggenbrötchen' },
    ],
    visited: [
      { node: 'hello', at: begun },
      { edge: { source: 'hello', target: 'bread' }, at: begun + 10 },
    ],
    answers: { bread: 'Roggenbrötchen' },
    answerVariables: [{ nodeId: 'bread', key: 'loaf', value: 'Roggenbrötchen' }],
    variables: {},
    visitor: {},
    ...more,
  }
}

const whole = (more: object = {}) =>
  record({
    endedAt: begun + 60_000,
    visited: edges.flatMap((edge, index) => [
      { node: edge.source, at: begun + index },
      { edge, at: begun + index },
    ]),
    answers: { bread: 'Roggenbrötchen', mail: 'Ann@Example.org' },
    visitor: { email: 'Ann@Example.org', name: 'Ann' },
    ...more,
  })

/** A bot is read anew when it is next looked for. */
const slowly = { timeout: 60_000 }

describe.each(databases)('on $name', ({ make }) => {
  let database: TestDatabase
  let app: Awaited<ReturnType<typeof testApp>>

  beforeEach(async () => {
    // No day ends in the midst of a test.
    vi.setSystemTime(`${today}T12:00:00Z`)
    database = await make()
    app = await testApp({ database: database.address })
    await app.bots.publish('shop', bot({ collectResults: true }))
    await app.bots.publish('quiet', bot({}))
  })
  afterEach(async () => {
    vi.useRealTimers()
    await app.close()
    await database.drop()
  })

  async function visitor(botId = 'shop') {
    const { token } = await app.tokens.issue(botId)
    const handOver = async (session: object, more: object = {}, by = token) =>
      app.app.request(`${botAddress('', botId)}${resultsPath}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${by}` },
        body: JSON.stringify({ session, sentAt: begun + 60_000, ...more }),
      })
    return { token, handOver }
  }
  const read = async (path: string) => (await (await app.api('GET', `/v1${path}`)).json()).data
  const list = async (query = '') => (await read(`/results${query}`)).results

  test('stores nothing for a bot whose owner has not switched it on, and tells browsers of none', async () => {
    const { handOver } = await visitor('quiet')
    expect((await handOver(whole())).status).toBe(404)
    expect(await list()).toEqual([])
    const published = await (await app.app.request(botAddress('', 'quiet'))).json()
    expect(published.results).toBeUndefined()
    expect((await (await app.app.request(botAddress('', 'shop'))).json()).results).toBe(true)
  })

  test('what was set through the API stands above the bot file', async () => {
    await app.api('PATCH', '/v1/chatbots/quiet', { settings: { collectResults: true } })
    await app.api('PATCH', '/v1/chatbots/shop', { settings: { collectResults: false } })
    const on = await visitor('quiet')
    const off = await visitor('shop')
    await expect.poll(async () => (await on.handOver(whole())).status, slowly).toBe(204)
    await expect.poll(async () => (await off.handOver(whole())).status, slowly).toBe(404)
  })

  test('a conversation is one result, and the record that knows most counts', async () => {
    const { handOver } = await visitor()
    expect((await handOver(record())).status).toBe(204)
    expect(await list()).toMatchObject([
      { state: 'open', answered: 1, chatbotId: 'shop', endedAt: null },
    ])
    await handOver(whole())
    await handOver(record())
    await handOver(record(), { left: true })
    expect(await list()).toMatchObject([
      { state: 'finished', answered: 2, visitor: { name: 'Ann', email: 'ann@example.org' } },
    ])
  })

  test('what one address has stored is counted by how much it grows', async () => {
    const limits = { kilobytesPerAddress: 100, kilobytesPerSession: 60 }
    await app.bots.publish('shop', bot({ collectResults: true, limits }))
    const said = (count: number) => ({
      transcript: Array.from({ length: count }, () => ({ by: 'user', message: 'x'.repeat(1000) })),
    })
    const first = await visitor()
    const statuses: number[] = []
    for (const count of [10, 20, 30, 30, 40, 80])
      statuses.push((await first.handOver(record(said(count)), { steps: count })).status)
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429])
    const second = await visitor()
    expect((await second.handOver(record(said(50)), { steps: 50 })).status).toBe(204)
    const third = await visitor()
    expect((await third.handOver(record(said(50)), { steps: 50 })).status).toBe(429)
  })

  test('what one address has stored stays under its limit with what it is found by', async () => {
    await app.bots.publish(
      'shop',
      bot({ collectResults: true, limits: { kilobytesPerAddress: 400 } }),
    )
    const { db, type } = app.store.database
    const size = async () => {
      const { rows } = await (type === 'postgres'
        ? sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
        : sql<{ bytes: number }>`select (page_count - freelist_count) * page_size as bytes
            from pragma_page_count, pragma_freelist_count, pragma_page_size`
      ).execute(db)
      return Number(rows[0]?.bytes)
    }
    const before = await size()
    for (let count = 0, status = 204; status === 204; count++) {
      const { handOver } = await visitor()
      const transcript = Array.from({ length: 2000 }, (_, place) => ({
        by: 'user',
        message: `${place}w${count}`,
      }))
      const more = { transcript, endedAt: 1_800_000_000_000 }
      ;({ status } = await handOver(record(more), { steps: 1 }))
    }
    expect(await list()).not.toEqual([])
    expect((await size()) - before).toBeLessThan(560_000)
  })

  test('a record that was shortened knows more than one that was not, and ends the conversation', async () => {
    const { handOver } = await visitor()
    const long = Array.from({ length: 900 }, () => ({ by: 'user', message: 'x' }))
    expect((await handOver(record({ transcript: long }), { steps: 905 })).status).toBe(204)
    expect((await handOver(whole(), { steps: 910 })).status).toBe(204)
    expect(await list()).toMatchObject([{ state: 'finished', answered: 2 }])
    expect((await handOver(whole(), { steps: -1 })).status).toBe(400)
    expect((await handOver(whole(), { steps: 1e12 })).status).toBe(400)
  })

  test('who leaves has abandoned it, until the page is there again', async () => {
    const { handOver } = await visitor()
    await handOver(record(), { left: true })
    expect(await list('?state=abandoned')).toHaveLength(1)
    await handOver(record())
    expect(await list('?state=open')).toHaveLength(1)
    expect(await list('?state=abandoned')).toHaveLength(0)
  })

  test('who is silent for long has abandoned it, and is found by what was said', async () => {
    const { handOver } = await visitor()
    await handOver(record())
    expect(await list('?query=roggen')).toMatchObject([{ state: 'open' }])
    expect(await app.store.results.abandon(60_000, () => [])).toBe(0)
    expect(await app.store.results.abandon(-1, () => ['roggenbrotchen'])).toBe(1)
    expect(await list('?query=roggen')).toMatchObject([{ state: 'abandoned' }])
    expect(await read('/results/counts?chatbotId=shop')).toMatchObject({
      open: 0,
      abandoned: 1,
      started: 1,
    })
  })

  test('results are found by all words of a query, by the beginnings of words, and without accents', async () => {
    await (await visitor()).handOver(whole())
    await (await visitor()).handOver(
      whole({ transcript: [{ by: 'user', message: 'Ciabatta, 日本語' }] }),
    )
    for (const [query, found] of [
      ['roggenbrötchen which', 1],
      ['ROGGENBROTCH', 2],
      ['ciab', 1],
      ['日語', 1],
      ['ann@example.org', 2],
      ['ciab which', 0],
      ['"\' OR 1=1 --', 0],
      ['*', 0],
      ['NEAR(a b)', 0],
    ] as const)
      expect([query, (await list(`?query=${encodeURIComponent(query)}`)).length]).toEqual([
        query,
        found,
      ])
  })

  test('lists lead on by a cursor, and are narrowed by bot, state and day', async () => {
    for (let index = 0; index < 5; index++)
      await (await visitor()).handOver(index % 2 ? whole() : record())
    const first = await read('/results?limit=2')
    const second = await read(`/results?limit=2&cursor=${first.nextCursor}`)
    const third = await read(`/results?limit=2&cursor=${second.nextCursor}`)
    const ids = [first, second, third].flatMap(page =>
      page.results.map(({ id }: { id: string }) => id),
    )
    expect(new Set(ids).size).toBe(5)
    expect(third.nextCursor).toBeNull()
    expect(await list(`?state=finished&from=${today}&to=${today}&chatbotId=shop`)).toHaveLength(2)
    expect(await list('?channel=widget')).toHaveLength(5)
    expect(await list('?channel=api')).toEqual([])
    expect((await app.api('GET', '/v1/results?channel=pigeon')).status).toBe(400)
    expect(await list('?to=2026-01-01')).toEqual([])
    expect(await list('?chatbotId=quiet')).toEqual([])
    expect((await app.api('GET', '/v1/results?chatbotId=gone')).status).toBe(404)
    expect((await app.api('GET', '/v1/results?from=yesterday')).status).toBe(400)
  })

  test('one result has transcript, answers and path', async () => {
    await (await visitor()).handOver(whole())
    const [{ id }] = await list()
    const { result } = await read(`/results/${id}`)
    expect(result).toMatchObject({
      transcript: whole().transcript,
      answers: { bread: 'Roggenbrötchen', mail: 'Ann@Example.org' },
      visitorFields: { name: 'Ann' },
      path: expect.arrayContaining([
        expect.objectContaining({ edge: { source: 'mail', target: 'thanks' } }),
      ]),
    })
  })

  test('counts say how many finished and passed each edge, once each, and only edges of the flow', async () => {
    await (await visitor()).handOver(whole())
    const twice = [
      ...whole().visited,
      ...whole().visited,
      { edge: { source: 'x', target: 'y' }, at: begun },
    ]
    await (await visitor()).handOver(whole({ visited: twice }))
    await (await visitor()).handOver(record())
    const counts = await read('/results/counts?chatbotId=shop')
    expect(counts).toMatchObject({ started: 3, finished: 2, open: 1, completionRate: 2 / 3 })
    expect(counts.edges).toEqual([
      { source: 'hello', target: 'bread', sourceHandle: null, passed: 3 },
      { source: 'bread', target: 'mail', sourceHandle: 'yes', passed: 2 },
      { source: 'mail', target: 'thanks', sourceHandle: null, passed: 2 },
    ])
    expect(await read('/results/counts')).toMatchObject({ started: 3, edges: [] })
  })

  test('the table has a column for each variable, and no formula', async () => {
    await (await visitor()).handOver(
      whole({
        answerVariables: [
          { nodeId: 'bread', key: 'loaf', value: '=HYPERLINK("http://evil.example")' },
        ],
        variables: { plan: '+1', 'a,"b"': 'x\r\ny' },
      }),
    )
    await (await visitor()).handOver(
      record({ answers: { other: ['a', 'b'] }, answerVariables: [] }),
    )
    const response = await app.api('GET', '/v1/results/export/csv')
    expect(response.headers.get('content-disposition')).toMatch(
      /^attachment; filename="results-.*\.csv"$/,
    )
    const [head, ...rows] = (await response.text()).trim().split(/\r\n(?=[0-9a-f]{32})/)
    expect(head).toContain('"a,""b"""')
    for (const name of ['loaf', 'plan', 'email', 'A question of before'])
      expect(head).toContain(name)
    expect(head).not.toMatch(/\bother\b/)
    expect(rows).toHaveLength(2)
    expect(rows.join()).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
    expect(rows.join()).toContain("'+1")
    expect(rows.join()).toContain('"a, b"')
  })

  test('the JSON file has everything', async () => {
    await (await visitor()).handOver(whole())
    const file = await (await app.api('GET', '/v1/results/export/json')).json()
    expect(file).toMatchObject([
      { state: 'finished', transcript: whole().transcript, answers: whole().answers },
    ])
  })

  test('what is deleted is found no more, counts no more, and is in no export', async () => {
    const gone = await visitor()
    await gone.handOver(whole())
    await (await visitor()).handOver(
      whole({ visitor: {}, answers: { bread: 'Rye' }, answerVariables: [] }),
    )
    const [, { id }] = await list()
    expect((await app.api('DELETE', `/v1/results/${id}`)).status).toBe(200)
    expect((await app.api('DELETE', `/v1/results/${id}`)).status).toBe(404)
    expect(await list('?query=example')).toEqual([])
    expect(await read('/results/counts?chatbotId=shop')).toMatchObject({ started: 1, finished: 1 })
    expect(await (await app.api('GET', '/v1/results/export/json')).text()).not.toContain(
      'Example.org',
    )
  })

  test('a visitor is forgotten by address and by session, with what only the transcript says', async () => {
    const byMail = await visitor()
    await byMail.handOver(whole())
    const said = await visitor()
    await said.handOver(
      record({ transcript: [{ by: 'user', message: 'Write to ann@example.org!' }] }),
      {
        left: true,
      },
    )
    const open = await visitor()
    await open.handOver(record({ transcript: [{ by: 'user', message: 'ann@example.org' }] }))
    const other = await visitor()
    await other.handOver(whole({ visitor: { email: 'joann@example.org' }, answers: {} }))
    const forgotten = await app.api('POST', '/v1/chatbots/shop/forget', {
      email: 'ANN@example.org',
    })
    // An address that ends alike is another visitor's.
    expect((await forgotten.json()).data.deleted.results).toBe(3)
    expect(await list()).toHaveLength(1)
    const bySession = await app.api('POST', '/v1/chatbots/shop/results/delete', {
      session: other.token,
    })
    expect((await bySession.json()).data.deleted).toBe(1)
    expect(await read('/results/counts?chatbotId=shop')).toMatchObject({ started: 0, edges: [] })
  })

  test('results go by age, and with their bot', async () => {
    await (await visitor()).handOver(whole())
    const keep = await app.api('POST', '/v1/chatbots/shop/results/delete', { olderThanDays: 1 })
    expect((await keep.json()).data.deleted).toBe(0)
    const go = await app.api('POST', '/v1/chatbots/shop/results/delete', { olderThanDays: 0 })
    expect((await go.json()).data.deleted).toBe(1)
    await (await visitor()).handOver(whole())
    await app.api('DELETE', '/v1/chatbots/shop')
    expect(await list()).toEqual([])
    expect(await app.store.results.ofVisitor({ text: 'ann@example.org' })).toEqual([])
  })

  test('many go at once, and leave no word behind', async () => {
    for (let index = 0; index < 110; index++)
      await app.store.results.keep({
        botId: 'shop',
        channel: 'api',
        version: 1,
        session: `s${index}`,
        begun,
        steps: 1,
        state: 'finished',
        answered: 0,
        visitor: { name: null, email: null },
        startedAt: begun,
        endedAt: begun,
        edges: [],
        record: JSON.stringify(whole()),
        words: ['quux'],
      })
    expect(await list('?query=quux&limit=100')).toHaveLength(100)
    const { deleted } = (
      await (await app.api('POST', '/v1/chatbots/shop/results/delete', { olderThanDays: 0 })).json()
    ).data
    expect(deleted).toBe(110)
    expect(await list('?query=quux')).toEqual([])
    expect(await read('/results/counts')).toMatchObject({ started: 0, days: [] })
  })

  test('nobody sees another account’s results', async () => {
    await (await visitor()).handOver(whole())
    const [{ id }] = await list()
    await app.store.bots.create('theirs', { owner: 'other' })
    const { results } = app.store
    expect(await results.list({ owner: 'other', limit: 9 })).toEqual([])
    expect(await results.list({ owner: 'other', text: 'ann', limit: 9 })).toEqual([])
    expect((await app.api('GET', '/v1/results?chatbotId=theirs')).status).toBe(404)
    expect((await app.api('GET', `/v1/results/${id.replace(/./g, 'a')}`)).status).toBe(404)
  })

  test('a session has no more conversations than anybody begins, and no record is too much', async () => {
    const { handOver } = await visitor()
    for (let index = 0; index < 25; index++) await handOver(record({ startedAt: begun + index }))
    expect(await list('?limit=100')).toHaveLength(20)
    const long = 'x'.repeat(600_000)
    expect((await handOver(record({ transcript: [{ by: 'user', message: long }] }))).status).toBe(
      413,
    )
    const many = Array.from({ length: 5000 }, () => ({ by: 'user', message: 'x' }))
    expect((await handOver(record({ transcript: many }))).status).toBe(400)
    const deep = JSON.parse('['.repeat(600) + ']'.repeat(600))
    expect((await handOver(record({ answers: { a: deep } }))).status).toBe(400)
    expect((await handOver(record({ startedAt: -1 }))).status).toBe(400)
    expect((await handOver(whole(), {}, 'nonsense')).status).toBe(401)
    const { token } = await app.tokens.issue('quiet')
    expect((await handOver(whole(), {}, token)).status).toBe(401)
  })

  test('what stands in a record is data, whatever it is', async () => {
    const strange = "\0\uD800 <script>alert(1)</script> '); drop table results; --"
    const { handOver } = await visitor()
    await handOver(
      whole({ transcript: [{ by: 'user', message: strange }], answers: { odd: strange } }),
    )
    const [{ id }] = await list('?query=script')
    const { result } = await read(`/results/${id}`)
    expect(result.transcript[0].message).toContain('<script>alert(1)</script>')
  })
})
