import * as v from 'valibot'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '../../platform/outbound/index.js'
import { bakeryFlow } from '../../testing/flows.js'
import { playChannel } from '../../testing/play-channel.js'
import { startUpstream } from '../../testing/upstream.js'
import { instagram } from '../instagram/index.js'
import { messenger } from '../messenger/index.js'
import { metaSignature } from './hub.js'

const given = {
  pageId: '10203040',
  accessToken: 'EAAB',
  appSecret: 'shh',
  verifyToken: 'words of ours',
}
const settings = v.parse(messenger.settings.schema, given)

const signed = (body: string) => ({
  method: 'POST',
  url: '',
  query: {},
  body,
  headers: { 'x-hub-signature-256': metaSignature(body, given.appSecret) },
})
const request = (...messaging: readonly object[]) =>
  signed(JSON.stringify({ object: 'page', entry: [{ id: given.pageId, time: 1, messaging }] }))

const ann = { sender: { id: '77' }, recipient: { id: given.pageId }, timestamp: 1_790_000_000_000 }
const said = (message: object) => ({ ...ann, message: { mid: 'm1', ...message } })
const parsed = (what: object) => messenger.parse(request(what))

/** Meta as its Graph API says, on this machine. */
async function startMeta(answer: () => object) {
  const upstream = await startUpstream(({ headers }, response) => {
    const known = headers.authorization === `Bearer ${given.accessToken}`
    const told = known ? answer() : { error: { code: 190, message: 'Invalid OAuth access token.' } }
    response.statusCode = 'error' in told ? 400 : 200
    response.end(JSON.stringify(told))
  })
  const outbound = createOutbound({ allowHosts: [upstream.host] })
  onTestFinished(async () => {
    await outbound.close()
    await upstream.close()
  })
  return { ...upstream, connection: { settings: { ...settings, apiUrl: upstream.url }, outbound } }
}

describe.each([messenger, instagram])('$title', channel => {
  test('plays a bot, options as quick replies that stand above the keyboard', async () => {
    const played = await playChannel(channel, given, bakeryFlow)
    onTestFinished(played.close)
    await played.hear(request(said({ text: 'Hello' })))
    await played.hear(request(said({ text: 'Ann' })))
    await played.hear(request(said({ text: 'Cake', quick_reply: { payload: 'o:cake' } })))
    const bodies = played.sent.map(({ body }) => JSON.parse(String(body)))
    expect(bodies).toMatchObject([
      {
        recipient: { id: '77' },
        messaging_type: 'RESPONSE',
        message: { text: 'Hello there\nYour name?' },
      },
      {
        message: {
          text: 'Ah, Ann.\nWhat would you like, Ann?',
          quick_replies: [
            { content_type: 'text', title: 'A loaf of bread', payload: 'o:bread' },
            { content_type: 'text', title: 'Cake', payload: 'o:cake' },
          ],
        },
      },
      { message: { text: 'Sweet.\nYour address?' } },
    ])
  })

  test('asks Meta who the page is, subscribes to its messages, and tells a remedy', async () => {
    const meta = await startMeta(() => ({ name: 'Bakery', username: 'bakery', success: true }))
    expect(await channel.check(meta.connection)).toMatchObject({
      ok: true,
      name: expect.stringMatching(/bakery/i),
    })
    expect(await channel.register('https://us.example/hook', meta.connection)).toMatchObject({
      ok: true,
    })
    expect(meta.received[1]?.url).toBe('/v23.0/10203040/subscribed_apps')
    await channel.typing({ ids: ['77'] }, 'm1', meta.connection)
    expect(meta.received.slice(2).map(({ body }) => JSON.parse(body))).toEqual([
      { recipient: { id: '77' }, sender_action: 'mark_seen' },
      { recipient: { id: '77' }, sender_action: 'typing_on' },
    ])
    const wrong = {
      ...meta.connection,
      settings: { ...meta.connection.settings, accessToken: 'old' },
    }
    expect(await channel.check(wrong)).toMatchObject({
      remedy: expect.stringContaining('access token'),
    })
  })
})

