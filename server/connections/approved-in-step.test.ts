import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedNumber } from '../testing/whatsapp/connected.js'

const step = (templateName: string, value: string, more: object = {}) =>
  [
    'approved-message',
    { templateName, templateLanguage: 'en_US', values: [{ name: '1', value }], ...more },
  ] as const
const flow = {
  ...flowOf(
    ['ask-name', { questionText: 'Your name?' }],
    ['human-handover', { handoverMessage: 'One moment.' }],
    step('order_ready', '{name}'),
    ['message', { text: 'And a plain word.' }],
    step('order_late', '{name}', { text: 'It is late, {name}.' }),
    step('order_ready', '{wish}'),
    ['ask-custom-question', { questionText: 'Where to?', answerVariable: 'wish' }],
    step('order_ready', '{wish}'),
    ['ask-email', { questionText: 'Your address?' }],
  ),
  settings: { liveDesk: true },
}
const ready = {
  id: '1',
  name: 'order_ready',
  language: 'en_US',
  status: 'APPROVED',
  category: 'UTILITY',
  components: [{ type: 'BODY', text: 'Hello {{1}}, it is ready.' }],
}
const ann = { from: '16505551234' }
const text = (body: string, timestamp: string) => ({ type: 'text', text: { body }, timestamp })
const hoursAgo = (hours: number) => String(Math.floor(Date.now() / 1000) - hours * 3600)

describe.each(databases)('an approved message of a step in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedNumber>>
  beforeEach(async () => {
    shop = await connectedNumber(make, flow)
    shop.whatsapp.templates.push(ready, {
      ...ready,
      id: '2',
      name: 'order_late',
      status: 'PAUSED',
    })
  })
  afterEach(() => shop.close())

  const waitFor = (look: () => unknown) => vi.waitFor(look, { timeout: 60_000, interval: 20 })
  const taken = (count: number) => waitFor(() => expect(shop.whatsapp.taken).toHaveLength(count))
  const thread = async () => (await shop.store.threads.list({ botId: 'shop', limit: 1 }))[0]
  const botSaid = async () => {
    const { id = '' } = (await thread()) ?? {}
    return (await shop.store.messages.list(id, { after: 0, limit: 99 })).filter(
      ({ who }) => who === 'bot',
    )
  }
  const handedOver = async (hours: number) => {
    await shop.say(ann, text('Hi', hoursAgo(hours)))
    await taken(1)
    await shop.say(ann, text('Ann', hoursAgo(hours)))
    await taken(2)
    await waitFor(async () => expect((await thread())?.state).toBe('waiting'))
  }
  const handBack = async () => {
    const path = `/v1/chatbots/shop/threads/${(await thread())?.id}`
    expect((await shop.api('PATCH', path, { state: 'taken' })).status).toBe(200)
    expect((await shop.api('PATCH', path, { state: 'handed-back' })).status).toBe(200)
  }
  const failed = (reason: string) => ({
    status: 'failed',
    statusReason: expect.stringContaining(reason),
  })

  test('arrives when an agent hands the thread back after 24 hours; all else fails with the reason', async () => {
    await handedOver(25)
    await handBack()
    await waitFor(async () =>
      expect((await botSaid()).every(({ status }) => status !== null)).toBe(true),
    )
    expect((await botSaid()).slice(2)).toMatchObject([
      { text: expect.stringContaining('left the chat'), ...failed('24 hours') },
      { text: 'Hello Ann, it is ready.', status: 'sent' },
      { text: 'And a plain word.', ...failed('24 hours') },
      { text: 'It is late, Ann.', ...failed('no approved message "order_late" in en_US') },
      { text: '[order_ready, ]', ...failed('a value "1"') },
      { text: 'Where to?', ...failed('24 hours') },
    ])
    expect(shop.whatsapp.taken).toHaveLength(3)
    expect(shop.whatsapp.taken[2]).toMatchObject({
      type: 'template',
      template: {
        name: 'order_ready',
        language: { code: 'en_US' },
        components: [{ type: 'body', parameters: [{ type: 'text', text: 'Ann' }] }],
      },
    })
    const { data } = await (await shop.api('GET', `/v1/channels/${shop.channel.id}`)).json()
    const codes = data.channel.health.failures.map(({ code }: { code: string }) => code)
    expect(codes.toSorted()).toEqual([
      'TEMPLATE',
      'TEMPLATE',
      'WINDOW_CLOSED',
      'WINDOW_CLOSED',
      'WINDOW_CLOSED',
    ])
  })

  test('arrives when nobody has taken the thread for as long as the visitor waits', async () => {
    await handedOver(25)
    const { id = '' } = (await thread()) ?? {}
    await shop.store.threads.change(id, { waitingUntil: Date.now() })
    shop.services.jobs.hasten('overdue-threads')
    await taken(3)
    expect(shop.whatsapp.taken[2]).toMatchObject({
      type: 'template',
      template: { name: 'order_ready' },
    })
  })

  test('within 24 hours it goes out as well, in its place among what is said', async () => {
    await handedOver(0)
    await handBack()
    await taken(6)
    expect(shop.whatsapp.taken.slice(3)).toMatchObject([
      { type: 'template' },
      { text: { body: 'And a plain word.' } },
      { text: { body: 'Where to?' } },
    ])
    await shop.say(ann, text('Home', hoursAgo(0)))
    await taken(8)
    expect(shop.whatsapp.taken.slice(6)).toMatchObject([
      { template: { components: [{ parameters: [{ text: 'Home' }] }] } },
      { text: { body: 'Your address?' } },
    ])
    const [first, second] = (await botSaid()).slice(-2)
    expect(first?.question).toBeGreaterThan(0)
    expect(second?.question).toBe(first?.question)
  })

  test('is tried again while the account cannot be asked', async () => {
    await handedOver(25)
    shop.whatsapp.state.isResting = true
    await handBack()
    await waitFor(() => expect(shop.whatsapp.asked.templates).toBeGreaterThan(1))
    expect((await botSaid())[3]).toMatchObject({ status: null })
    shop.whatsapp.state.isResting = false
    await taken(3)
  })
})
