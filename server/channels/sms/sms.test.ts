import * as v from 'valibot'
import { expect, onTestFinished, test } from 'vitest'
import { createOutbound } from '../../platform/outbound/index.js'
import { bakeryFlow } from '../../testing/flows.js'
import { playChannel } from '../../testing/play-channel.js'
import { startUpstream } from '../../testing/upstream.js'
import { textContent } from '../said/said.js'
import { sms } from './index.js'
import { smsSettings } from './sms.settings.js'
import { signatureOf } from './sms.signature.js'

const given = { accountSid: `AC${'0'.repeat(32)}`, authToken: '12345', from: '+14158675310' }
const settings = v.parse(smsSettings.schema, given)
const url = 'https://us.example/channels/sms/1'

const request = (fields: Record<string, string>) => {
  const body = new URLSearchParams(fields).toString()
  const signature = signatureOf({ url, body }, settings)
  return { method: 'POST', url, query: {}, headers: { 'x-twilio-signature': signature }, body }
}
const parsed = (fields: Record<string, string>) => sms.parse(request(fields))
const bo = { From: '+14158675309', To: given.from }

/** Twilio as its API says, on this machine. */
async function startTwilio(answer: (path: string) => object) {
  const upstream = await startUpstream(({ url: path, headers }, response) => {
    const known =
      headers.authorization === `Basic ${btoa(`${given.accountSid}:${given.authToken}`)}`
    const told = known ? answer(path) : { status: 401, code: 20003, message: 'Authenticate' }
    response.statusCode = 'status' in told ? Number(told.status) : 201
    response.end(JSON.stringify(told))
  })
  const outbound = createOutbound({ allowHosts: [upstream.host] })
  onTestFinished(async () => {
    await outbound.close()
    await upstream.close()
  })
  return {
    ...upstream,
    connection: { settings: { ...settings, apiUrl: upstream.url }, outbound, webhookUrl: url },
  }
}

test('the signature is the one of Twilio’s own example', () => {
  const body = new URLSearchParams({
    CallSid: 'CA1234567890ABCDE',
    Caller: '+14158675309',
    Digits: '1234',
    From: '+14158675309',
    To: '+18005551212',
  }).toString()
  const address = 'https://mycompany.com/myapp.php?foo=1&bar=2'
  expect(signatureOf({ url: address, body }, settings)).toBe('RSOYDt4T1cUTdK1PDd93/VVr8B8=')
})

test('a request of somebody else, or for another address, is not believed', () => {
  const own = request({ MessageSid: 'SM1', ...bo, Body: 'Hi' })
  expect(sms.verify(own, settings)).toBe(true)
  expect(sms.verify({ ...own, url: `${url}2` }, settings)).toBe(false)
  expect(sms.verify({ ...own, body: `${own.body}!` }, settings)).toBe(false)
  expect(sms.verify({ ...own, headers: {} }, settings)).toBe(false)
})

test('a bot is played over a number, with options to be named by number', async () => {
  const played = await playChannel(sms, given, bakeryFlow)
  onTestFinished(played.close)
  for (const [index, Body] of ['Hello', 'Bo', '2'].entries())
    await played.hear(request({ MessageSid: `SM${index}`, ...bo, Body }))
  expect(played.sent.map(({ body }) => new URLSearchParams(String(body)).get('Body'))).toEqual([
    'Hello there\nYour name?',
    'Ah, Bo.\nWhat would you like, Bo?\n1. A loaf of bread\n2. Cake\nPlease answer with a number from the list.',
    'Sweet.\nYour address?',
  ])
})

test('pictures come one by one, the first with the words', () => {
  const fields = { MessageSid: 'MM1', ...bo, Body: 'Look', NumMedia: '2' }
  const media = {
    MediaUrl0: 'https://a/1',
    MediaContentType0: 'image/png',
    MediaUrl1: 'https://a/2',
  }
  expect(parsed({ ...fields, ...media })).toMatchObject([
    { id: 'MM1', heard: { kind: 'media', id: 'https://a/1', type: 'image/png', caption: 'Look' } },
    { id: 'MM1/1', heard: { kind: 'media', id: 'https://a/2' } },
  ])
})

test('what became of a message is told', () => {
  const status = (MessageStatus: string, rest = {}) =>
    parsed({ MessageSid: 'SM1', MessageStatus, ...rest })
  expect(status('delivered')).toEqual([{ type: 'status', of: 'SM1', status: 'delivered' }])
  expect(status('undelivered', { ErrorCode: '30003' })).toEqual([
    {
      type: 'status',
      of: 'SM1',
      status: 'failed',
      reason: expect.stringContaining('cannot be reached'),
    },
  ])
  expect([
    status('queued'),
    status('constructor'),
    sms.parse({ ...request({}), body: '%' }),
  ]).toEqual([[], [], []])
})

test('a message goes out from the number and asks for its status', async () => {
  const twilio = await startTwilio(() => ({ sid: 'SM9' }))
  expect(await sms.send('Hi', { ids: ['+14158675309'] }, twilio.connection)).toEqual({
    ok: true,
    id: 'SM9',
  })
  expect(Object.fromEntries(new URLSearchParams(twilio.received[0]?.body))).toEqual({
    From: given.from,
    To: '+14158675309',
    Body: 'Hi',
    StatusCallback: url,
  })
})

test('a message to another number of the account is left out', () => {
  const request_ = request({
    MessageSid: 'SM1',
    From: '+14158675309',
    To: '+15550000000',
    Body: 'Hi',
  })
  expect(sms.parse(request_, settings)).toEqual([])
  expect(sms.parse(request({ MessageSid: 'SM1', ...bo, Body: 'Hi' }), settings)).toHaveLength(1)
})

