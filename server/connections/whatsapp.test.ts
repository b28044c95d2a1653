import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'
import { whatsappNumber } from '../testing/whatsapp/provider.js'

const flow = flowOf(
  ['ask-name', { questionText: 'Your name?' }],
  [
    'n-check-options',
    {
      checkOptionsPrompt: 'Which?',
      options: [
        { id: 'a', optionText: 'Rye' },
        { id: 'b', optionText: 'Spelt' },
        { id: 'c', optionText: 'Wheat' },
      ],
      answerVariable: 'kinds',
    },
  ],
  ['message', { text: 'So {kinds}.' }],
  ['ask-email', { questionText: 'Where to?' }],
)
const text = (body: string) => ({ type: 'text', text: { body } })
const row = (id: string) => ({
  type: 'interactive',
  interactive: { type: 'list_reply', list_reply: { id, title: 'x' } },
})
const ann = { from: '16505551234' }
const hidden = { from_user_id: 'US.1' }

describe.each(databases)('a number at WhatsApp in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(make, flow)
  })
  afterEach(() => shop.close())

  const taken = (count: number) =>
    vi.waitFor(() => expect(shop.whatsapp.taken).toHaveLength(count), {
      timeout: 60_000,
      interval: 20,
    })
  const threads = () => shop.store.threads.list({ botId: 'shop', limit: 9 })

  test('is connected once, tells no secret, and answers Meta’s challenge', async () => {
    expect(shop.channel).toMatchObject({ channel: 'whatsapp', chatbotId: 'shop' })
    const answer = await shop.api('GET', `/v1/channels/${shop.channel.id}`)
    const told = await answer.text()
    expect(told).not.toContain(whatsappNumber.accessToken)
    expect(told).not.toContain(whatsappNumber.appSecret)
    expect((await shop.connect()).status).toBe(409)
    const wrong = await shop.connect({ phoneNumberId: '999999' })
    expect([wrong.status, await wrong.text()]).toEqual([
      422,
      expect.stringContaining('phone number id'),
    ])
    const query = new URLSearchParams({
      'hub.mode': 'subscribe',
      'hub.challenge': '1158',
      'hub.verify_token': 'words of ours',
    })
    const challenge = await shop.app.request(`${shop.path}?${query}`)
    expect([challenge.status, await challenge.text()]).toEqual([200, '1158'])
  })

  test('plays a bot, ticks set one after the other', async () => {
    await shop.say(ann, text('Hi'))
    await taken(1)
    await shop.say(ann, text('Ann'))
    await taken(2)
    await shop.say(ann, row('p:0:1'))
    await taken(3)
    await shop.say(ann, row('p:0:5'))
    await taken(4)
    await shop.say(ann, row('d:5:n1'))
    await taken(5)
    const bodies = shop.whatsapp.taken.map(message =>
      message.type === 'text'
        ? message.text.body
        : message.type === 'interactive' && message.interactive.type === 'list'
          ? message.interactive.action.sections[0]?.rows.map(({ title }) => title)
          : message.type,
    )
    expect(bodies).toEqual([
      'Your name?',
      ['Rye', 'Spelt', 'Wheat'],
      ['✓ Rye', 'Spelt', 'Wheat', 'Done'],
      ['✓ Rye', 'Spelt', '✓ Wheat', 'Done'],
      expect.stringMatching(/^So Rye, ?Wheat\.\nWhere to\?$/),
    ])
    expect(shop.whatsapp.read.length).toBeGreaterThan(0)
  })

  test('knows a person without a number, and again after they changed it', async () => {
    await shop.say(hidden, text('Hi'))
    await taken(1)
    expect(shop.whatsapp.taken[0]).toMatchObject({ recipient: 'US.1' })
    await shop.bring({ user_id_update: [{ user_id: { previous: 'US.1', current: 'US.2' } }] })
    await shop.say({ from_user_id: 'US.2' }, text('Ann'))
    await taken(2)
    expect(shop.whatsapp.taken[1]).toMatchObject({ recipient: 'US.2', type: 'interactive' })
    expect(await threads()).toHaveLength(1)
  })
})
