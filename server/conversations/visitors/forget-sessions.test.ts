import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { begun, recordOf, said, storedBot } from '../../testing/conversations.js'
import { databases } from '../../testing/databases.js'
import { testAppOn } from '../../testing/test-app.js'

describe.each(databases)('who is forgotten by address in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>
  beforeEach(async () => {
    app = await testAppOn(make)
  })
  afterEach(() => app.close())

  test('goes with all that the same session left: conversations, threads and mails, and nobody else’s', async () => {
    const bot = await storedBot(app)
    const { token, handOver } = await bot.visitor()
    const session = app.services.sessionTag((await app.tokens.check(token, 'shop'))?.id ?? '')
    await handOver(recordOf({ visitor: { email: 'ann@example.org' }, endedAt: begun + 1 }))
    await handOver(recordOf({ startedAt: begun + 1000, endedAt: begun + 2000 }))
    await handOver(recordOf({ startedAt: begun + 3000 }))
    await (await bot.visitor()).handOver(recordOf({ transcript: said('Spelt') }))
    const talk = { botId: 'shop', owner: 'owner', channel: 'widget', state: 'bot' } as const
    await app.store.threads.create({ ...talk, session: () => session })
    const other = await app.store.threads.create({ ...talk, session: () => 'another' })
    for (const of of [session, 'another'])
      await app.store.outbox.put({
        botId: 'shop',
        nodeId: 'n',
        mail: '{"text":"Rye"}',
        session: of,
      })
    const { questions } = app.store.knowledge
    await questions.note('shop', 'a', 'Is rye gluten-free?', session)
    await questions.note('shop', 'b', 'Write to ANN@example.org, 50 %?')
    await questions.note('shop', 'c', 'Do you deliver?', 'another')
    const answer = await app.api('POST', '/v1/chatbots/shop/forget', { email: 'Ann@example.org' })
    expect((await answer.json()).data.deleted).toMatchObject({
      results: 3,
      threads: 1,
      mails: 1,
      questions: 2,
    })
    expect((await questions.list('owner')).map(({ question }) => question)).toEqual([
      'Do you deliver?',
    ])
    expect(await bot.list()).toHaveLength(1)
    expect((await app.store.threads.list({ botId: 'shop', limit: 9 })).map(({ id }) => id)).toEqual(
      [other.id],
    )
  })

  test('is forgotten of one bot alone where one is named', async () => {
    const bot = await storedBot(app)
    const { token, handOver } = await bot.visitor()
    const session = app.services.sessionTag((await app.tokens.check(token, 'shop'))?.id ?? '')
    await handOver(recordOf({ visitor: { email: 'ann@example.org' } }))
    await app.store.bots.create('second')
    const talk = {
      owner: 'owner',
      channel: 'widget',
      state: 'bot',
      session: () => session,
    } as const
    const kept = await app.store.threads.create({ ...talk, botId: 'second' })
    await app.api('POST', '/v1/chatbots/shop/forget', { email: 'ann@example.org' })
    expect(await app.store.threads.find(kept.id)).toBeDefined()
  })
})