test('too many messages wait, and who wrote STOP gets none', async () => {
  const refusals = [
    { status: 429, code: 20429, message: 'Too Many Requests' },
    { status: 400, code: 21610, message: 'Attempt to send to unsubscribed recipient' },
  ]
  const twilio = await startTwilio(() => refusals.shift() ?? {})
  const send = () => sms.send('Hi', { ids: ['+1'] }, twilio.connection)
  expect(await send()).toMatchObject({ ok: false, code: '20429', again: 1000 })
  expect(await send()).toEqual({
    ok: false,
    code: '21610',
    message: expect.stringContaining('has answered STOP'),
  })
})

test('connecting finds the number and puts the webhook there', async () => {
  const found = { incoming_phone_numbers: [{ sid: 'PN1', friendly_name: '(415) 867-5310' }] }
  const twilio = await startTwilio(path => ({ status: 200, ...(path.includes('?') ? found : {}) }))
  expect(await sms.check(twilio.connection)).toEqual({ ok: true, name: '(415) 867-5310' })
  expect(await sms.register(url, twilio.connection)).toMatchObject({ ok: true })
  await sms.unregister(twilio.connection)
  const sent = twilio.received.filter(({ method }) => method === 'POST')
  expect(sent.map(each => new URLSearchParams(each.body).get('SmsUrl'))).toEqual([url, ''])
  expect(sent[0]?.url).toMatch(/\/IncomingPhoneNumbers\/PN1\.json$/)
})

test('a wrong auth token and a number of somebody else are told with the remedy', async () => {
  const twilio = await startTwilio(() => ({ status: 200, incoming_phone_numbers: [] }))
  expect(await sms.check(twilio.connection)).toMatchObject({
    remedy: expect.stringContaining('+14158675310'),
  })
  const wrong = {
    ...twilio.connection,
    settings: { ...twilio.connection.settings, authToken: 'no' },
  }
  expect(await sms.check(wrong)).toMatchObject({ remedy: expect.stringContaining('auth token') })
})

test('the account’s password goes to the API alone, whatever address a file is said to have', async () => {
  const twilio = await startTwilio(() => ({ status: 200, bytes: 'here' }))
  const id = 'https://evil.example/2010-04-01/Media/ME1'
  const fetched = await sms.fetchMedia({ kind: 'media', id, type: 'image/png' }, twilio.connection)
  expect(fetched).toMatchObject({ ok: true, type: 'image/png' })
  expect(twilio.received[0]?.url).toBe('/2010-04-01/Media/ME1')
})

test.each([
  ['this server', url, true],
  ['another server', 'https://other.example/sms', false],
  ['nobody', '', false],
])('checking again tells whether what people write is brought to %s', async (_, sms_url, ok) => {
  const { connection } = await startTwilio(() => ({
    incoming_phone_numbers: [{ sid: 'PN1', sms_url }],
  }))
  expect(await sms.checkHearing(connection)).toMatchObject({ ok })
})

test('what Twilio has answered by itself is told as that', () => {
  const stop = { ...bo, MessageSid: 'SM1', Body: 'Enough', OptOutType: 'STOP' }
  expect(parsed(stop)).toMatchObject([{ wish: 'stop', heard: { kind: 'text', text: 'Enough' } }])
})

test.each([
  ['Don’t – “really” … ok', 'Don\'t - "really" ... ok'],
  ['Größe: 5 €, s’il vous plaît', 'Größe: 5 €, s’il vous plaît'],
  ['It’s 🍞', 'It’s 🍞'],
  ['Gru\u0308\u00dfe\u2003an `Bo´\tzum\ufeff Kaffee\u200e―1⁄2', "Grüße an 'Bo' zum Kaffee-1/2"],
])('the marks of %s are written so that a message stays cheap, where that helps', (said, sent) => {
  const text = { kind: 'text', text: said, html: said } as const
  expect(sms.render([text], null, sms.capabilities, {})).toEqual([sent])
})

test('what takes more letters as typewriters write it stays within a message', () => {
  const words = `${'a'.repeat(1590)} ${'…'.repeat(9)}`
  const messages = sms.render([textContent(words)], null, sms.capabilities, {})
  expect(messages.map(message => message.length)).toEqual([1590, 27])
})

test('a messaging service stands in place of a number', async () => {
  const from = `MG${'0'.repeat(32)}`
  const own = v.parse(smsSettings.schema, { ...given, from })
  const twilio = await startTwilio(() => ({ friendly_name: 'Bakery', sid: 'SM1' }))
  const connection = { ...twilio.connection, settings: { ...own, apiUrl: twilio.url } }
  expect(await sms.check(connection)).toEqual({ ok: true, name: 'Bakery' })
  expect(await sms.register(url, connection)).toEqual({ ok: true, name: 'Bakery' })
  await sms.send('Hi', { ids: ['+1'] }, connection)
  const sent = twilio.received.map(
    ({ url: path, body }) => [path, new URLSearchParams(body)] as const,
  )
  expect(sent.map(([path]) => path)).toEqual([
    `/v1/Services/${from}`,
    `/v1/Services/${from}`,
    `/v1/Services/${from}`,
    `/2010-04-01/Accounts/${given.accountSid}/Messages.json`,
  ])
  expect(sent[2]?.[1].get('InboundRequestUrl')).toBe(url)
  expect(sent[3]?.[1].get('MessagingServiceSid')).toBe(from)
  expect(sent[3]?.[1].get('From')).toBeNull()
  const written = { ...bo, MessageSid: 'SM2', Body: 'Hi' }
  expect(sms.parse(request({ ...written, MessagingServiceSid: from }), own)).toHaveLength(1)
  expect(sms.parse(request({ ...written, MessagingServiceSid: 'MG1' }), own)).toEqual([])
})
