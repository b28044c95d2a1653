import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '../../platform/outbound/index.js'
import { bakeryFlow } from '../../testing/flows.js'
import { playChannel } from '../../testing/play-channel.js'
import { startUpstream } from '../../testing/upstream.js'
import { slack } from './index.js'
import { slackSettings } from './slack.settings.js'
import { slackSignature } from './slack.signature.js'

const given = { botToken: 'xoxb-1-a', signingSecret: '8f742231b10e8888abcd99yyyzzz85a5' }
const settings = v.parse(slackSettings.schema, given)

const request = (
  body: string,
  type = 'application/json',
  at = String(Math.floor(Date.now() / 1000)),
) => ({
  method: 'POST',
  url: '',
  query: {},
  body,
  headers: {
    'content-type': type,
    'x-slack-request-timestamp': at,
    'x-slack-signature': slackSignature(at, body, given.signingSecret),
  },
})
const event = (what: object) =>
  request(JSON.stringify({ type: 'event_callback', event_id: 'Ev1', event: what }))
const press = (actions: readonly object[], channel = 'D1') =>
  request(
    new URLSearchParams({
      payload: JSON.stringify({
        type: 'block_actions',
        trigger_id: 'T1',
        user: { id: 'U1', name: 'ann' },
        channel: { id: channel },
        message: { ts: '5.6' },
        actions,
      }),
    }).toString(),
    'application/x-www-form-urlencoded',
  )
const alone = { type: 'message', channel: 'D1', channel_type: 'im', user: 'U1', ts: '1790000000.5' }

/** Slack as its Web API says, on this machine. */
async function startSlack(answer: (method: string) => object, scopes?: string) {
  const upstream = await startUpstream(({ url, headers }, response) => {
    if (url === '/files-pri/F1') return void response.end('the bytes')
    const known = headers.authorization === `Bearer ${given.botToken}`
    const told = known ? answer(url.replace('/api/', '')) : { ok: false, error: 'invalid_auth' }
    if (scopes !== undefined) response.setHeader('x-oauth-scopes', scopes)
    response.end(JSON.stringify({ ok: true, ...told }))
  })
  const outbound = createOutbound({ allowHosts: [upstream.host] })
  onTestFinished(async () => {
    await outbound.close()
    await upstream.close()
  })
  return { ...upstream, connection: { settings: { ...settings, apiUrl: upstream.url }, outbound } }
}

test('the signature is the one of Slack’s own example', () => {
  const body =
    'token=xyzz0WbapA4vBCDEFasx0q6G&team_id=T1DC2JH3J&team_domain=testteamnow&channel_id=G8PSS9T3V&channel_name=foobar&user_id=U2CERLKJA&user_name=roadrunner&command=%2Fwebhook-collect&text=&response_url=https%3A%2F%2Fhooks.slack.com%2Fcommands%2FT1DC2JH3J%2F397700885554%2F96rGlfmibIGlgcZRskXaIFfN&trigger_id=398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c'
  expect(slackSignature('1531420618', body, given.signingSecret)).toBe(
    'v0=a2114d57b48eac39b9ad189dd8316235a7b4a8d21a10bd27519666489c69b503',
  )
})

test('what is old, changed or signed by somebody else is not believed', () => {
  const own = event({ ...alone, text: 'Hi' })
  expect(slack.verify(own, settings)).toBe(true)
  expect(slack.verify({ ...own, body: `${own.body} ` }, settings)).toBe(false)
  expect(slack.verify({ ...own, headers: {} }, settings)).toBe(false)
  const bytes = Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), Buffer.from(own.body)])
  expect(slack.verify({ ...own, bytes }, settings)).toBe(false)
  expect(slack.verify(own, { ...settings, signingSecret: 'another one' })).toBe(false)
  expect(slack.verify(request(own.body, 'application/json', '1531420618'), settings)).toBe(false)
})

test('Slack hears its own word when the address is entered, and nothing else is answered so', () => {
  const asked = request(
    JSON.stringify({ type: 'url_verification', challenge: '3eZbrw1a', token: 'x' }),
  )
  expect(slack.challenge(asked)).toBe('3eZbrw1a')
  expect(slack.parse(asked)).toEqual([])
  expect(slack.challenge(event({ ...alone, text: 'Hi' }))).toBeUndefined()
})

