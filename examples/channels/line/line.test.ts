import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '../../platform/outbound/index.js'
import { bakeryFlow } from '../../testing/flows.js'
import { playChannel } from '../../testing/play-channel.js'
import { startUpstream } from '../../testing/upstream.js'
import { line } from './index.js'
import { contentUrl, lineSignature } from './line.api.js'
import { lineSettings } from './line.settings.js'

const given = { channelSecret: '8c570fa6dd201bb328f1c1eac23a96d8', accessToken: 'token' }
const settings = v.parse(lineSettings.schema, given)
const ann = { ids: ['U1'] }

const request = (...events: readonly object[]) => {
  const body = JSON.stringify({ destination: 'U0', events })
  return { method: 'POST', url: '', query: {}, headers: signed(body), body }
}
const signed = (body: string) => ({ 'x-line-signature': lineSignature(body, given) })
const event = (type: string, what: object, source: object = { type: 'user', userId: 'U1' }) => ({
  type,
  webhookEventId: 'E1',
  timestamp: 1_790_000_000_000,
  mode: 'active',
  source,
  ...what,
})
const said = (message: object) =>
  event('message', { replyToken: 'r', message: { id: 'M1', ...message } })
const pressed = (data: string) => event('postback', { postback: { data } })

/** LINE as its Messaging API says, on this machine. */
async function startLine(answer: (path: string) => object) {
  const upstream = await startUpstream(({ url, headers }, response) => {
    const known = headers.authorization === `Bearer ${given.accessToken}`
    const told = known ? answer(url) : { status: 401, message: 'Authentication failed' }
    if ('break' in told) return void response.destroy()
    response.statusCode = 'status' in told ? Number(told.status) : 200
    response.end(JSON.stringify(told))
  })
  const outbound = createOutbound({ allowHosts: [upstream.host] })
  onTestFinished(async () => {
    await outbound.close()
    await upstream.close()
  })
  return { ...upstream, connection: { settings: { ...settings, apiUrl: upstream.url }, outbound } }
}

test('the signature is the one of the example in RFC 4231, and nothing else is believed', () => {
  const code = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843'
  expect(lineSignature('what do ya want for nothing?', { channelSecret: 'Jefe' })).toBe(
    Buffer.from(code, 'hex').toString('base64'),
  )
  const own = request(said({ type: 'text', text: 'Hi' }))
  expect(line.verify(own, settings)).toBe(true)
  expect(line.verify({ ...own, body: `${own.body} ` }, settings)).toBe(false)
  expect(line.verify({ ...own, headers: {} }, settings)).toBe(false)
  expect(line.verify(own, { ...settings, channelSecret: 'another one' })).toBe(false)
})

test('a bot is played in a chat, options as quick replies', async () => {
  const played = await playChannel(line, given, bakeryFlow)
  onTestFinished(played.close)
  await played.hear(request(said({ type: 'text', text: 'Hello' })))
  await played.hear(request(said({ type: 'text', text: 'Ann' })))
  await played.hear(request(pressed('o:cake')))
  const action = { type: 'postback', label: 'Cake', displayText: 'Cake', data: 'o:cake' }
  expect(played.sent.map(({ body }) => JSON.parse(String(body)))).toMatchObject([
    { to: 'U1', messages: [{ type: 'text', text: 'Hello there\nYour name?' }] },
    { to: 'U1', messages: [{ quickReply: { items: [{}, { type: 'action', action }] } }] },
    { to: 'U1', messages: [{ type: 'text', text: 'Sweet.\nYour address?' }] },
  ])
  await expect(played.hear({ body: '{"events":[]}' })).rejects.toThrow('provider')
})

test('words, files, places, presses and pages are read, and what is taken back', () => {
  const common = { type: 'message', id: 'M1', from: ann, at: 1_790_000_000_000 }
  const place = { latitude: 35.6, longitude: 139.7 }
  const events = [
    said({ type: 'text', text: 'Hi' }),
    said({ type: 'image' }),
    said({ type: 'file', fileName: 'a.pdf' }),
    said({ type: 'location', address: 'Tokyo', ...place }),
    said({ type: 'sticker', text: 'OK' }),
    pressed('s:order:cake'),
    pressed('p:2'),
    event('unsend', { unsend: { messageId: 'M1' } }),
  ]
  expect(line.parse(request(...events))).toEqual([
    { ...common, heard: { kind: 'text', text: 'Hi' } },
    { ...common, heard: { kind: 'media', id: 'M1', name: 'picture.jpg' } },
    { ...common, heard: { kind: 'media', id: 'M1', name: 'a.pdf' } },
    { ...common, heard: { kind: 'location', ...place, name: 'Tokyo' } },
    { type: 'unsupported', id: 'E1', from: ann, what: 'a sticker' },
    { ...common, id: 'E1', heard: { kind: 'pick', option: 'cake', step: 'order' } },
    { type: 'page', id: 'E1', from: ann, page: 2 },
    { type: 'deleted', from: ann, of: 'M1' },
  ])
})

