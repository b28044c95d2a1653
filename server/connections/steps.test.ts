import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { startUpstream } from '../testing/upstream.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'

const ann = { from: '16505551234' }
const text = (body: string) => ({ type: 'text', text: { body } })
const patience = { timeout: 60_000, interval: 20 }
const ask = (questionText: string, answerVariable: string) =>
  ['ask-custom-question-node', { questionText, answerVariable }] as const
const tell = (words: string) => ['message-node', { text: words }] as const

/** A shop and an AI at the same time. */
const startShop = () =>
  startUpstream(({ url }, response) => {
    response.setHeader('content-type', 'application/json')
    const said = { choices: [{ message: { content: 'Good bread.' } }] }
    response.end(JSON.stringify(url.startsWith('/v1') ? said : { stock: 3 }))
  })

describe.each(databases)('steps over WhatsApp in $name', ({ make }) => {
  let upstream: Awaited<ReturnType<typeof startShop>>
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  const open = async (flow: object) => {
    shop = await connectedNumber(make, flow, {
      aiUrl: `${upstream.url}/v1`,
      allowHosts: [upstream.host],
    })
  }
  beforeEach(async () => {
    upstream = await startShop()
  })
  afterEach(async () => {
    await shop.close()
    await upstream.close()
  })

  const told = () =>
    shop.whatsapp.taken.map(message => (message.type === 'text' ? message.text.body : message.type))
  const taken = (count: number) => vi.waitFor(() => expect(told()).toHaveLength(count), patience)

  test('opening hours, a webhook, a mail and an AI do what they do on a page', async () => {
    const webhook = {
      url: `${upstream.url}/stock`,
      body: { name: '{name}' },
      waitForResponse: true,
      showResponse: false,
      responseMapping: [{ path: 'stock', variableName: 'left' }],
    }
    const week = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
    const nodes = [
      { id: 'who', type: 'ask-name-node', data: { questionText: 'Your name?' } },
      {
        id: 'open',
        type: 'business-hours-node',
        data: { timezone: 'UTC', excludeDays: week },
      },
      { id: 'closed', type: 'message-node', data: { text: 'We are closed.' } },
      { id: 'stock', type: 'webhook-node', data: webhook },
      {
        id: 'mail',
        type: 'email-node',
        data: { to: 'shop@b.example', subject: 'From {name}', body: 'x' },
      },
      { id: 'left', type: 'message-node', data: { text: '{left} left.' } },
      { id: 'ai', type: 'gpt-node', data: { context: 'You bake.', apiKey: 'k' } },
      { id: 'and', type: 'ask-email-node', data: { questionText: 'And?' } },
    ]
    const edges = [
      { source: 'who', target: 'open' },
      { source: 'open', sourceHandle: 'source-1', target: 'closed' },
      { source: 'closed', target: 'stock' },
      { source: 'stock', target: 'mail' },
      { source: 'mail', target: 'left' },
      { source: 'left', target: 'ai' },
      { source: 'ai', target: 'and' },
    ]
    await open({ nodes, edges })
    await shop.say(ann, text('Hi'))
    await taken(1)
    await shop.say(ann, text('Ann'))
    await taken(2)
    expect(told()).toEqual([
      'Your name?',
      'Nice to meet you, Ann\nWe are closed.\n3 left.\nGood bread.\nAnd?',
    ])
    const [stock, ai, ...others] = upstream.received
    expect(stock).toMatchObject({
      url: '/stock',
      body: '{"name":"Ann"}',
      headers: { 'webhook-signature': expect.any(String) },
    })
    expect(JSON.parse(ai?.body ?? '{}').messages[0]).toEqual({
      role: 'system',
      content: 'You bake.',
    })
    expect(others).toEqual([])
    expect(await shop.store.outbox.last('shop')).toHaveLength(1)
  })

  test('a visitor is handed over, talks with an agent, and comes back to the bot', async () => {
    const handover = [
      'human-handover-node',
      { handoverMessage: 'One moment.', maxWaitTime: 5 },
    ] as const
    await open({
      ...flowOf(handover, ask('And now?', 'then'), tell('Bye.'), ask('Or?', 'or')),
      settings: { liveDesk: true },
    })
    await shop.say(ann, text('A person, please'))
    await taken(1)
    const thread = async () =>
      (await shop.store.threads.list({ botId: 'shop', limit: 1 }))[0] ?? expect.fail('no thread')
    const { id, state } = await thread()
    expect(state).toBe('waiting')
    const path = `/v1/desk/threads/${id}`
    await shop.api('POST', `${path}/messages`, { message: 'Mia here.' })
    await taken(2)
    expect((await thread()).state).toBe('taken')
    await shop.say(ann, text('Great'))
    const said = async () =>
      (await shop.store.messages.list(id, { limit: 20 })).map(({ who, text }) => [who, text])
    await vi.waitFor(
      async () => expect((await said()).at(-1)).toEqual(['visitor', 'Great']),
      patience,
    )
    await shop.api('PATCH', `/v1/chatbots/shop/threads/${id}`, { state: 'handed-back' })
    await taken(3)
    await shop.say(ann, text('Later'))
    await taken(4)
    expect(told()).toEqual([
      'One moment.',
      'Mia here.',
      expect.stringMatching(/left the chat\nAnd now\?$/),
      'Bye.\nOr?',
    ])
    expect((await said()).map(([who]) => who).join()).toBe(
      'visitor,bot,agent,visitor,bot,visitor,bot',
    )
  })
})
