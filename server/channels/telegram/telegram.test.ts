import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '../../platform/outbound/index.js'
import { bakeryFlow } from '../../testing/flows.js'
import { playChannel } from '../../testing/play-channel.js'
import { serverTime } from '../../testing/server-time.js'
import { startUpstream } from '../../testing/upstream.js'
import { telegram } from './index.js'
import { secretTokenOf } from './telegram.api.js'
import { telegramSettings } from './telegram.settings.js'

/** How the Bot API answers a call: the method, and what is given to it. */
type Answer = (method: string, body: Record<string, unknown>) => object

const token = '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11'

/** Telegram as its Bot API says, on this machine, and a connection with it. */
async function startTelegram(answer: Answer = usual) {
  const upstream = await startUpstream(({ url, body }, response) => {
    if (url.startsWith(`/file/bot${token}/`)) return void response.end('the bytes')
    const method = url.startsWith(`/bot${token}/`) ? (url.split('/')[2] ?? '') : ''
    const given = method === '' ? refused(401, 'Unauthorized') : answer(method, JSON.parse(body))
    response.setHeader('content-type', 'application/json')
    response.statusCode = 'error_code' in given ? Number(given.error_code) : 200
    response.end(JSON.stringify(given))
  })
  const outbound = createOutbound({ allowHosts: [upstream.host] })
  return {
    connection: { settings: settingsWith({ token, apiUrl: upstream.url }), outbound },
    outbound,
    url: upstream.url,
    /** The calls that came, without the token. */
    calls: () =>
      upstream.received.map(
        ({ url, body }) => [url.split('/').at(-1), body && JSON.parse(body)] as const,
      ),
    close: async () => {
      await outbound.close()
      await upstream.close()
    },
  }
}

function settingsWith(settings: object) {
  return v.parse(telegramSettings.schema, settings)
}

/** What the Bot API says where it refuses. */
function refused(error_code: number, description: string, parameters?: object) {
  return { ok: false, error_code, description, parameters }
}

function usual(method: string): object {
  if (method === 'getMe')
    return { ok: true, result: { id: 123456, is_bot: true, username: 'bakery_bot' } }
  if (method === 'getFile')
    return { ok: true, result: { file_id: 'f', file_path: 'photos/file_1.jpg' } }
  return { ok: true, result: method.startsWith('send') ? { message_id: 7 } : true }
}

const ann = { id: 42, first_name: 'Ann', last_name: 'Lee', is_bot: false }
const chat = { id: 42, type: 'private' }
const message = { message_id: 1, from: ann, chat, date: 1_790_000_000 }
const from = { ids: ['42'], name: 'Ann Lee' }

const request = (update: object) => ({
  method: 'POST',
  url: '',
  query: {},
  headers: { 'x-telegram-bot-api-secret-token': secretTokenOf(settingsWith({ token })) },
  body: JSON.stringify({ update_id: 5, ...update }),
})
const parsed = (update: object) => telegram.parse(request(update))

const opened = async (...given: Parameters<typeof startTelegram>) => {
  const provider = await startTelegram(...given)
  onTestFinished(provider.close)
  return provider
}

test('a bot is played in a chat, options as buttons that name their step', async () => {
  const played = await playChannel(telegram, { token }, bakeryFlow)
  onTestFinished(played.close)
  await played.hear(request({ message: { ...message, text: '/start' } }))
  await played.hear(request({ message: { ...message, text: 'Ann' } }))
  await played.hear(request({ callback_query: { id: 'q', from: ann, message, data: 'o:cake' } }))
  const bodies = played.sent.map(({ body }) => JSON.parse(String(body)))
  expect(bodies.map(({ text }) => text)).toEqual([
    '<b>Hello</b> there\nYour name?',
    'Ah, Ann.\nWhat would you like, Ann?',
    'Sweet.\nYour address?',
  ])
  expect(bodies[1].reply_markup.inline_keyboard).toMatchObject([
    [{ text: 'A loaf of bread' }],
    [{ text: 'Cake', callback_data: 'o:cake' }],
  ])
  await expect(played.hear({ ...request({}), headers: {} })).rejects.toThrow('provider')
})

const heardOf = (what: object) =>
  telegram
    .parse(request({ message: { ...message, ...what } }))
    .map(each => ('heard' in each ? each.heard : each))[0]

