import { afterEach, describe, expect, test, vi } from 'vitest'
import { databases } from '../testing/databases.js'
import { connectedShop, telegramToken, updateOf } from '../testing/telegram.js'

/** A bot that has a few words in German, and says what bots say of themselves. */
const flow = {
  nodes: [
    { id: 'mail', type: 'ask-email-node', data: { questionText: 'Your address?' } },
    {
      id: 'level',
      type: 'user-range-node',
      data: { rangePrompt: 'How much?', minVal: '1', maxVal: '50' },
    },
    { id: 'thanks', type: 'message-node', data: { text: 'Thank you.' } },
  ],
  edges: [
    { source: 'mail', target: 'level' },
    { source: 'level', target: 'thanks' },
  ],
  translations: {
    de: { mail: { questionText: 'Ihre Adresse?' }, thanks: { text: 'Danke.' } },
    fr: { thanks: { text: 'Merci.' } },
  },
}

describe.each(databases)('languages over a channel in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedShop>>
  afterEach(() => shop.close())

  let update = 0
  const say = (chat: number, text: string, language_code?: string) => {
    const from = { id: chat, first_name: 'Ann', is_bot: false, language_code }
    return shop.post(updateOf(++update, chat, { text, from }))
  }
  const told = (chat: number, count: number) =>
    vi.waitFor(
      () => {
        const all = shop.telegram.toldTo(chat)
        expect(all).toHaveLength(count)
        return all
      },
      { timeout: 60_000, interval: 20 },
    )

  test('it is that of the person’s app, of the bot, its mistakes and its hints', async () => {
    shop = await connectedShop(make, flow)
    await say(1, 'Hallo', 'de')
    await told(1, 1)
    await say(1, 'keine', 'de')
    await told(1, 2)
    await say(1, 'ann@example.com', 'de')
    await told(1, 3)
    await say(1, '7', 'de')
    const german = await told(1, 4)
    expect([german[0], german[3]]).toEqual(['Ihre Adresse?', 'Danke.'])
    expect(german[1]).toContain('Bitte geben Sie eine gültige E-Mail-Adresse ein')
    expect(german[2]).toMatch(/^How much\?\n.*\b1\b.*\b50\b/)
    expect(german[2]).not.toContain('Please')
    await say(2, 'Hello', 'en-GB')
    await told(2, 1)
    await say(2, 'none')
    expect(await told(2, 2)).toEqual([
      'Your address?',
      expect.stringContaining('Please enter a valid email'),
    ])
  })

  test('it is the one that the owner chose, whatever the person’s app speaks', async () => {
    shop = await connectedShop(make, flow)
    const settings = { token: telegramToken, apiUrl: shop.telegram.url, language: 'fr' }
    const changed = await shop.api('PATCH', `/v1/channels/${shop.channel.id}`, { settings })
    expect(changed.status).toBe(200)
    await say(1, 'Hallo', 'de')
    expect(await told(1, 1)).toEqual(['Your address?'])
    await say(1, 'ann@example.com', 'de')
    await told(1, 2)
    await say(1, '7', 'de')
    expect(await told(1, 3)).toEqual(expect.arrayContaining(['Merci.']))
    const [thread] = await shop.store.threads.list({ botId: 'shop', limit: 1 })
    expect(thread?.language).toBe('fr')
  })

  test('a language that is none is refused, and one that a channel makes up counts as English', async () => {
    shop = await connectedShop(make, flow)
    const settings = { token: telegramToken, apiUrl: shop.telegram.url, language: 'a language' }
    const refused = await shop.api('PATCH', `/v1/channels/${shop.channel.id}`, { settings })
    expect([refused.status, JSON.stringify(await refused.json())]).toEqual([
      400,
      expect.stringContaining('A language is a tag like en, de-AT or ar'),
    ])
    await say(1, 'Hi', '__proto__')
    await told(1, 1)
    await say(1, 'none', '__proto__')
    expect(await told(1, 2)).toEqual([
      'Your address?',
      expect.stringContaining('Please enter a valid email'),
    ])
  })
})
