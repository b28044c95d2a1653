import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { begun, recordOf, said, storedBot } from '../../testing/conversations.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'

const day = 86_400_000

describe.each(databases)('stored conversations in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>
  let bot: Awaited<ReturnType<typeof storedBot>>
  beforeEach(async () => {
    app = await testAppOn(make)
    bot = await storedBot(app)
  })
  afterEach(() => app.close())

  const handOver = async (record: object, more: object = {}) => {
    expect((await (await bot.visitor()).handOver(recordOf(record), more)).status).toBe(204)
  }
  const post = async (path: string, body: object) => {
    const answer = await app.api('POST', `/v1${path}`, body)
    return { status: answer.status, data: (await answer.json()).data }
  }

  test('what goes on is found at once, by the same words as what has ended', async () => {
    await handOver({ transcript: said('Roggenbrötchen'), endedAt: begun + 1 })
    await handOver({ transcript: said('Roggenbrötchen, bitte') })
    await handOver({ transcript: said('Kuchen'), visitor: { name: 'Ann' } }, { left: true })
    for (const [query, count] of [
      ['roggen', 2],
      ['ROGGENBROT', 2],
      ['roggen bitte', 1],
      ['ann', 1],
      ['rogen', 0],
      ['r', 0],
      ['!', 0],
    ] as const)
      expect(await bot.list(`?query=${query}`), query).toHaveLength(count)
    expect(await bot.list('?query=bitte&state=open')).toMatchObject([{ state: 'open' }])
    expect(await bot.list('?query=bitte&state=finished')).toEqual([])
  })

  test('what goes on and what has ended come in one order, page by page', async () => {
    for (let count = 0; count < 7; count++)
      await handOver({ transcript: said(`rye ${count}`), endedAt: count % 2 ? begun + 1 : null })
    const all = (await bot.list()).map(({ id }: { id: string }) => id)
    const found: string[] = []
    for (let cursor = ''; ; ) {
      const { results, nextCursor } = await bot.read(`/results?query=rye&limit=2${cursor}`)
      found.push(...results.map(({ id }: { id: string }) => id))
      if (nextCursor === null) break
      cursor = `&cursor=${nextCursor}`
    }
    expect(found).toEqual(all)
  })

  test('the list has the first answers by name, also of what was stored before they were kept', async () => {
    await handOver({
      answers: {
        who: 'Ann',
        when: ['Mon', 'Tue'],
        call: { ok: true },
        n: 3,
        long: 'x'.repeat(300),
        last: 'no',
      },
      answerVariables: [{ nodeId: 'when', key: 'days', value: ['Mon', 'Tue'] }],
    })
    const firstAnswers = [
      { name: 'who', value: 'Ann' },
      { name: 'days', value: 'Mon, Tue' },
      { name: 'n', value: '3' },
      { name: 'long', value: `${'x'.repeat(99)}…` },
    ]
    expect(await bot.list()).toMatchObject([{ answered: 6, firstAnswers }])
    await app.store.database.db.updateTable('results').set({ first_answers: null }).execute()
    for (let time = 0; time < 2; time++) expect(await bot.list()).toMatchObject([{ firstAnswers }])
    const [kept] = await app.store.results.list({ owner: 'owner', limit: 1 })
    expect(JSON.parse(kept?.firstAnswers ?? '')).toEqual(firstAnswers)
  })

  test('a visitor is counted and then forgotten by address, in all bots of the account or in one', async () => {
    const ann = { visitor: { email: 'Ann@example.org' }, endedAt: begun + 1 }
    await handOver(ann)
    await handOver(ann)
    await handOver({ transcript: said('bob@example.org') })
    await app.store.bots.create('second')
    const talk = { channel: 'widget', state: 'bot', change: { email: 'ann@example.org' } } as const
    await app.store.threads.create({
      ...talk,
      botId: 'second',
      owner: 'owner',
      session: () => 'other',
    })
    await app.store.bots.create('foreign', { owner: 'somebody' })
    const foreign = { ...talk, botId: 'foreign', owner: 'somebody', session: () => 'foreign' }
    const kept = await app.store.threads.create(foreign)

    const email = 'ANN@example.org'
    const counted = { dryRun: true, results: 2, threads: 1, mails: 0 }
    expect((await post('/visitors/forget', { email, dryRun: true })).data).toEqual(counted)
    expect(
      (await post('/visitors/forget', { email, dryRun: true, chatbotId: 'shop' })).data.threads,
    ).toBe(0)
    expect((await post('/visitors/forget', { email, chatbotId: 'foreign' })).status).toBe(404)
    expect(await bot.list()).toHaveLength(3)
    expect((await post('/visitors/forget', { email })).data).toEqual({ ...counted, dryRun: false })
    expect(await bot.list()).toHaveLength(1)
    expect(await app.store.threads.find(kept.id)).toBeDefined()
    expect((await bot.read('/results/counts')).started).toBe(1)
  })

  test('conversations of an age are counted and then deleted, of all bots or of one', async () => {
    await handOver({ endedAt: begun + 1 })
    await handOver({ endedAt: begun + 1, startedAt: begun + 5 })
    const { db } = app.store.database
    const [old] = await bot.list()
    await db
      .updateTable('results')
      .set({ updated_at: Date.now() - 31 * day })
      .where('id', '=', old.id)
      .execute()
    await app.store.bots.create('second')
    const of = (more: object) => post('/results/delete', { olderThanDays: 30, ...more })
    expect((await of({ dryRun: true })).data).toEqual({ dryRun: true, results: 1 })
    expect((await of({ dryRun: true, chatbotId: 'second' })).data).toEqual({
      dryRun: true,
      results: 0,
    })
    expect((await of({ chatbotId: 'nobody' })).status).toBe(404)
    expect((await post('/results/delete', { olderThanDays: 0 })).status).toBe(400)
    expect((await of({ chatbotId: 'shop' })).data).toEqual({ dryRun: false, results: 1 })
    expect((await bot.list()).map(({ id }: { id: string }) => id)).not.toContain(old.id)
    expect(await bot.list()).toHaveLength(1)
  })
})
