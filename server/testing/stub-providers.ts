import { metaSignature } from '../channels/meta/hub.js'
import { slackSignature } from '../channels/slack/slack.signature.js'
import { signatureOf } from '../channels/sms/sms.signature.js'
import { secretTokenOf } from '../channels/telegram/telegram.api.js'
import { serverTime } from './server-time.js'
import { startSmtp } from './smtp.js'
import { isMessage, startTelegram, telegramToken } from './telegram.js'
import { startUpstream } from './upstream.js'
import { startWhatsapp, whatsappNumber } from './whatsapp/provider.js'
import { signedWebhook, webhookBody } from './whatsapp/webhooks.js'

/** A request of a provider. */
interface Brought {
  readonly body: string
  readonly headers: Readonly<Record<string, string>>
}

/** A provider on this machine that takes every message. */
export interface StubProvider {
  readonly host: string
  /** What an owner enters. */
  readonly settings: object
  /** What the person was sent, in the provider's own form. */
  sent(): readonly string[]
  /** What it brings where the person writes; `id` is the provider's own, `url` that of the webhook. */
  says(text: string, id: number, url: string): Brought
  /** The same where they press what brings this back. Absent: nothing can be pressed. */
  presses?(payload: string, id: number, url: string): Brought
  close(): Promise<void>
}

const json = { 'content-type': 'application/json' }
const form = { 'content-type': 'application/x-www-form-urlencoded' }
const secret = '8f742231b10e8888abcd99yyyzzz85a5'
const inSeconds = () => Math.floor(serverTime() / 1000)

async function telegram(): Promise<StubProvider> {
  const provider = await startTelegram()
  const settings = { token: telegramToken, apiUrl: provider.url }
  const headers = { ...json, 'x-telegram-bot-api-secret-token': secretTokenOf(settings) }
  const ann = { id: 42, first_name: 'Ann', is_bot: false }
  const chat = { id: 42, type: 'private' }
  const update = (id: number, what: object) => ({
    headers,
    body: JSON.stringify({ update_id: id, ...what }),
  })
  return {
    ...provider,
    settings,
    sent: () =>
      provider.sent
        .filter(({ method }) => isMessage(method))
        .map(({ body }) => JSON.stringify(body)),
    says: (text, id) =>
      update(id, { message: { message_id: id, date: inSeconds(), chat, from: ann, text } }),
    presses: (data, id) =>
      update(id, {
        callback_query: {
          id: String(id),
          data,
          from: ann,
          message: { message_id: 1, chat, date: 1 },
        },
      }),
  }
}

async function whatsapp(): Promise<StubProvider> {
  const provider = await startWhatsapp()
  const bring = (id: number, message: object) => {
    // To one person it takes so many messages a minute.
    provider.clock.now += 60_000
    return signedWebhook(
      webhookBody(whatsappNumber.phoneNumberId, {
        messages: [
          { id: `in.${id}`, from: '16505551234', timestamp: String(inSeconds()), ...message },
        ],
      }),
      whatsappNumber.appSecret,
    )
  }
  return {
    ...provider,
    sent: () => provider.taken.map(each => JSON.stringify(each)),
    says: (body, id) => bring(id, { type: 'text', text: { body } }),
    presses: (payload, id) =>
      bring(id, {
        type: 'interactive',
        interactive: { type: 'list_reply', list_reply: { id: payload, title: 'Pressed' } },
      }),
  }
}

const page = (object: string) => async (): Promise<StubProvider> => {
  let count = 0
  const provider = await startUpstream((_, response) =>
    response.end(
      JSON.stringify({ name: 'Shop', username: 'shop', success: true, message_id: `m.${++count}` }),
    ),
  )
  const app = { pageId: '10203040', accessToken: 'EAAB', appSecret: secret, verifyToken: 'words' }
  const bring = (id: number, message: object) => {
    const happened = {
      sender: { id: '77' },
      recipient: { id: app.pageId },
      timestamp: serverTime(),
      message: { mid: `in.${id}`, ...message },
    }
    const body = JSON.stringify({
      object,
      entry: [{ id: app.pageId, time: 1, messaging: [happened] }],
    })
    return { body, headers: { ...json, 'x-hub-signature-256': metaSignature(body, secret) } }
  }
  return {
    ...provider,
    settings: { ...app, apiUrl: provider.url },
    sent: () =>
      provider.received.map(({ body }) => body).filter(body => body.includes('"message"')),
    says: (text, id) => bring(id, { text }),
    presses: (payload, id) => bring(id, { text: 'Pressed', quick_reply: { payload } }),
  }
}