test.each([
  [
    'our menu',
    [{ type: 'text_link', offset: 4, length: 4, url: 'https://m.example/x' }],
    'our menu (https://m.example/x)',
    { url: 'https://m.example/x' },
  ],
  [
    'm.example',
    [{ type: 'text_link', offset: 0, length: 9, url: 'https://m.example/' }],
    'm.example',
    undefined,
  ],
  [
    '🍞 a b',
    [
      { type: 'text_link', offset: 3, length: 1, url: 'https://a.example' },
      { type: 'text_link', offset: 5, length: 1, url: 'https://b.example' },
    ],
    '🍞 a (https://a.example) b (https://b.example)',
    undefined,
  ],
  ['bold', [{ type: 'bold', offset: 0, length: 4 }], 'bold', undefined],
  [
    'short',
    [
      { type: 'text_link', offset: 3, length: 9, url: 'https://a.example' },
      { type: 'text_link', offset: 0, length: 2, url: 'tg://user?id=1' },
    ],
    'short',
    undefined,
  ],
])('in %j the addresses of links are heard', (text, entities, words, as) => {
  expect(heardOf({ text, entities })).toEqual({ kind: 'text', text: words, ...(as && { as }) })
  expect(
    heardOf({ photo: [{ file_id: 'F1' }], caption: text, caption_entities: entities }),
  ).toMatchObject({ caption: words })
})

test('what people send is read: words, presses, places, files, contacts, stickers', () => {
  const place = { latitude: 1.5, longitude: 2.5 }
  const heard = (what: object) => parsed({ message: { ...message, ...what } })
  expect(heard({ text: 'Hi' })).toEqual([
    {
      type: 'message',
      id: '42/1',
      from,
      at: 1_790_000_000_000,
      heard: { kind: 'text', text: 'Hi' },
    },
  ])
  expect(heardOf({ location: place })).toEqual({ kind: 'location', ...place })
  expect(heardOf({ location: place, venue: { location: place, title: 'Pier' } })).toEqual({
    kind: 'location',
    ...place,
    name: 'Pier',
  })
  expect(heardOf({ contact: { phone_number: '+1', first_name: 'Bo' } })).toEqual({
    kind: 'text',
    text: 'Bo, +1',
    as: { tel: '+1', name: 'Bo' },
  })
  const vcard = 'BEGIN:VCARD\r\nitem1.EMAIL;TYPE=home:bo@a.example\r\nEND:VCARD'
  expect(heardOf({ contact: { phone_number: '4915', vcard } })).toEqual({
    kind: 'text',
    text: '4915',
    as: { tel: '4915', email: 'bo@a.example' },
  })
  expect(heardOf({ sticker: { emoji: '👍' } })).toEqual({ kind: 'text', text: '👍' })
  expect(heardOf({ photo: [{ file_id: 's' }, { file_id: 'l' }], caption: 'Me' })).toMatchObject({
    kind: 'media',
    id: 'l',
    name: 'photo.jpg',
    caption: 'Me',
  })
  expect(
    heardOf({ document: { file_id: 'd', file_name: 'a.pdf', mime_type: 'application/pdf' } }),
  ).toMatchObject({
    kind: 'media',
    id: 'd',
    name: 'a.pdf',
    type: 'application/pdf',
  })
  expect(heardOf({ poll: {} })).toEqual({ type: 'unsupported', id: '42/1', from, what: 'a poll' })
})

test('presses, pages, reactions and changed messages are told apart', () => {
  const press = (data: string) => parsed({ callback_query: { id: 'q', from: ann, message, data } })
  expect(press('s:order:cake')).toEqual([
    {
      type: 'message',
      id: 'press:q',
      from,
      heard: { kind: 'pick', option: 'cake', step: 'order' },
    },
  ])
  expect(press('p:2')).toEqual([{ type: 'page', id: 'press:q', from, page: 2 }])
  expect(press('p:0:3')).toMatchObject([{ type: 'page', page: 0, ticks: [1, 2] }])
  const new_reaction = [{ type: 'emoji', emoji: '❤' }, { type: 'custom_emoji' }]
  expect(parsed({ message_reaction: { chat, message_id: 3, new_reaction } })).toEqual([
    { type: 'reaction', id: '5', from: { ids: [String(chat.id)] }, to: '42/3', reaction: '❤' },
  ])
  expect(parsed({ edited_message: { ...message, text: 'Hey' } })).toMatchObject([
    { type: 'unsupported' },
  ])
})

