import * as v from 'valibot'
import { isSameText } from '../../base/same-text.js'
import type { Checked, ProviderChannel, Sent } from '../channel.js'
import type { Received } from '../incoming.js'
import { callTelegram, secretTokenOf, unknownToken } from './telegram.api.js'
import { telegramCapabilities } from './telegram.capabilities.js'
import { checkWebhook } from './telegram.hearing.js'
import { fetchFromTelegram } from './telegram.media.js'
import { messageId, parseTelegram, pressMark } from './telegram.parse.js'
import { renderTelegram, type TelegramCall } from './telegram.render.js'
import { type TelegramSettings, telegramSettings } from './telegram.settings.js'

/** Chats of two in Telegram. */
export const telegram = {
  name: 'telegram',
  title: 'Telegram',
  playedBy: 'server',
  settings: telegramSettings,
  // A token may be made anew; what stands before its colon is the bot.
  identity: ({ token }: TelegramSettings) => token.split(':')[0] ?? token,
  capabilities: telegramCapabilities,
  pace: { perSecond: 30, person: { burst: 20, every: 1000 } },
  verify: ({ headers }: Received, settings: TelegramSettings) =>
    isSameText(headers['x-telegram-bot-api-secret-token'] ?? '', secretTokenOf(settings)),
  parse: parseTelegram,
  render: renderTelegram,
  send: async ({ method, body }, { ids: [chat_id = ''] }, connection): Promise<Sent> => {
    const answered = await callTelegram(connection, method, { chat_id, ...body })
    if (!answered.ok) return answered
    // An album is several messages: the first is what a status would be of.
    const result: unknown = Array.isArray(answered.result) ? answered.result[0] : answered.result
    const { success, output } = v.safeParse(v.object({ message_id: v.number() }), result)
    return { ok: true, id: success ? messageId(chat_id, String(output.message_id)) : '' }
  },
  // A button that was pressed waits until it is told that it was heard.
  acknowledge: async (id, connection) => {
    if (id.startsWith(pressMark))
      await callTelegram(connection, 'answerCallbackQuery', {
        callback_query_id: id.slice(pressMark.length),
      })
  },
  typing: async ({ ids: [chat_id] }, _, connection) => {
    await callTelegram(connection, 'sendChatAction', { chat_id, action: 'typing' })
  },
  fetchMedia: fetchFromTelegram,
  check: async (connection): Promise<Checked> => {
    const answered = await callTelegram(connection, 'getMe', {})
    if (!answered.ok) return { ok: false, remedy: remedyOf(answered.code) }
    const { success, output } = v.safeParse(v.object({ username: v.string() }), answered.result)
    return { ok: true, name: success ? `@${output.username}` : 'Telegram' }
  },
  checkHearing: checkWebhook,
  register: async (webhookUrl, connection): Promise<Checked> => {
    const answered = await callTelegram(connection, 'setWebhook', {
      url: webhookUrl,
      secret_token: secretTokenOf(connection.settings),
      allowed_updates: ['message', 'edited_message', 'callback_query', 'message_reaction'],
    })
    return answered.ok
      ? { ok: true, name: webhookUrl }
      : {
          ok: false,
          remedy: `Telegram does not take the address of this server: ${answered.message}. It must begin with https:// and be open to the internet.`,
        }
  },
  unregister: async connection => {
    await callTelegram(connection, 'deleteWebhook', {})
  },
} as const satisfies ProviderChannel<TelegramSettings, TelegramCall>

function remedyOf(code: string): string {
  return code === '401' || code === '404'
    ? unknownToken
    : 'Telegram could not be reached. Try again in a moment.'
}
