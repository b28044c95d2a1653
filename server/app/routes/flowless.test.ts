import { botAddress, stepPath } from '@talkgraph/wire/addresses'
import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { knowledgeServer } from '../../testing/knowledge.js'

const patience = { timeout: 60_000 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const pairs = [{ question: 'Do you deliver?', answer: 'Yes, within two days.' }]
const suggestions = [
  { id: 'deliver', title: 'Do you deliver?', description: '' },
  { id: 'map', title: 'Map', description: '', link: 'https://maps.example/' },
]
const next = [
  { id: 'more', title: 'Do you deliver abroad?', description: '', link: '' },
  { id: 'shop', title: 'To the shop', description: '', link: 'https://shop.example/' },
  { id: 'human', title: 'Talk to a person', description: '', link: '', isEscalationPrompt: true },
].map(each => ({ isEscalationPrompt: false, ...each }))

describe.each(databases)('a bot without a flow on $name', ({ make }) => {
  async function open() {
    const server = await knowledgeServer(make, [], { aiUrl: '' })
    closers.push(server.close)
    const { at, app } = server
    const set = (body: object) => at('PATCH', 'chatbots/shop', body)
    const say = async (message: string, threadId?: string) =>
      (await at('POST', 'chatbots/shop/message', { message, from: 'USER', threadId })).data
    const published = async (id = 'shop') => {
      const response = await app.request(botAddress('', id))
      return response.status === 200 ? (await response.json()).elements[0] : response.status
    }
    return { ...server, set, say, published }
  }

  test(
    'is there for visitors from when it has something to answer from, until it has a flow',
    async () => {
      const { set, add, published, api, app, at, tokens } = await open()
      expect(await published()).toBe(404)
      await set({
        suggestions,
        nextSuggestions: next,
        settings: { welcomeMessage: 'Welcome!', hideSources: true },
      })
      const { id } = await add({ kind: 'pairs', title: 'Questions', pairs })
      await expect.poll(async () => (await published()).nodes?.length).toBe(5)
      const { nodes } = await published()
      expect(nodes.map(({ data }: { data: unknown }) => data)).toMatchObject([
        { text: 'Welcome!' },
        { suggestions: [{ id: 'deliver' }, { id: 'map', link: 'https://maps.example/' }] },
        { unknownText: 'I do not know that.' },
        { suggestions: [{ id: 'more' }, { id: 'shop' }, { id: 'human', link: '' }] },
        { handoverMessage: 'I am asking a colleague to join us here.' },
      ])
      const { token } = await tokens.issue('shop')
      const asked = await app.request(
        `${botAddress('', 'shop')}${stepPath('answer', 'knowledge')}`,
        {
          method: 'POST',
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          body: JSON.stringify({ transcript: [{ by: 'user', message: 'Do you deliver?' }] }),
        },
      )
      expect(await asked.json()).toMatchObject({
        body: { text: 'Yes, within two days.', sources: [] },
      })
      const page = { channel: 'page', chatbotId: 'shop', settings: { name: 'our-shop' } }
      expect((await api('POST', '/v1/channels', page)).status).toBe(200)
      expect((await app.request('/c/our-shop')).status).toBe(200)
      await set({ settings: { welcomeMessage: 'Hi.' } })
      await expect.poll(async () => (await published()).nodes[0].data.text).toBe('Hi.')
      await at('DELETE', `sources/${id}`)
      await expect.poll(() => published()).toBe(404)
      await add({ kind: 'pairs', title: 'Questions', pairs })
      await expect.poll(async () => (await published()).nodes?.length).toBe(5)
      const flow = { nodes: [{ id: 'a', type: 'message', data: { text: 'x' } }], edges: [] }
      await api('PUT', '/v1/chatbots/shop/flow', flow)
      await expect.poll(() => published()).toBe(404)
      expect(await published('other')).toBe(404)
    },
    patience.timeout,
  )

  test(
    'suggests what to say next to programs, and hands over where that is asked for',
    async () => {
      const { set, add, say, at, store } = await open()
      await set({ suggestions, nextSuggestions: next })
      await add({ kind: 'pairs', title: 'Questions', pairs })
      const { message, threadState } = await say('Do you deliver?')
      expect(threadState).toBe('bot')
      expect(message.answer.text).toBe('Yes, within two days.')
      expect(message.prompts).toEqual([
        { id: 'more', title: 'Do you deliver abroad?', description: '' },
        { id: 'human', title: 'Talk to a person', description: '' },
      ])
      expect(message.prompt.suggestions).toHaveLength(3)
      const { threadId } = message
      expect((await say('more', threadId)).threadState).toBe('bot')
      const handed = await say('talk to a PERSON', threadId)
      expect(handed.threadState).toBe('waiting')
      expect(handed.message.answer.text).toBe('I am asking a colleague to join us here.')
      expect(handed.message.prompts).toEqual([])
      expect(await store.threads.find(threadId)).toMatchObject({ state: 'waiting' })
      const waiting = await say('Hello?', threadId)
      expect(waiting.message.answer).toBeNull()
      const listed = await at('GET', 'desk/threads?filter=waiting')
      expect(listed.data.threads).toHaveLength(1)
    },
    patience.timeout,
  )
})
