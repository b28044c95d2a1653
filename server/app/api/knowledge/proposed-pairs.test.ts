import { afterEach, describe, expect, test } from 'vitest'
import { forgetVisitor } from '../../../conversations/visitors/forget-visitor.js'
import { addKey } from '../../../platform/keys/api-keys.js'
import { databases } from '../../../testing/databases.js'
import { knowledgeServer } from '../../../testing/knowledge.js'

const patience = { timeout: 60_000 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const pair = { question: 'Do you sell gluten-free bread?', answer: 'Yes, a rice loaf.' }

describe.each(databases)('proposed answers on $name', ({ make }) => {
  async function open() {
    const server = await knowledgeServer(make)
    closers.push(server.close)
    const { at } = server
    const propose = async (more: object = {}) =>
      at('POST', 'knowledge/proposed-pairs', { chatbotId: 'shop', ...pair, ...more })
    const waiting = async () => (await at('GET', 'knowledge/proposed-pairs')).data.pairs
    return { ...server, propose, waiting }
  }

  test(
    'one is found once it is approved, as it was edited, in a source of the bot',
    patience,
    async () => {
      const { propose, waiting, at, search, settled, add } = await open()
      const made = (await propose()).data.pair
      expect(made).toMatchObject({ ...pair, chatbotId: 'shop', proposedBy: 'TALKGRAPH_API_KEY' })
      expect(await waiting()).toEqual([made])
      expect(await search('gluten-free bread')).toEqual([])
      const answer = 'Yes, a rice loaf, on Fridays.'
      const approve = `knowledge/proposed-pairs/${made.id}/approve`
      const { source } = (await at('POST', approve, { answer })).data
      expect(source).toMatchObject({
        kind: 'pairs',
        title: 'Answers to visitors',
        chatbotIds: ['shop'],
      })
      await settled(source.id)
      expect(await search('gluten-free bread', { chatbotId: 'shop' })).toMatchObject([
        { text: answer },
      ])
      expect(await waiting()).toEqual([])
      expect((await at('POST', approve, {})).error.code).toBe('PAIR_NOT_FOUND')
      const second = (await propose({ question: 'Parking?', answer: 'Behind the house.' })).data
        .pair
      const again = await at('POST', `knowledge/proposed-pairs/${second.id}/approve`, {})
      expect(again.data.source.id).toBe(source.id)
      expect(await settled(source.id)).toMatchObject({ pieces: 2 })
      const other = (await propose({ chatbotId: 'other' })).data.pair
      await add({ kind: 'pairs', title: 'Own', pairs: [pair], chatbotIds: ['other'] })
      const own = await at('POST', `knowledge/proposed-pairs/${other.id}/approve`, {})
      expect(own.data.source).toMatchObject({ title: 'Own', chatbotIds: ['other'] })
      const last = (await propose()).data.pair
      expect((await at('DELETE', `knowledge/proposed-pairs/${last.id}`)).data.pairId).toBe(last.id)
      expect((await at('DELETE', `knowledge/proposed-pairs/${last.id}`)).error.code).toBe(
        'PAIR_NOT_FOUND',
      )
    },
  )

  test(
    'no other account sees or takes any, and only what is the account’s own is proposed for',
    patience,
    async () => {
      const { propose, at, store, waiting } = await open()
      const made = (await propose()).data.pair
      const { key } = await addKey(store.keys, 'b', 'ben')
      expect((await at('GET', 'knowledge/proposed-pairs', undefined, key)).data.pairs).toEqual([])
      for (const [method, path] of [
        ['DELETE', made.id],
        ['POST', `${made.id}/approve`],
      ] as const) {
        const refused = await at(method, `knowledge/proposed-pairs/${path}`, {}, key)
        expect(refused.error.code).toBe('PAIR_NOT_FOUND')
      }
      expect((await propose({ chatbotId: 'nobodys' })).error.code).toBe('CHATBOT_NOT_FOUND')
      expect((await propose({ threadId: 'nobodys' })).error.code).toBe('THREAD_NOT_FOUND')
      expect(await waiting()).toHaveLength(1)
    },
  )

  test('while it waits it goes with the visitor who asked', patience, async () => {
    const { propose, waiting, store, services, at } = await open()
    const said = await store.threads.create({
      botId: 'shop',
      owner: 'owner',
      channel: 'api',
      state: 'taken',
      session: () => 'tag of a session',
      messages: [{ who: 'visitor', text: pair.question }],
    })
    await propose({ threadId: said.id })
    await propose({ question: 'My address is ann@shop.example, is that right?' })
    await propose({ question: 'Parking?' })
    const data = { store, uploads: services.uploads, transport: undefined }
    expect(await forgetVisitor(data, { session: 'tag of a session' })).toMatchObject({
      questions: 1,
    })
    expect(await forgetVisitor(data, { email: 'ann@shop.example' })).toMatchObject({ questions: 1 })
    expect(await waiting()).toMatchObject([{ question: 'Parking?' }])
    await at('DELETE', 'chatbots/shop')
    expect(await waiting()).toEqual([])
  })
})