test.each([
  ['a group', { message: { ...message, chat: { id: -1, type: 'group' }, text: 'Hi' } }],
  ['another bot', { message: { ...message, from: { ...ann, is_bot: true }, text: 'Hi' } }],
  ['a new title', { message: { ...message, pinned_message: {} } }],
  ['a button in a group', { callback_query: { id: 'q', from: ann, data: 'o:a' } }],
  ['another kind of update', { poll_answer: {} }],
  ['numbers where texts belong', { message: { ...message, text: 5 } }],
])('%s is passed over', (_, update) => {
  expect(parsed(update)).toEqual([])
})

test('a body that is no update is passed over', () => {
  for (const body of ['', '{', 'null', '[]', '{"update_id":"x"}', '['.repeat(50_000)])
    expect(telegram.parse({ ...request({}), body })).toEqual([])
})

test('formatted texts are HTML that nobody can break', () => {
  const content = {
    kind: 'text',
    text: '<b>Bold <i>both</b> 1 &lt; 2</i> & <code>x</code>',
    html: '',
  } as const
  const [call] = telegram.render([content], null, telegram.capabilities)
  expect(call?.body.text).toBe('<b>Bold <i>both</i></b><i> 1 &lt; 2</i> &amp; <code>x</code>')
  expect(call?.body.parse_mode).toBe('HTML')
})

test('cards with pictures are an album, with the options below; others are said one by one', () => {
  const card = (id: string, src: string) => ({
    id,
    src,
    title: `<${id}>`,
    text: 'Fresh',
    button: id,
    href: '',
    link: '',
  })
  const asked = (...cards: ReturnType<typeof card>[]) => ({
    kind: 'cards' as const,
    cards,
    options: cards.map(({ id }) => ({ id, label: id })),
  })
  const render = (prompt: ReturnType<typeof asked>, shown = {}) =>
    telegram.render(
      [
        { kind: 'text', text: 'Good day', html: 'Good day' },
        { kind: 'text', text: 'Which one?', html: 'Which one?' },
      ],
      prompt,
      telegram.capabilities,
      { base: 'https://chat.example', step: 'n1', ...shown },
    )
  const bread = { ...card('Rye', '/rye.png'), href: 'https://shop.example/?a=1&b=2', link: 'More' }
  const album = render(asked(bread, card('Spelt', 'https://shop.example/spelt.png')))
  expect(album.map(({ method }) => method)).toEqual([
    'sendMessage',
    'sendMediaGroup',
    'sendMessage',
  ])
  expect(album[1]?.body).toEqual({
    media: [
      {
        type: 'photo',
        media: 'https://chat.example/rye.png',
        caption: '<b>&lt;Rye&gt;</b>\nFresh\n<a href="https://shop.example/?a=1&amp;b=2">More</a>',
        parse_mode: 'HTML',
      },
      {
        type: 'photo',
        media: 'https://shop.example/spelt.png',
        caption: '<b>&lt;Spelt&gt;</b>\nFresh',
        parse_mode: 'HTML',
      },
    ],
  })
  expect(album[2]?.body).toMatchObject({
    text: 'Which one?',
    reply_markup: { inline_keyboard: [[{ text: 'Rye' }], [{ text: 'Spelt' }]] },
  })
  const methods = (prompt: ReturnType<typeof asked>, shown = {}) =>
    render(prompt, shown).map(({ method }) => method)
  expect(methods(asked(card('Rye', '/rye.png'), card('Spelt', '')))).not.toContain('sendMediaGroup')
  expect(methods(asked(card('Rye', '/rye.png')))).not.toContain('sendMediaGroup')
  expect(methods(asked(bread, bread), { isPlain: true })).toEqual(['sendMessage'])
})

test('files that Telegram fetches are sent as such, others as their address', () => {
  const file = (src: string) =>
    telegram.render([{ kind: 'file', src, name: 'The list' }], null, telegram.capabilities)[0]
  expect(file('https://a.example/l.pdf?x=1')).toMatchObject({ method: 'sendDocument' })
  expect(file('https://a.example/l.docx')?.body.text).toBe('The list: https://a.example/l.docx')
})

test('a message goes to the chat, and tells how long to wait where there are too many', async () => {
  let calls = 0
  const provider = await opened(() =>
    calls++ === 0
      ? refused(429, 'Too Many Requests: retry after 3', { retry_after: 3 })
      : { ok: true, result: { message_id: 9 } },
  )
  const [call] = telegram.render(
    [{ kind: 'text', text: 'Hi', html: 'Hi' }],
    null,
    telegram.capabilities,
  )
  const send = () =>
    telegram.send(call ?? expect.fail('no call'), { ids: ['42'] }, provider.connection)
  expect(await send()).toMatchObject({ ok: false, code: '429', again: 3000 })
  expect(await send()).toEqual({ ok: true, id: '42/9' })
  expect(provider.calls()[1]).toMatchObject(['sendMessage', { chat_id: '42', text: 'Hi' }])
})