test('what Meta did not sign is not believed, and the verify token opens the webhook', () => {
  const own = request(said({ text: 'Hi' }))
  expect(messenger.verify(own, settings)).toBe(true)
  expect(messenger.verify({ ...own, body: `${own.body} ` }, settings)).toBe(false)
  expect(messenger.verify({ ...own, headers: {} }, settings)).toBe(false)
  const query = {
    'hub.mode': 'subscribe',
    'hub.challenge': '1158201444',
    'hub.verify_token': given.verifyToken,
  }
  const asked = { ...own, method: 'GET', headers: {}, body: '', query }
  expect([messenger.verify(asked, settings), messenger.challenge(asked)]).toEqual([
    true,
    '1158201444',
  ])
  expect(
    messenger.verify({ ...asked, query: { ...query, 'hub.verify_token': 'no' } }, settings),
  ).toBe(false)
})

test('a link that comes without words is its name and address', () => {
  const attachments = [
    { type: 'fallback', title: 'Our menu', url: 'https://m.example/x', payload: null },
  ]
  expect(parsed(said({ attachments }))).toMatchObject([
    {
      heard: {
        kind: 'text',
        text: 'Our menu: https://m.example/x',
        as: { url: 'https://m.example/x' },
      },
    },
  ])
  expect(parsed(said({ text: 'Look https://m.example/x', attachments }))).toMatchObject([
    { heard: { text: 'Look https://m.example/x' } },
  ])
})

test('words, presses, places, files and posts are read', () => {
  expect(parsed(said({ text: 'Hi' }))).toEqual([
    {
      type: 'message',
      id: 'm1',
      from: { ids: ['77'] },
      at: 1_790_000_000_000,
      heard: { kind: 'text', text: 'Hi' },
    },
  ])
  expect(parsed(said({ text: 'More', quick_reply: { payload: 'p:1' } }))).toMatchObject([
    { type: 'page', page: 1 },
  ])
  expect(parsed({ ...ann, postback: { mid: 'm2', payload: 's:a:b', title: 'B' } })).toMatchObject([
    { id: 'm2', heard: { kind: 'pick', option: 'b', step: 'a', label: 'B' } },
  ])
  const image = { type: 'image', payload: { url: 'https://cdn.example/1' } }
  const place = { type: 'location', payload: { coordinates: { lat: 1, long: 2 } } }
  expect(
    parsed(said({ text: 'Look', attachments: [image, place, { type: 'share' }] })),
  ).toMatchObject([
    { id: 'm1', heard: { kind: 'media', id: 'https://cdn.example/1', caption: 'Look' } },
    { id: 'm1/1', heard: { kind: 'location', latitude: 1, longitude: 2 } },
    { type: 'unsupported', what: 'a shared post' },
  ])
})

test.each([
  ['a shared post', [{ type: 'share', payload: { url: 'https://m.example/p' } }]],
  ['the preview of a link', [{ type: 'fallback', payload: null }]],
  ['a card', [{ type: 'template', payload: {} }]],
  ['a sticker', [{ type: 'image', payload: { url: 'https://m.example/s', sticker_id: 369 } }]],
])('words beside %s are heard', (_, attachments) => {
  expect(parsed(said({ text: 'Two, please', attachments }))).toMatchObject([
    { type: 'message', id: 'm1', heard: { kind: 'text', text: 'Two, please' } },
  ])
})

test('words beside a place are heard with it, and words beside a post and a file are the file’s', () => {
  const place = { type: 'location', payload: { coordinates: { lat: 1, long: 2 } } }
  expect(parsed(said({ text: 'Here', attachments: [place] }))).toMatchObject([
    { id: 'm1', heard: { kind: 'text', text: 'Here' } },
    { id: 'm1/1', heard: { kind: 'location' } },
  ])
  const file = { type: 'file', payload: { url: 'https://m.example/f' } }
  expect(parsed(said({ text: 'This', attachments: [{ type: 'share' }, file] }))).toMatchObject([
    { type: 'unsupported', id: 'm1' },
    { id: 'm1/1', heard: { kind: 'media', caption: 'This' } },
  ])
})

