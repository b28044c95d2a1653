import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { flowOf } from '../testing/flows.js'
import { connectedShop, updateOf } from '../testing/telegram.js'

const ann = 42
const sorry = 'Sorry, I cannot read this here. Please write it instead.'
const old = 'This question has been answered already.'
const patience = { timeout: 60_000, interval: 20 }

describe.each(databases)('what is said beside a flow in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedShop>>
  beforeEach(async () => {
    shop = await connectedShop(
      make,
      flowOf(
        ['message', { text: 'Welcome to the shop.' }],
        ['image', { image: 'https://shop.example/bread.jpg' }],
        ['select-option', { selectPrompt: 'Which bread?', option1: 'Rye', option2: 'Spelt' }],
        ['ask-name', { questionText: 'Your name?' }],
      ),
    )
    await shop.write(ann, 'Hi')
    await vi.waitFor(() => expect(asked()).toHaveLength(1), patience)
  })
  afterEach(() => shop.close())

  const sent = () => shop.telegram.sent.filter(({ method }) => /^send(?!Chat)/.test(method))
  const asked = () => sent().filter(({ text }) => text.includes('Which bread?'))
  const pictures = () => sent().filter(({ method }) => method === 'sendPhoto')
  const poll = (id: number) => shop.post(updateOf(id, ann, { poll: { id: '1' } }))
  const heard = (count: number) =>
    vi.waitFor(async () => {
      const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 1 })
      const all = await shop.store.messages.list(thread?.id ?? '', { limit: 50 })
      expect(all.filter(({ who }) => who === 'visitor')).toHaveLength(count)
    }, patience)

  test('it is said once, with the question and its options and without what stood around it', async () => {
    for (const id of [101, 102, 103]) await poll(id)
    await heard(4)
    await shop.write(ann, 'Rye')
    await vi.waitFor(() => expect(sent().at(-1)?.text).toContain('Your name?'), patience)
    expect(pictures()).toHaveLength(1)
    const told = shop.telegram.toldTo(ann).filter(text => text !== '')
    expect(told.filter(text => text.includes('Sorry'))).toEqual([`${sorry}\nWhich bread?`])
    expect(told.filter(text => text.includes('Welcome'))).toHaveLength(1)
    expect(asked().at(-1)?.body).toMatchObject({
      reply_markup: { inline_keyboard: [[{ text: 'Rye' }], [{ text: 'Spelt' }]] },
    })
  })

  test('twenty of them in a row do not make the bot forget what it asked', async () => {
    for (let id = 101; id <= 120; id++) await poll(id)
    await heard(21)
    await shop.write(ann, 'Rye')
    await vi.waitFor(() => expect(sent().at(-1)?.text).toContain('Your name?'), patience)
    expect(asked()).toHaveLength(2)
  })

  test('each kind is said once to a question, and anew to the next', async () => {
    const press = () => shop.press(ann, 's:gone:rye')
    await press()
    await press()
    await poll(101)
    await heard(4)
    await shop.write(ann, 'Rye')
    await poll(102)
    await heard(6)
    await vi.waitFor(
      () =>
        expect(
          shop.telegram
            .toldTo(ann)
            .filter(text => text.startsWith('Sorry') || text.startsWith('This question')),
        ).toEqual([`${old}\nWhich bread?`, `${sorry}\nWhich bread?`, `${sorry}\nYour name?`]),
      patience,
    )
  })

  test('Telegram is told that each press was heard, that of an old button as well', async () => {
    const answered = () => shop.telegram.sent.filter(each => each.method === 'answerCallbackQuery')
    await shop.press(ann, 's:gone:rye')
    await vi.waitFor(() => expect(answered()).toHaveLength(1), patience)
    const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 1 })
    await shop.api('POST', `/v1/desk/threads/${thread?.id}/messages`, { message: 'Mia here.' })
    await shop.press(ann, 's:gone:spelt')
    await vi.waitFor(() => expect(answered()).toHaveLength(2), patience)
  })

  test('beside an agent the bot says nothing of it', async () => {
    const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 1 })
    await shop.api('POST', `/v1/desk/threads/${thread?.id}/messages`, { message: 'Mia here.' })
    await poll(101)
    await heard(2)
    expect(shop.telegram.toldTo(ann).join()).not.toContain('Sorry')
  })
})