test('groups, other events and what is no event are passed over, and take nothing with them', () => {
  const group = event(
    'message',
    { message: { id: '1', type: 'text', text: 'Hi' } },
    { type: 'group' },
  )
  const own = said({ type: 'text', text: 'Hi' })
  expect(line.parse(request(group, event('follow', {}), { type: 5 }, own))).toHaveLength(1)
  for (const body of ['', '{', 'null', '{"events":5}', '['.repeat(50_000)])
    expect(line.parse({ ...request(), body })).toEqual([])
})

test('pictures go out as such over https, a place is asked for, and 20 options have two pages', () => {
  const src = 'https://a.example/loaf.png'
  const image = (src: string) => line.render([{ kind: 'image', src }], null, line.capabilities)
  expect(image(src)).toEqual([{ type: 'image', originalContentUrl: src, previewImageUrl: src }])
  expect(image('http://a.example/loaf.png')).toMatchObject([{ type: 'text' }])
  const [asked] = line.render([], { kind: 'location' }, line.capabilities)
  expect(asked).toMatchObject({ quickReply: { items: [{ action: { type: 'location' } }] } })
  const options = Array.from({ length: 20 }, (_, index) => ({
    id: `${index}`,
    label: `Cake ${index}`,
  }))
  const [offered] = line.render([], { kind: 'choices', options }, line.capabilities)
  expect(offered).toHaveProperty('quickReply.items.length', 13)
})

test('a message goes out once, waits where there are too many, and is told where none is left', async () => {
  const answers: object[] = [
    { break: true },
    { status: 409, message: 'The retry key is already accepted', sentMessages: [{ id: '9' }] },
    { status: 429, message: 'The API rate limit has been exceeded. Try again later.' },
    { status: 429, message: 'You have reached your monthly limit.' },
  ]
  const { connection, received } = await startLine(() => answers.shift() ?? {})
  const send = () => line.send({ type: 'text', text: 'Hi' }, ann, connection)
  expect(await send()).toEqual({ ok: true, id: '9' })
  expect(received[0]?.headers['x-line-retry-key']).toMatch(/^[\da-f-]{36}$/)
  expect(received[1]?.headers['x-line-retry-key']).toBe(received[0]?.headers['x-line-retry-key'])
  expect(JSON.parse(received[1]?.body ?? '')).toEqual({
    to: 'U1',
    messages: [{ type: 'text', text: 'Hi' }],
  })
  expect(await send()).toMatchObject({ ok: false, code: '429', again: 1000 })
  expect(await send()).toEqual({
    ok: false,
    code: '429',
    message: expect.stringContaining('larger plan'),
  })
})

test('connecting asks who the bot is and puts the webhook there; a wrong token is told with the remedy', async () => {
  const { connection, received } = await startLine(() => ({
    displayName: 'Bakery',
    basicId: '@bakery',
  }))
  expect(await line.check(connection)).toEqual({ ok: true, name: 'Bakery (@bakery)' })
  expect(await line.register('https://us.example/hook', connection)).toMatchObject({ ok: true })
  await line.typing(ann, 'M1', connection)
  expect(received.slice(1).map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual(
    [
      ['PUT', '/v2/bot/channel/webhook/endpoint', { endpoint: 'https://us.example/hook' }],
      ['POST', '/v2/bot/chat/loading/start', { chatId: 'U1', loadingSeconds: 20 }],
    ],
  )
  const wrong = { ...connection, settings: { ...connection.settings, accessToken: 'old' } }
  expect(await line.check(wrong)).toMatchObject({ remedy: expect.stringContaining('access token') })
})

test('a file is fetched from where LINE keeps it', async () => {
  const { connection, received } = await startLine(() => ({ bytes: 'here' }))
  const media = { kind: 'media', id: 'M1', name: 'a.pdf' } as const
  expect(await line.fetchMedia(media, connection)).toMatchObject({ ok: true, name: 'a.pdf' })
  expect(received[0]?.url).toBe('/v2/bot/message/M1/content')
  expect(contentUrl(settings, 'M1')).toBe('https://api-data.line.me/v2/bot/message/M1/content')
})
