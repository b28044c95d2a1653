import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { removeOldResults } from '../conversations/visitors/remove-results.js'
import { begun, recordOf, said, storedBot } from '../testing/conversations.js'
import { databases } from '../testing/databases.js'
import { bakeryFlow } from '../testing/flows.js'
import { connectedShop } from '../testing/telegram.js'
import { testAppOn } from '../testing/test-app.js'

const broken = ['{', 'null', '"text"', '7']

describe.each(databases)('a stored row that cannot be read, in $name', ({ make }) => {
  let app: Awaited<ReturnType<typeof testAppOn>>
  let bot: Awaited<ReturnType<typeof storedBot>>
  beforeEach(async () => {
    vi.spyOn(process, 'emitWarning').mockReturnValue()
    app = await testAppOn(make)
    bot = await storedBot(app)
  })
  afterEach(async () => {
    vi.restoreAllMocks()
    await app.close()
  })

  const visit = async (text: string) => {
    const { handOver } = await bot.visitor()
    const go = async (steps: number, more: object = {}) =>
      (await handOver(recordOf({ transcript: said(text), ...more }), { steps })).status
    expect(await go(1)).toBe(204)
    return { go, id: (await bot.list())[0].id }
  }

  test.each(broken)(
    '%j: the other conversations are listed, found, exported and deleted',
    async spoilt => {
      const { db } = app.store.database
      const first = await visit('Rye')
      const second = await visit('Oats')
      const { number } = (await app.store.results.find(first.id)) ?? expect.fail('not stored')
      const columns = { edges: spoilt, way: spoilt, first_answers: spoilt }
      await db.updateTable('results').set(columns).where('number', '=', number).execute()
      await db
        .updateTable('result_records')
        .set({ record: spoilt })
        .where('number', '=', number)
        .execute()
      expect(await bot.list()).toMatchObject([{ firstAnswers: [] }, { firstAnswers: [] }])
      expect(await bot.list('?query=oats')).toMatchObject([{ id: second.id }])
      for (const format of ['csv', 'json']) {
        const answer = await app.api('GET', `/v1/results/export/${format}`)
        expect(await answer.text()).toContain(second.id)
      }
      const both = await Promise.all([first, second].map(({ go }) => go(2, { endedAt: begun + 1 })))
      expect(both).toEqual([204, 204])
      await db.updateTable('results').set(columns).where('number', '=', number).execute()
      await db.updateTable('results').set({ words_due: 1, updated_at: 0 }).execute()
      expect(await app.store.results.abandon(1, () => [])).toBe(2)
      await db.updateTable('versions').set({ file: spoilt }).execute()
      expect(await removeOldResults(app.store, 1)).toBe(2)
    },
  )

  test.each(broken)('%j: the other bots and threads are listed', async spoilt => {
    const { db } = app.store.database
    await app.store.bots.create('second')
    await db.updateTable('bots').set({ details: spoilt }).where('id', '=', 'second').execute()
    expect((await bot.read('/chatbots')).chatbots).toHaveLength(2)
    const talk = (session: string) =>
      app.store.threads.create({
        botId: 'shop',
        owner: 'owner',
        channel: 'widget',
        state: 'bot',
        session: () => session,
        messages: [{ who: 'visitor', text: session }],
      })
    const [one] = [await talk('one'), await talk('two')]
    const parts = { labels: spoilt, wanted: spoilt, identity: spoilt }
    await db.updateTable('threads').set(parts).where('id', '=', one.id).execute()
    const spoiltMessage = { prompts: spoilt, said: spoilt, file: spoilt }
    await db.updateTable('messages').set(spoiltMessage).where('thread_id', '=', one.id).execute()
    const listed = await bot.read('/chatbots/shop/threads')
    expect(listed.threads).toMatchObject([{ labels: [] }, { labels: [] }])
    expect((await bot.read(`/chatbots/shop/threads/${one.id}/messages`)).messages).toMatchObject([
      { question: { text: 'one' } },
    ])
  })
})

describe.each(databases)('a message that cannot be read, in $name', ({ make }) => {
  test('holds up nobody else on its connection', async () => {
    const shop = await connectedShop(make, bakeryFlow)
    const { db } = shop.store.database
    const told = (chat: number) =>
      vi.waitFor(() => expect(shop.telegram.toldTo(chat)).not.toEqual([]), {
        timeout: 60_000,
        interval: 20,
      })
    await shop.write(1, 'Hi')
    await told(1)
    shop.telegram.refuseBy(() => ({ ok: false, error_code: 429, parameters: { retry_after: 1 } }))
    await shop.write(2, 'Hi')
    await vi.waitFor(
      async () => {
        const waiting = db.updateTable('channel_outgoing').set({ data: '{' })
        const putOff = waiting.where('state', '=', 'waiting').where('attempts', '>', 0)
        const { numUpdatedRows } = await putOff.executeTakeFirst()
        expect(numUpdatedRows).toBeGreaterThan(0n)
      },
      { timeout: 60_000, interval: 5 },
    )
    shop.telegram.refuseBy(() => undefined)
    await shop.write(3, 'Hi')
    await told(3)
    await vi.waitFor(
      async () => {
        const answer = await shop.api('GET', `/v1/channels/${shop.channel.id}`)
        const { failures } = (await answer.json()).data.channel.health
        expect(failures).toMatchObject([{ code: 'UNREADABLE' }])
      },
      { timeout: 60_000, interval: 20 },
    )
    await shop.close()
  })
})