test('receipts, reactions and deleted messages are told apart', () => {
  expect(parsed({ ...ann, delivery: { mids: ['a', 'b'] } })).toEqual([
    { type: 'status', of: 'a', status: 'delivered' },
    { type: 'status', of: 'b', status: 'delivered' },
  ])
  expect(parsed({ ...ann, read: { mid: 'a' } })).toEqual([
    { type: 'status', of: 'a', status: 'read' },
  ])
  expect(parsed({ ...ann, read: { watermark: 5 } })).toEqual([
    { type: 'seen', from: { ids: ['77'] }, until: 5 },
  ])
  expect(parsed({ ...ann, reaction: { mid: 'a', action: 'react', emoji: '❤' } })).toMatchObject([
    { type: 'reaction', from: { ids: ['77'] }, to: 'a', reaction: '❤' },
  ])
  expect(parsed(said({ is_deleted: true }))).toEqual([
    { type: 'deleted', from: { ids: ['77'] }, of: 'm1' },
  ])
  expect(parsed(said({ text: 'ours', is_echo: true }))).toEqual([])
})

test('one entry that cannot be read does not take the others with it', () => {
  const read = messenger.parse(request({ message: 5 }, said({ text: 'Hi' })))
  expect(read).toHaveLength(1)
  for (const body of ['', '{', 'null', '{"entry":5}', '['.repeat(50_000)])
    expect(messenger.parse(signed(body))).toEqual([])
})

test('a secret of another app is told as such', async () => {
  const meta = await startMeta(() => ({
    error: { code: 100, message: 'Invalid appsecret_proof provided' },
  }))
  expect(await messenger.check(meta.connection)).toMatchObject({
    ok: false,
    remedy: expect.stringContaining('app secret'),
  })
})

test('too many calls wait, and after 24 hours a message is refused for good', async () => {
  const refusals = [
    { error: { code: 613, message: 'Calls to this api have exceeded the rate limit.' } },
    { error: { code: 10, message: 'This message is sent outside of allowed window.' } },
  ]
  const meta = await startMeta(
    () => refusals.shift() ?? { recipient_id: '77', message_id: 'mid.9' },
  )
  const send = () => messenger.send({ text: 'Hi' }, { ids: ['77'] }, meta.connection)
  expect(await send()).toMatchObject({ ok: false, code: '613', again: 4000, grows: 2 })
  expect(await send()).toEqual({
    ok: false,
    code: '10',
    message: expect.stringContaining('24 hours'),
  })
  expect(await send()).toEqual({ ok: true, id: 'mid.9' })
})

const all = ['messages', 'messaging_postbacks']
test.each<[string, object, boolean]>([
  ['subscribes', { data: [{ subscribed_fields: all }] }, true],
  ['subscribes to too little', { data: [{ subscribed_fields: ['messages'] }] }, false],
  ['does not subscribe', { data: [] }, false],
  ['does not say', { success: true }, true],
])('a page that %s is told when the owner checks again', async (_, told, ok) => {
  const meta = await startMeta(() => told)
  expect(await messenger.checkHearing(meta.connection)).toMatchObject({ ok })
})

test.each<[string, object, unknown[]]>([
  [
    'the inbox',
    { app_id: 263902037430900 },
    [{ type: 'echo', to: { ids: ['77'] }, heard: { text: 'Mia here' } }],
  ],
  ['nobody says whom', {}, [{ type: 'echo', to: { ids: ['77'] } }]],
  ['an app', { app_id: 1234 }, []],
])('an answer that %s has sent is heard where a person wrote it', (_, by, expected) => {
  const echo = { mid: 'm9', text: 'Mia here', is_echo: true, ...by }
  const [sender, recipient] = [{ id: given.pageId }, { id: '77' }]
  expect(
    messenger.parse(request({ sender, recipient, timestamp: 1, message: echo })),
  ).toMatchObject(expected)
})

