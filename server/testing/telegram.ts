import type { Hono } from 'hono'
import type { ServiceOptions } from '../app/services/service-options.js'
import type { TestDatabase } from './databases.js'
import { botAnswer } from './telegram-answers.js'
import { testApp, testAppOn } from './test-app.js'
import { startUpstream } from './upstream.js'

/** A call of the Bot API that the bot made, in words. */
interface SentCall {
  readonly method: string
  readonly chat: string
  readonly text: string
  readonly body: Readonly<Record<string, unknown>>
}

/** How Telegram answers a call instead of taking it; undefined: it takes it. */
export type Refusing = (call: SentCall) => object | undefined | Promise<object | undefined>

/** Telegram as its Bot API says, on this machine. */
export async function startTelegram(refusing: Refusing = () => undefined) {
  const sent: SentCall[] = []
  let refuse = refusing
  let number = 100
  const upstream = await startUpstream(async ({ url, body }, response) => {
    const [, , method = ''] = url.split('/')
    const given = body === '' ? {} : JSON.parse(body)
    const call = {
      method,
      chat: String(given.chat_id ?? ''),
      text: String(given.text ?? ''),
      body: given,
    }
    const refusal = url.includes('bad') ? { ok: false, error_code: 401 } : await refuse(call)
    if (!refusal) sent.push(call)
    const answer = refusal ?? botAnswer(method, ++number)
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answer))
  })
  return {
    ...upstream,
    /** The calls that were taken. */
    sent,
    /** What a person was told, in its order. */
    toldTo: (chat: string | number) =>
      sent
        .filter(({ method, chat: of }) => isMessage(method) && of === String(chat))
        .map(({ text }) => text),
    refuseBy: (by: Refusing) => {
      refuse = by
    },
  }
}

/** A typing sign is sent, too. */
export const isMessage = (method: string) =>
  method.startsWith('send') && method !== 'sendChatAction'

export const telegramToken = '123456:ABC-DEF1234ghIkl-zyx57W2v1u123ew11'

/** A server whose bot `shop` is connected with Telegram, and what people write there. */
export async function connectedShop(
  make: () => Promise<TestDatabase>,
  flow: object,
  { allowHosts = [], ...options }: ServiceOptions = {},
) {
  const telegram = await startTelegram()
  const all = {
    allowHosts: [telegram.host, ...allowHosts],
    jobTiming: { look: 50 },
    channelTiming: { look: 100, pauses: [10, 10, 10, 20, 20, 20] },
    ...options,
  }
  const app = await testAppOn(make, all)
  await app.api('PUT', '/v1/chatbots/shop/flow', flow)
  await app.api('POST', '/v1/chatbots/shop/publish')
  const settings = { token: telegramToken, apiUrl: telegram.url }
  const connected = await app.api('POST', '/v1/channels', {
    channel: 'telegram',
    chatbotId: 'shop',
    settings,
  })
  const { channel } = (await connected.json()).data
  const path = new URL(channel.webhookUrl).pathname
  const secret = String(
    telegram.sent.find(({ method }) => method === 'setWebhook')?.body.secret_token,
  )
  let update = 0
  const postTo =
    (at: Hono) =>
    (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
      at.request(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-telegram-bot-api-secret-token': secret,
          ...headers,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
  const post = postTo(app.app)
  return {
    ...app,
    /** Another server over the same database. */
    beside: async () => {
      const other = await testApp({ ...all, database: app.address })
      return { post: postTo(other.app), close: other.close }
    },
    telegram,
    channel,
    path,
    secret,
    post,
    /** What somebody writes; resolves once the server has taken it. */
    write: (chat: number, text: string, more: object = {}) => {
      const id = ++update
      return post(updateOf(id, chat, { text, ...more }))
    },
    press: (chat: number, data: string) =>
      post({
        update_id: ++update,
        callback_query: {
          id: String(update),
          data,
          from: { id: chat, first_name: 'Ann', is_bot: false },
          message: { message_id: 1, chat: { id: chat, type: 'private' }, date: 1 },
        },
      }),
    close: async () => {
      await app.close()
      await telegram.close()
    },
  }
}

/** A message as Telegram brings it. */
export const updateOf = (id: number, chat: number, what: object, date = 1_790_000_000 + id) => ({
  update_id: id,
  message: {
    message_id: id,
    date,
    chat: { id: chat, type: 'private' },
    from: { id: chat, first_name: `Person ${chat}`, is_bot: false },
    ...what,
  },
})