test('a bot is played alone with a person, options as buttons', async () => {
  const played = await playChannel(slack, given, bakeryFlow)
  onTestFinished(played.close)
  await played.hear(event({ ...alone, text: 'Hello' }))
  await played.hear(event({ ...alone, text: 'Ann &amp; Bo' }))
  await played.hear(press([{ value: 'o:cake', text: { text: 'Cake' } }]))
  const bodies = played.sent.map(({ body }) => JSON.parse(String(body)))
  expect(bodies).toMatchObject([
    { channel: 'D1', text: '*Hello* there\nYour name?' },
    { channel: 'D1', text: 'Ah, Ann &amp; Bo.\nWhat would you like, Ann &amp; Bo?' },
    { channel: 'D1', text: 'Sweet.\nYour address?' },
  ])
  expect(bodies[1].blocks[1].elements.map(({ value }: { value: string }) => value)).toEqual([
    'o:bread',
    'o:cake',
  ])
})

test('in a channel the bot answers in the thread where it was named, and only there', () => {
  const named = {
    type: 'app_mention',
    channel: 'C1',
    user: 'U1',
    text: '<@UBOT> hi <https://a.example|a>',
    ts: '7.8',
  }
  expect(slack.parse(event(named))).toEqual([
    {
      type: 'message',
      id: 'C1/7.8',
      from: { ids: ['C1/7.8'] },
      at: 7800,
      heard: { kind: 'text', text: 'hi a (https://a.example)', as: { url: 'https://a.example' } },
    },
  ])
  expect(slack.parse(event({ ...named, thread_ts: '1.2' }))).toMatchObject([
    { from: { ids: ['C1/1.2'] } },
  ])
  expect(slack.parse(event({ ...named, type: 'message', channel_type: 'channel' }))).toEqual([])
})

test.each(['thread_broadcast', 'me_message'])(
  'what is written as %s is heard in a thread, and from nobody else',
  subtype => {
    const reply = {
      type: 'message',
      channel: 'C1',
      channel_type: 'channel',
      user: 'U1',
      thread_ts: '7.8',
    }
    const [heard] = slack.parse(event({ ...reply, subtype, text: 'Rye', ts: '8.1' }))
    expect(heard).toMatchObject({
      isReply: true,
      from: { ids: ['C1/7.8'] },
      heard: { text: 'Rye' },
    })
    expect(slack.parse(event({ ...reply, subtype: 'channel_join', text: 'x', ts: '8.2' }))).toEqual(
      [],
    )
  },
)

test('presses, menus, pages, files, reactions and deleted messages are read', () => {
  const selected_option = { value: 's:order:cake', text: { text: 'Cake' } }
  expect(slack.parse(press([{ selected_option }], 'C1'))).toEqual([
    {
      type: 'message',
      id: 'T1',
      from: { ids: ['C1/5.6'], name: 'ann' },
      heard: { kind: 'pick', option: 'cake', step: 'order', label: 'Cake' },
    },
  ])
  expect(slack.parse(press([{ value: 'p:1' }]))).toMatchObject([{ type: 'page', page: 1 }])
  const files = [{ id: 'F1', name: 'a.pdf', mimetype: 'application/pdf' }, { id: 'F2' }]
  expect(
    slack.parse(event({ ...alone, subtype: 'file_share', text: 'Look', files })),
  ).toMatchObject([
    { id: 'D1/1790000000.5', heard: { kind: 'media', id: 'F1', name: 'a.pdf', caption: 'Look' } },
    { id: 'D1/1790000000.5/1', heard: { kind: 'media', id: 'F2' } },
  ])
  const item = { type: 'message', channel: 'D1', ts: '1.1' }
  expect(slack.parse(event({ type: 'reaction_added', reaction: '+1', item }))).toMatchObject([
    { type: 'reaction', to: 'D1/1.1', reaction: ':+1:' },
  ])
  const deleted = { ...alone, subtype: 'message_deleted', deleted_ts: '1.1' }
  expect(slack.parse(event(deleted))).toEqual([{ type: 'deleted', of: 'D1/1.1' }])
  const ofThread = {
    ...deleted,
    channel: 'C1',
    channel_type: 'channel',
    previous_message: { thread_ts: '1.0' },
  }
  expect(slack.parse(event(ofThread))).toEqual([
    { type: 'deleted', of: 'C1/1.1', from: { ids: ['C1/1.0'] } },
  ])
})