async function sms(): Promise<StubProvider> {
  let count = 0
  const provider = await startUpstream((_, response) =>
    response.end(
      JSON.stringify({
        sid: `SM${++count}`,
        incoming_phone_numbers: [{ sid: 'PN1', sms_url: '' }],
      }),
    ),
  )
  const own = { accountSid: `AC${'0'.repeat(32)}`, authToken: secret, from: '+4930123456' }
  return {
    ...provider,
    settings: { ...own, apiUrl: provider.url },
    sent: () =>
      provider.received
        .filter(({ url }) => url.endsWith('/Messages.json'))
        .map(({ body }) => new URLSearchParams(body).get('Body') ?? ''),
    says: (text, id, url) => {
      const fields = { MessageSid: `IN${id}`, From: '+4915112345678', To: own.from, Body: text }
      const body = new URLSearchParams(fields).toString()
      return { body, headers: { ...form, 'x-twilio-signature': signatureOf({ url, body }, own) } }
    },
  }
}

async function slack(): Promise<StubProvider> {
  let count = 0
  const provider = await startUpstream((_, response) =>
    response.end(JSON.stringify({ ok: true, team: 'Shop', user: 'helper', ts: `100.${++count}` })),
  )
  const signed = (body: string, type: Readonly<Record<string, string>>) => {
    const at = String(inSeconds())
    const signature = slackSignature(at, body, secret)
    return {
      body,
      headers: { ...type, 'x-slack-request-timestamp': at, 'x-slack-signature': signature },
    }
  }
  return {
    ...provider,
    settings: { botToken: 'xoxb-1-a', signingSecret: secret, apiUrl: provider.url },
    sent: () =>
      provider.received
        .filter(({ url }) => url.endsWith('/chat.postMessage'))
        .map(({ body }) => body),
    says: (text, id) => {
      const event = {
        type: 'message',
        channel: 'D1',
        channel_type: 'im',
        user: 'U1',
        ts: `${inSeconds()}.${id}`,
        text: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      }
      return signed(JSON.stringify({ type: 'event_callback', event_id: `E${id}`, event }), json)
    },
    presses: (value, id) => {
      const payload = JSON.stringify({
        type: 'block_actions',
        trigger_id: `T${id}`,
        user: { id: 'U1', name: 'ann' },
        channel: { id: 'D1' },
        message: { ts: '100.1' },
        actions: [{ value, text: { text: 'Pressed' } }],
      })
      return signed(new URLSearchParams({ payload }).toString(), form)
    },
  }
}

async function email(): Promise<StubProvider> {
  const provider = await startSmtp()
  return {
    host: new URL(provider.url).host,
    settings: { address: 'help@b.example', smtpUrl: provider.url, webhookSecret: secret },
    sent: () => provider.received.map(({ message }) => message),
    says: (text, id) => ({
      headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}` },
      body: [
        'From: Ann <ann@a.example>',
        'To: help@b.example',
        'Subject: Re: Bread',
        `Message-ID: <in.${id}@a.example>`,
        ...(id === 1 ? [] : ['References: <in.1@a.example>']),
        'Content-Type: text/plain; charset=utf-8',
        '',
        text,
        '',
        'On Tue, 1 Dec 2026 at 18:40, Shop <help@b.example> wrote:',
        '> What would you like?',
      ].join('\r\n'),
    }),
    close: provider.close,
  }
}

/** Every channel's provider, by the channel's name. */
export const stubProviders: Readonly<Record<string, () => Promise<StubProvider>>> = {
  telegram,
  whatsapp,
  messenger: page('page'),
  instagram: page('instagram'),
  sms,
  slack,
  email,
}
