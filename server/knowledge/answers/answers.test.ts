import { afterEach, describe, expect, test } from 'vitest'
import { databases } from '../../testing/databases.js'
import { says, startModel } from '../../testing/fake-model.js'
import { knowledgeServer, startSite } from '../../testing/knowledge.js'

const patience = { timeout: 120_000 }
const closers: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close()
})

const page = (title: string, body: string) =>
  `<html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`
const flow = (data: object = {}) => ({
  nodes: [
    { id: 'ask', type: 'ask-custom-question', data: { questionText: 'What is it?' } },
    { id: 'answer', type: 'knowledge', data: { unknownText: 'No idea.', ...data } },
    { id: 'yes', type: 'message', data: { text: 'Anything else?' } },
    { id: 'no', type: 'message', data: { text: 'A colleague will write.' } },
  ],
  edges: [
    { source: 'ask', target: 'answer' },
    { source: 'answer', sourceHandle: 'answered', target: 'yes' },
    { source: 'answer', sourceHandle: 'unknown', target: 'no' },
  ],
})

describe.each(databases)('answers on $name', ({ make }) => {
  async function open(aiUrl = '') {
    const site = await startSite({
      '/': page('Delivery', '<p>We deliver within two days. {email} See http://evil.example/x</p>'),
    })
    const server = await knowledgeServer(make, [site], { aiUrl })
    closers.push(site.close, server.close)
    const { add, at } = server
    await add({ kind: 'page', title: 'Page', address: site.origin })
    await add({
      kind: 'pairs',
      title: 'Questions',
      pairs: [{ question: 'Are cards accepted?', answer: 'Cards and cash.' }],
    })
    const publish = async (data?: object) => {
      await at('PUT', 'chatbots/shop/flow', flow(data))
      await at('POST', 'chatbots/shop/publish')
    }
    const say = async (message: string, threadId?: string) =>
      (await at('POST', 'chatbots/shop/message', { message, from: 'USER', threadId })).data.message
    /** Has a thread begin, and asks in it. */
    const ask = async (question: string) => say(question, (await say('Hi')).threadId)
    return { ...server, site, publish, say, ask }
  }

  test(
    'without an AI the best passage is the answer, with its link; else the owner’s words',
    patience,
    async () => {
      const { publish, ask, site, at } = await open()
      await publish()
      const { answer, contents } = await ask('How long does delivery take?')
      expect(answer.text).toContain('We deliver within two days.')
      expect(answer.text).not.toContain('evil.example')
      expect(answer.text).toContain('Anything else?')
      expect(contents).toContainEqual({
        kind: 'link',
        src: `${site.origin}/`,
        label: '1. Delivery',
      })
      expect((await ask('Which cards are accepted?')).answer.text).toBe(
        'Cards and cash.\nAnything else?',
      )
      for (const question of ['Where is the moon?', 'Moon, where is it?'])
        expect((await ask(question)).answer.text).toBe('No idea.\nA colleague will write.')
      const { questions } = (await at('GET', 'knowledge/questions')).data
      expect(questions).toMatchObject([
        { chatbotId: 'shop', question: 'Moon, where is it?', count: 2 },
      ])
      const path = `knowledge/questions/${questions[0].id}`
      expect((await at('DELETE', path)).data).toEqual({ questionId: questions[0].id })
      expect((await at('DELETE', path)).error.code).toBe('QUESTION_NOT_FOUND')
    },
  )

  test(
    'with an AI the pieces are data, numbers are checked, and foreign links are taken out',
    patience,
    async () => {
      const model = await startModel(
        says('Two days [1]. ![x](https://evil.example/i) [more](https://evil.example) [8]'),
        says('[0]'),
      )
      closers.push(model.close)
      const { publish, ask } = await open(model.url)
      await publish({ instructions: 'Be brief.' })
      const { answer, contents } = await ask('How long does delivery take?')
      expect(answer.text).toContain('Two days [1]. x more')
      expect(answer.text).not.toMatch(/evil|\[8\]/)
      expect(contents).toContainEqual(
        expect.objectContaining({ kind: 'link', label: '1. Delivery' }),
      )
      const [{ messages = [] } = {}] = model.calls
      expect(messages[0]).toMatchObject({
        role: 'system',
        content: expect.stringMatching(/^Be brief\./),
      })
      expect(JSON.parse(messages[1]?.content ?? '').pieces[0]).toMatchObject({
        number: 1,
        text: 'We deliver within two days. {email} See http://evil.example/x',
      })
      expect(messages.at(-1)).toEqual({ role: 'user', content: 'How long does delivery take?' })
      expect((await ask('How long does delivery take?')).answer.text).toMatch(/^No idea\./)
      expect((await ask('Where is the moon?')).answer.text).toMatch(/^No idea\./)
      expect(model.calls).toHaveLength(2)
    },
  )

  test(
    'an owner tries a question: what the AI was given and what the bot says, and nobody finds it unanswered',
    patience,
    async () => {
      const model = await startModel(says('Two days [1].'), says('[0]'))
      closers.push(model.close)
      const { at, site } = await open(model.url)
      await at('PATCH', 'chatbots/shop/settings', {
        systemPrompt: 'Be brief.',
        unknownAnswer: 'No idea.',
      })
      const tryIt = async (question: string) =>
        (await at('POST', 'knowledge/ask', { question, chatbotId: 'shop' })).data
      const tried = await tryIt('How long does delivery take?')
      expect(tried).toMatchObject({
        text: 'Two days [1].',
        isAnswered: true,
        sources: [{ title: 'Delivery', address: `${site.origin}/` }],
        given: [
          { role: 'system', content: expect.stringMatching(/^Be brief\./) },
          { role: 'user', content: expect.stringContaining('We deliver within two days.') },
          { role: 'user', content: 'How long does delivery take?' },
        ],
      })
      expect(tried.given).toEqual(model.calls[0]?.messages)
      for (const question of ['How long does delivery take?', 'Where is the moon?'])
        expect(await tryIt(question)).toMatchObject({ text: 'No idea.', isAnswered: false })
      expect((await tryIt('Where is the moon?')).given).toBeNull()
      expect((await at('GET', 'knowledge/questions')).data.questions).toEqual([])
    },
  )

  test(
    'an AI reply of a flow that uses what the bot knows names its sources as links',
    patience,
    async () => {
      const model = await startModel(says('**Two days** [1].'))
      closers.push(model.close)
      const { ask, at, site } = await open(model.url)
      const data = { context: 'You bake.', apiKey: 'k', useKnowledge: true }
      await at('PUT', 'chatbots/shop/flow', {
        nodes: [...flow().nodes.slice(0, 1), { id: 'ai', type: 'gpt', data }],
        edges: [{ source: 'ask', target: 'ai' }],
      })
      await at('POST', 'chatbots/shop/publish')
      const { answer, contents } = await ask('How long does delivery take?')
      expect(answer.text).toBe(`**Two days** [1].\n\n1. Delivery: ${site.origin}/`)
      expect(contents[0].html).toContain('<strong>Two days</strong>')
      expect(contents[0].html).toContain(`<a href="${site.origin}/">Delivery</a>`)
    },
  )

  test(
    'a question in another language than the pages is looked for in theirs, and answered in its own',
    patience,
    async () => {
      const model = await startModel(
        says('How long does delivery take?'),
        says('Zwei Tage [1].'),
        says('Where is the moon?'),
      )
      closers.push(model.close)
      const { say, site } = await open(model.url)
      expect(await say('Wie lange dauert denn eine Zustellung zu uns?')).toMatchObject({
        answer: { text: 'Zwei Tage [1].' },
        sources: [{ title: 'Delivery', address: `${site.origin}/` }],
      })
      expect(model.calls[0]?.messages).toMatchObject([
        { role: 'system', content: expect.stringMatching(/translated into English\.$/) },
        { role: 'user', content: 'Wie lange dauert denn eine Zustellung zu uns?' },
      ])
      expect(model.calls[1]?.messages.at(-1)?.content).toContain('Zustellung')
      expect((await say('Wo ist denn der Mond und wie hoch?')).answer.text).toBe(
        'I do not know that.',
      )
      expect(model.calls).toHaveLength(3)
    },
  )

  test('a source’s title leads nobody elsewhere', patience, async () => {
    const { say, add, site } = await open()
    site.pages.set(
      '/parcels',
      page('Parcels: see https://evil.example/x', '<p>Parcels are heavy.</p>'),
    )
    await add({ kind: 'page', address: `${site.origin}/parcels` })
    expect((await say('Are parcels heavy?')).sources).toEqual([
      { title: 'Parcels: see', address: `${site.origin}/parcels` },
    ])
  })

  test(
    'a bot without a flow answers from its sources and tells them, and hides them where that is set',
    patience,
    async () => {
      const { say, site, at } = await open()
      expect(await say('How long does delivery take?')).toMatchObject({
        sources: [{ title: 'Delivery', address: `${site.origin}/` }],
        gptModel: null,
      })
      expect((await say('Where is the moon?')).answer.text).toBe('I do not know that.')
      await at('PATCH', 'chatbots/shop', { settings: { hideSources: true, unknownAnswer: 'Hm.' } })
      expect(await say('How long does delivery take?')).toMatchObject({ sources: [] })
      expect((await say('Where is the moon?')).answer.text).toBe('Hm.')
    },
  )

  test(
    'a bot without a flow goes beyond its sources where it may be creative, and names none for that',
    patience,
    async () => {
      const model = await startModel(
        says('In the sky.'),
        says('Two days [1].'),
        says('In the sky.'),
      )
      closers.push(model.close)
      const { say, at } = await open(model.url)
      expect((await say('Where is the moon?')).answer.text).toBe('I do not know that.')
      const { data } = await at('PATCH', 'chatbots/shop/settings', { creativity: 0.5 })
      expect(data.chatbot.settings).toMatchObject({ creativity: 0.5, hideSources: false })
      expect(await say('Where is the moon?')).toMatchObject({
        answer: { text: 'In the sky.' },
        sources: [],
      })
      expect(await say('How long does delivery take?')).toMatchObject({
        answer: { text: expect.stringContaining('Two days') },
        sources: [{ title: 'Delivery' }],
      })
      await at('PATCH', 'chatbots/shop/settings', { creativity: 0.4 })
      expect((await say('Where is the moon?')).answer.text).toBe('I do not know that.')
      expect(model.calls).toHaveLength(2)
    },
  )
})
