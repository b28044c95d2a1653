import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { serverTime } from '../testing/server-time.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'

const ann = { from: '16505551234' }
const text = (body: string) => ({ type: 'text', text: { body } })
const patience = { timeout: 60_000, interval: 20 }

describe.each(databases)('what the business answers elsewhere in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(
      make,
      flowOf(
        ['ask-name', { questionText: 'Your name?' }],
        ['ask-email', { questionText: 'Where to?' }],
      ),
    )
  })
  afterEach(() => shop.close())

  const echo = (id: string, body: string) =>
    shop.bring({
      message_echoes: [
        {
          id,
          from: '15550783881',
          to: ann.from,
          timestamp: String(Math.floor(serverTime() / 1000)),
          ...text(body),
        },
      ],
    })
  const thread = async () => (await shop.store.threads.list({ botId: 'shop', limit: 1 }))[0]
  const said = async () =>
    (await shop.store.messages.list((await thread())?.id ?? '', { limit: 20 })).map(message => [
      message.who,
      message.text,
      message.agentName,
    ])

  test('it stands in the thread as an agent’s, the bot is silent from then on, and nothing of it is sent again', async () => {
    await shop.say(ann, text('Hi'))
    await vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(1), patience)
    await echo('wamid.phone', 'Hello, this is Mia')
    await vi.waitFor(async () => expect((await thread())?.state).toBe('taken'), patience)
    await shop.say(ann, text('Hello Mia'))
    await vi.waitFor(async () => expect(await said()).toHaveLength(4), patience)
    expect(await said()).toEqual([
      ['visitor', 'Hi', null],
      ['bot', 'Your name?', null],
      ['agent', 'Hello, this is Mia', 'WhatsApp'],
      ['visitor', 'Hello Mia', null],
    ])
    expect((await thread())?.assignee).toBeNull()
    expect(shop.whatsapp.taken).toHaveLength(1)
  })

  test('who was written to first hears no bot', async () => {
    await echo('wamid.phone', 'Your cake is ready')
    await vi.waitFor(async () => expect((await thread())?.state).toBe('taken'), patience)
    await shop.say(ann, text('Thanks'))
    await vi.waitFor(async () => expect(await said()).toHaveLength(2), patience)
    expect(shop.whatsapp.taken).toHaveLength(0)
  })

  test('what comes back of a message of ours is not said twice', async () => {
    await shop.say(ann, text('Hi'))
    await vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(1), patience)
    await echo('wamid.1', 'Your name?')
    await shop.say(ann, text('Ann'))
    await vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(2), patience)
    expect((await thread())?.state).toBe('bot')
    expect((await said()).map(([who]) => who)).toEqual(['visitor', 'bot', 'visitor', 'bot'])
  })
})