test.each([
  ['the bot itself', { ...alone, bot_id: 'B1', text: 'Hi' }],
  ['a changed message', { ...alone, subtype: 'message_changed' }],
  ['somebody who came', { type: 'member_joined_channel', channel: 'C1' }],
])('%s is passed over', (_, what) => {
  expect(slack.parse(event(what))).toEqual([])
})

test('a body that is no event is passed over', () => {
  for (const body of ['', '{', 'null', '['.repeat(50_000), 'payload=%7B'])
    for (const type of ['application/json', 'application/x-www-form-urlencoded'])
      expect(slack.parse(request(body, type))).toEqual([])
})

test('a message goes into its thread, and waits where there are too many', async () => {
  const answers = [
    { ok: false, error: 'ratelimited' },
    { ts: '9.9' },
    { ok: false, error: 'channel_not_found' },
  ]
  const { connection, received } = await startSlack(() => answers.shift() ?? {})
  const send = () => slack.send({ text: 'Hi' }, { ids: ['C1/7.8'] }, connection)
  expect(await send()).toMatchObject({ ok: false, code: 'ratelimited', again: 1000 })
  expect(await send()).toEqual({ ok: true, id: 'C1/9.9' })
  expect(await send()).toEqual({
    ok: false,
    code: 'channel_not_found',
    message: expect.stringContaining('/invite'),
  })
  expect(JSON.parse(received[1]?.body ?? '')).toEqual({
    channel: 'C1',
    thread_ts: '7.8',
    text: 'Hi',
  })
})

test('connecting asks who the bot is; a wrong token is told with the remedy', async () => {
  const { connection } = await startSlack(() => ({ team: 'Bakery', user: 'helper' }))
  expect(await slack.check(connection)).toEqual({ ok: true, name: 'helper (Bakery)' })
  const wrong = { ...connection, settings: { ...connection.settings, botToken: 'xoxb-no' } }
  expect(await slack.check(wrong)).toMatchObject({
    remedy: expect.stringContaining('OAuth & Permissions'),
  })
})

test.each([
  ['chat:write,im:history,app_mentions:read,files:read', { ok: true }],
  ['im:history, app_mentions:read, files:read', { remedy: expect.stringContaining('chat:write') }],
])('the scopes %s are looked at', async (scopes, expected) => {
  const { connection } = await startSlack(() => ({ team: 'Bakery', user: 'helper' }), scopes)
  expect(await slack.check(connection)).toMatchObject(expected)
})

test('a question of signs that Slack writes longer stays within its limit', () => {
  const prompt = { kind: 'choices', options: [{ id: 'a', label: 'A' }] } as const
  const said = { kind: 'text', text: '&amp;'.repeat(2000), html: '' } as const
  const [call] = slack.render([said], prompt, slack.capabilities)
  expect(call?.blocks?.[0]).toMatchObject({ text: { type: 'plain_text', text: '&'.repeat(2000) } })
})

test('a file is fetched from Slack, and from nobody else', async () => {
  const lying = { url_private_download: '' }
  const { connection, url, received } = await startSlack(() => ({ file: lying }))
  lying.url_private_download = `${url}/files-pri/F1`
  expect(
    await slack.fetchMedia({ kind: 'media', id: 'F1', name: 'a.txt' }, connection),
  ).toMatchObject({
    ok: true,
    name: 'a.txt',
  })
  lying.url_private_download = 'https://slack.com.evil.example/F1'
  expect(await slack.fetchMedia({ kind: 'media', id: 'F1' }, connection)).toMatchObject({
    ok: false,
  })
  expect(received.map(each => each.url)).toEqual([
    '/api/files.info?file=F1',
    '/files-pri/F1',
    '/api/files.info?file=F1',
  ])
})

test('a reply in a channel’s thread is one, and what stands outside of threads is nobody’s business', () => {
  const message = { type: 'message', channel: 'C1', channel_type: 'channel', user: 'U1', ts: '9.9' }
  expect(slack.parse(event({ ...message, text: 'Rye', thread_ts: '7.8' }))).toMatchObject([
    { type: 'message', from: { ids: ['C1/7.8'] }, isReply: true, heard: { text: 'Rye' } },
  ])
  expect(slack.parse(event({ ...message, text: 'Rye' }))).toEqual([])
})
