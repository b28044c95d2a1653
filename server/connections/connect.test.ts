import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.js'
import { bakeryFlow } from '../testing/flows.js'
import { connectedShop, telegramToken } from '../testing/telegram.js'

describe.each(databases)('connecting a bot in $name', ({ make }) => {
  let shop: Awaited<ReturnType<typeof connectedShop>>
  beforeEach(async () => {
    shop = await connectedShop(make, bakeryFlow)
  })
  afterEach(() => shop.close())

  const connect = (settings: object, channel = 'telegram') =>
    shop.api('POST', '/v1/channels', { channel, chatbotId: 'shop', settings })

  test('asks the provider, registers the webhook, and tells no secret', async () => {
    expect(shop.channel).toMatchObject({
      channel: 'telegram',
      chatbotId: 'shop',
      state: 'connected',
      name: '@shop_bot',
      remedy: null,
      webhookUrl: `http://localhost/channels/telegram/${shop.channel.id}`,
      settings: { token: { lastFour: 'ew11' }, apiUrl: shop.telegram.url },
      health: { lastIn: null, lastOut: null, failures: [] },
    })
    expect(shop.telegram.sent.map(({ method }) => method)).toEqual(['getMe', 'setWebhook'])
    const listed = await (await shop.api('GET', '/v1/channels?chatbotId=shop')).text()
    const fetched = await (await shop.api('GET', `/v1/channels/${shop.channel.id}`)).text()
    expect(listed).toContain(shop.channel.id)
    expect(listed + fetched + JSON.stringify(shop.channel) + shop.logged.join()).not.toContain(
      telegramToken,
    )
    const { db } = shop.store.database
    expect(JSON.stringify(await db.selectFrom('channels').selectAll().execute())).not.toContain(
      telegramToken,
    )
  })

  test('a second connection with the same bot of the provider is refused', async () => {
    const answer = await connect({ token: `123456:${'a'.repeat(30)}`, apiUrl: shop.telegram.url })
    expect([answer.status, (await answer.json()).error.code]).toEqual([409, 'CHANNEL_TAKEN'])
  })

  test('what the provider refuses is refused with the remedy', async () => {
    const answer = await connect({ token: `999:${'bad'.repeat(8)}`, apiUrl: shop.telegram.url })
    expect([answer.status, (await answer.json()).error]).toMatchObject([
      422,
      { code: 'CHANNEL_REFUSED', message: expect.stringContaining('BotFather') },
    ])
  })

  test('an address inside is not called, and who may allow it is said', async () => {
    const answer = await connect({ token: `999:${'a'.repeat(30)}`, apiUrl: 'http://127.0.0.1:9' })
    expect([answer.status, (await answer.json()).error.message]).toEqual([
      422,
      expect.stringContaining('TALKGRAPH_ALLOW_HOSTS'),
    ])
  })

  test('settings that cannot be are refused field by field, and other kinds too', async () => {
    const answer = await connect({ token: 'x', more: 1 })
    expect((await answer.json()).error.details).toEqual(
      expect.arrayContaining([
        { path: 'settings.token', message: 'A token is like 123456:ABC-DEF' },
        { path: 'settings.more', message: 'Unknown field' },
      ]),
    )
    expect((await connect({}, 'widget')).status).toBe(400)
    expect((await connect({}, 'pigeon')).status).toBe(400)
  })

  test('a connection is changed in part, checked again and disconnected', async () => {
    const path = `/v1/channels/${shop.channel.id}`
    const token = `123456:${'b'.repeat(30)}`
    const changed = await (await shop.api('PATCH', path, { settings: { token } })).json()
    expect(changed.data.channel.settings).toEqual({
      token: { lastFour: 'bbbb' },
      apiUrl: shop.telegram.url,
    })
    shop.telegram.refuseBy(() => ({ ok: false, error_code: 401 }))
    const checked = await (await shop.api('POST', `${path}/check`)).json()
    expect(checked.data.channel).toMatchObject({
      state: 'refused',
      remedy: expect.stringContaining('BotFather'),
    })
    shop.telegram.refuseBy(() => undefined)
    expect((await (await shop.api('POST', `${path}/check`)).json()).data.channel.state).toBe(
      'connected',
    )
    expect((await shop.api('DELETE', path)).status).toBe(200)
    expect(shop.telegram.sent.at(-1)?.method).toBe('deleteWebhook')
    expect((await shop.api('GET', path)).status).toBe(404)
  })

  test('a bot that is deleted is disconnected first', async () => {
    await shop.api('DELETE', '/v1/chatbots/shop')
    expect(shop.telegram.sent.at(-1)?.method).toBe('deleteWebhook')
    expect(await shop.store.channels.connections.list({ owner: 'owner' })).toEqual([])
  })

  test('a test message goes out, and what another owner has is not there', async () => {
    const path = `/v1/channels/${shop.channel.id}`
    const answer = await shop.api('POST', `${path}/test`, { to: '42' })
    expect((await answer.json()).data.messageId).toMatch(/^42\/\d+$/)
    expect(shop.telegram.toldTo(42)).toEqual(['This is a test message.'])
    expect((await shop.api('GET', `${path}/templates`)).status).toBe(409)
    expect((await shop.api('POST', '/v1/channels/none/test', { to: '42' })).status).toBe(404)
  })
})

test('every kind says its fields', async () => {
  const { channelKinds } = await import('./kinds.js')
  const names = channelKinds().map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(['instagram', 'messenger', 'slack', 'sms', 'telegram']),
  )
  expect(names).not.toContain('widget')
  const messenger = channelKinds().find(({ name }) => name === 'messenger')
  expect(messenger).toMatchObject({
    copiesWebhook: true,
    verifyTokenField: 'verifyToken',
    window: 24,
  })
  expect(messenger?.fields.map(({ name, isOptional, kind }) => [name, isOptional, kind])).toEqual([
    ['pageId', false, 'text'],
    ['accessToken', false, 'secret'],
    ['appSecret', false, 'secret'],
    ['verifyToken', false, 'secret'],
    ['help', true, 'long-text'],
    ['language', true, 'text'],
    ['apiUrl', true, 'address'],
  ])
})