test('what a link or an advertisement says comes with the first message', () => {
  const referral = { ref: 'spring', ad_id: '7', ads_context_data: { ad_title: 'Bread' } }
  const cameBy = { ref: 'spring', 'ad id': '7', 'ad title': 'Bread' }
  expect(parsed(said({ text: 'Hi', referral }))).toMatchObject([{ cameBy }])
  expect(parsed({ ...ann, postback: { payload: 'GO', referral } })).toMatchObject([{ cameBy }])
})

test('a link that somebody follows who has written before begins a conversation', () => {
  const followed = {
    ...ann,
    timestamp: 5,
    referral: { ref: 'spring', source: 'SHORTLINK', type: 'OPEN_THREAD' },
  }
  expect(parsed(followed)).toEqual([
    {
      type: 'message',
      id: `${ann.sender.id}/followed/5`,
      from: { ids: [ann.sender.id] },
      at: 5,
      cameBy: { ref: 'spring' },
      isArrival: true,
      heard: { kind: 'text', text: '/start spring' },
    },
  ])
  expect(parsed({ ...ann, referral: { source: 'SHORTLINK' } })).toEqual([])
})

test('an agent’s late answer is tagged, and where the app may not it is told why, without stopping all else', async () => {
  let answer: object = { message_id: 'm' }
  const meta = await startMeta(() => answer)
  const late = () => messenger.send({ text: 'Hi' }, { ids: ['77'] }, meta.connection, true)
  expect(await late()).toMatchObject({ ok: true })
  expect(JSON.parse(meta.received[0]?.body ?? '')).toMatchObject({
    messaging_type: 'MESSAGE_TAG',
    tag: 'HUMAN_AGENT',
  })
  answer = { error: { code: 200, message: 'Requires the permission human_agent' } }
  expect(await late()).toEqual({
    ok: false,
    code: '200',
    message: expect.stringContaining('Human Agent'),
  })
})

test('cards are a carousel, whose buttons answer, and said one by one where words would be cut', () => {
  const card = {
    src: '/bread.jpg',
    title: 'Rye',
    text: 'Dark',
    button: 'Take it',
    href: '',
    link: '',
  }
  const cards = [
    { ...card, id: 'rye' },
    { ...card, id: 'info', title: 'About', button: '', href: 'https://a.example', link: 'Read' },
  ]
  const options = [
    { id: 'rye', label: 'Take it' },
    { id: 'none', label: 'None' },
  ]
  const prompt = { kind: 'cards', cards, options } as const
  const render = (asked: typeof prompt) =>
    messenger.render([], asked, messenger.capabilities, { base: 'https://us.example', step: 's' })
  const [carousel, ...others] = render(prompt)
  expect(others).toEqual([])
  expect(carousel).toMatchObject({
    attachment: {
      payload: {
        template_type: 'generic',
        elements: [
          {
            title: 'Rye',
            subtitle: 'Dark',
            image_url: 'https://us.example/bread.jpg',
            buttons: [{ type: 'postback', title: 'Take it' }],
          },
          { title: 'About', buttons: [{ type: 'web_url', url: 'https://a.example' }] },
        ],
      },
    },
    quick_replies: [{ title: 'None' }],
  })
  const long = { ...prompt, cards: [{ ...card, id: 'rye', text: 'a'.repeat(81) }] }
  expect(JSON.stringify(render(long))).not.toContain('generic')
})

test('whatever somebody answers in the inbox is an answer', () => {
  const [sender, recipient] = [{ id: given.pageId }, { id: '77' }]
  const echo = (message: object) =>
    messenger.parse(
      request({
        sender,
        recipient,
        timestamp: 1,
        message: { mid: 'm9', is_echo: true, ...message },
      }),
    )
  expect(echo({ attachments: [{ type: 'template', payload: {} }] })).toMatchObject([
    { type: 'echo', heard: { kind: 'text', text: '[a card]' } },
  ])
  const menu = { type: 'fallback', title: 'Menu', url: 'https://m.example' }
  expect(echo({ text: 'Look https://m.example', attachments: [menu] })).toMatchObject([
    { heard: { text: 'Look https://m.example' } },
  ])
  expect(echo({ text: 'Look https://m.example', attachments: [menu] })).toHaveLength(1)
})
