import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { bakeryFlow } from '../testing/flows.js'
import { connectedShop, isMessage, updateOf } from '../testing/telegram.js'

const ann = 42
const hello = '<b>Hello</b> there\nYour name?'
const warm = 'Still warm.\nYour address?'

describe.each(databases)('a conversation over a channel in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedShop>>
  beforeEach(async () => {
    shop = await connectedShop(make, bakeryFlow)
  })
  afterEach(() => shop.close())

  const told = (count: number, chat = ann) =>
    vi.waitFor(() => expect(shop.telegram.toldTo(chat)).toHaveLength(count), {
      timeout: 60_000,
      interval: 20,
    })
  const threads = () => shop.store.threads.list({ botId: 'shop', limit: 9 })
  const record = async () => {
    const answer = await shop.api('GET', `/v1/channels/${shop.channel.id}`)
    return (await answer.json()).data.channel
  }

  test('goes on from message to message, in one thread, each answered once', async () => {
    await shop.write(ann, 'Hi')
    await told(1)
    await shop.write(ann, 'Ann')
    await told(2)
    await shop.press(ann, 's:what:bread')
    await told(3)
    expect(shop.telegram.toldTo(ann)).toEqual([hello, 'Ah, Ann.\nWhat would you like, Ann?', warm])
    const [thread, ...others] = await threads()
    expect([thread?.channel, thread?.state, thread?.name, others]).toEqual([
      'telegram',
      'bot',
      'Ann',
      [],
    ])
    await vi.waitFor(async () => {
      const said = await shop.store.messages.list(thread?.id ?? '', { limit: 20 })
      expect(said.map(({ who, status }) => [who, status])).toEqual([
        ['visitor', null],
        ['bot', 'sent'],
        ['visitor', null],
        ['bot', 'sent'],
        ['visitor', null],
        ['bot', 'sent'],
      ])
    })
    const { health } = await record()
    expect(health).toMatchObject({
      lastIn: expect.any(String),
      lastOut: expect.any(String),
      failures: [],
    })
  })

  test('a pause may end within a millisecond, as a pace of 30 a second has it', async () => {
    const { incoming, outgoing } = shop.store.channels
    await incoming.putOff(1, 100 / 3)
    await outgoing.putOff(1, 100 / 3, true)
    await shop.write(ann, 'Hi')
    await told(1)
  })

  test('what comes twice is answered once', async () => {
    const body = updateOf(7, ann, { text: 'Hi' })
    const statuses = await Promise.all([shop.post(body), shop.post(body), shop.post(body)])
    expect(statuses.map(({ status }) => status)).toEqual([200, 200, 200])
    await told(1)
    await shop.post(body)
    await shop.write(43, 'Hi')
    await told(1, 43)
    expect(shop.telegram.toldTo(ann)).toHaveLength(1)
    expect(await threads()).toHaveLength(2)
  })

  test('who is not the provider is refused and counted, and nothing of it is logged', async () => {
    const refused = async (body: unknown, headers = {}) => (await shop.post(body, headers)).status
    const canary = { text: 'canary' }
    expect(
      await refused(updateOf(1, ann, canary), { 'x-telegram-bot-api-secret-token': 'no' }),
    ).toBe(403)
    expect(await refused(`${'['.repeat(2000)}canary`)).toBe(413)
    expect(await refused(`"${'canary'.repeat(600_000)}"`)).toBe(413)
    expect((await shop.app.request(shop.path, { method: 'PUT', body: 'canary' })).status).toBe(405)
    expect((await shop.app.request(shop.path)).status).toBe(403)
    expect((await shop.app.request('/channels/telegram/none', { method: 'POST' })).status).toBe(404)
    expect(
      (await shop.app.request(shop.path.replace('telegram', 'slack'), { method: 'POST' })).status,
    ).toBe(404)
    await vi.waitFor(
      async () =>
        expect((await record()).health.refused).toEqual({
          signature: 2,
          size: 1,
          depth: 1,
          method: 1,
          number: 0,
          sender: 0,
        }),
      { timeout: 60_000 },
    )
    expect(shop.logged.join()).not.toContain('canary')
    expect(await shop.services.metrics.print()).toContain(
      'talkgraph_channel_requests_total{channel="telegram",outcome="signature"} 2',
    )
    expect(await threads()).toEqual([])
  })

  test('a provider that fails for a while is tried again, in order, and what it refuses for good is told', async () => {
    let failures = 3
    shop.telegram.refuseBy(({ method, text }) => {
      if (!isMessage(method)) return undefined
      if (text.startsWith('Ah, Ann.'))
        return { ok: false, error_code: 400, description: 'Bad Request: no' }
      return failures-- > 0 ? { ok: false, error_code: 500, description: 'Later' } : undefined
    })
    await shop.write(ann, 'Hi')
    await told(1)
    await shop.write(ann, 'Ann')
    await vi.waitFor(async () => expect((await record()).health.failures).toHaveLength(1), {
      timeout: 60_000,
    })
    expect((await record()).health.failures[0]).toMatchObject({
      code: '400',
      message: 'Bad Request: no',
    })
    const [thread] = await threads()
    const said = await shop.store.messages.list(thread?.id ?? '', { limit: 20 })
    expect(said.at(-1)).toMatchObject({
      who: 'bot',
      status: 'failed',
      statusReason: 'Bad Request: no',
    })
    expect(shop.telegram.toldTo(ann)).toEqual([hello])
  })

  test('a button of an earlier step is answered politely, and the question is asked again', async () => {
    await shop.write(ann, 'Hi')
    await told(1)
    await shop.press(ann, 's:what:bread')
    await told(2)
    expect(shop.telegram.toldTo(ann)[1]).toBe(
      'This question has been answered already.\nYour name?',
    )
    await shop.write(ann, 'Ann')
    await told(3)
    expect(shop.telegram.toldTo(ann)[2]).toBe('Ah, Ann.\nWhat would you like, Ann?')
  })

  test('a button of before that comes after the end is answered politely, too', async () => {
    await shop.write(ann, 'Hi')
    await told(1)
    await shop.write(ann, 'Ann')
    await told(2)
    await shop.press(ann, 's:what:bread')
    await told(3)
    await shop.write(ann, 'ann@a.example')
    await told(4)
    const [thread] = await threads()
    const ended = shop.telegram.toldTo(ann).length
    await shop.press(ann, 's:what:bread')
    await told(ended + 1)
    expect(shop.telegram.toldTo(ann).at(-1)).toBe('This question has been answered already.')
    expect((await threads())[0]?.id).toBe(thread?.id)
  })

  test('what the channel does not take is said to the person', async () => {
    await shop.post(updateOf(1, ann, { poll: { id: '1' } }))
    await told(1)
    expect(shop.telegram.toldTo(ann)).toEqual([
      'Sorry, I cannot read this here. Please write it instead.',
    ])
  })

  test('an agent’s answers go out, and after the end a new conversation begins', async () => {
    await shop.write(ann, 'Hi')
    await told(1)
    const [thread] = await threads()
    const path = `/v1/desk/threads/${thread?.id}`
    await shop.api('POST', `${path}/messages`, { message: 'Mia here.' })
    await told(2)
    await shop.write(ann, 'A question')
    await vi.waitFor(async () => {
      const said = await shop.store.messages.list(thread?.id ?? '', { limit: 20 })
      expect(said.at(-1)).toMatchObject({ who: 'visitor', text: 'A question' })
    })
    await shop.api('PATCH', `/v1/chatbots/shop/threads/${thread?.id}`, { state: 'ended' })
    await shop.write(ann, 'Hi again')
    await told(3)
    expect(shop.telegram.toldTo(ann)).toEqual([hello, 'Mia here.', hello])
    expect(await threads()).toHaveLength(2)
  })
})