test('the person sees that the bot types, and a pressed button that it was heard', async () => {
  const provider = await opened()
  await telegram.typing(from, '5', provider.connection)
  await telegram.acknowledge('5', provider.connection)
  await telegram.acknowledge('press:q', provider.connection)
  expect(provider.calls()).toEqual([
    ['sendChatAction', { chat_id: '42', action: 'typing' }],
    ['answerCallbackQuery', { callback_query_id: 'q' }],
  ])
})

test('who has blocked the bot gets nothing again', async () => {
  const provider = await opened(() => refused(403, 'Forbidden: bot was blocked by the user'))
  const sent = await telegram.send(
    { method: 'sendMessage', body: {} },
    { ids: ['42'] },
    provider.connection,
  )
  expect(sent).toEqual({
    ok: false,
    code: '403',
    message: 'Forbidden: bot was blocked by the user',
  })
})

test('connecting asks who the bot is, and puts the webhook there with a secret', async () => {
  const provider = await opened()
  expect(await telegram.check(provider.connection)).toEqual({ ok: true, name: '@bakery_bot' })
  expect(await telegram.register('https://us.example/hook', provider.connection)).toMatchObject({
    ok: true,
  })
  await telegram.unregister(provider.connection)
  expect(provider.calls()).toMatchObject([
    ['getMe', {}],
    [
      'setWebhook',
      { url: 'https://us.example/hook', secret_token: secretTokenOf(settingsWith({ token })) },
    ],
    ['deleteWebhook', {}],
  ])
})

test('a wrong token and an address that Telegram does not take are told with the remedy', async () => {
  const provider = await opened(method =>
    method === 'setWebhook'
      ? refused(400, 'Bad Request: bad webhook: HTTPS url must be provided')
      : {},
  )
  const wrong = {
    ...provider.connection,
    settings: settingsWith({ token: `9${token}`, apiUrl: provider.url }),
  }
  expect(await telegram.check(wrong)).toMatchObject({
    ok: false,
    remedy: expect.stringContaining('BotFather'),
  })
  expect(await telegram.register('http://us.example', provider.connection)).toMatchObject({
    ok: false,
    remedy: expect.stringContaining('https://'),
  })
})

test('a file is fetched from where Telegram keeps it', async () => {
  const provider = await opened()
  const fetched = await telegram.fetchMedia({ kind: 'media', id: 'f' }, provider.connection)
  expect(fetched).toMatchObject({ ok: true, name: 'file_1.jpg' })
  expect(fetched.ok && Buffer.from(fetched.bytes).toString()).toBe('the bytes')
})

test('a file that is gone is told', async () => {
  const provider = await opened(() => refused(400, 'Bad Request: file is too big'))
  expect(await telegram.fetchMedia({ kind: 'media', id: 'f' }, provider.connection)).toMatchObject({
    ok: false,
    message: 'Bad Request: file is too big',
  })
})

const hook = 'https://chat.example/channels/telegram/1'
const now = () => Math.floor(serverTime() / 1000)

test.each<[string, () => object, string | undefined]>([
  ['is right', () => ({ url: hook }), undefined],
  ['was taken back', () => ({ url: '' }), 'taken back'],
  ['leads elsewhere', () => ({ url: 'https://other.example/x' }), 'other.example'],
  [
    'fails',
    () => ({ url: hook, last_error_date: now(), last_error_message: 'Connection timed out' }),
    'Connection timed out',
  ],
  [
    'has failed long ago',
    () => ({ url: hook, last_error_date: 1, last_error_message: 'Connection timed out' }),
    undefined,
  ],
  ['cannot be read', () => ({}), undefined],
])('a webhook that %s is told when the owner checks again', async (_, told, remedy) => {
  const provider = await opened(() => ({ ok: true, result: told() }))
  const hearing = await telegram.checkHearing({ ...provider.connection, webhookUrl: hook })
  expect(hearing).toMatchObject(
    remedy === undefined ? { ok: true } : { ok: false, remedy: expect.stringContaining(remedy) },
  )
})
