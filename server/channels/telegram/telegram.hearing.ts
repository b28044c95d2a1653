import * as v from 'valibot'
import type { Hearing } from '../channel.js'
import { callTelegram, type TelegramConnection } from './telegram.api.js'

const webhook = v.object({
  url: v.string(),
  pending_update_count: v.optional(v.number(), 0),
  last_error_date: v.optional(v.number(), 0),
  last_error_message: v.optional(v.string(), ''),
})

/** Seconds: a trouble that is younger may go on. */
const young = 600

/** Whether Telegram brings what people write to this server, and what went wrong last when it did. */
export async function checkWebhook(connection: TelegramConnection): Promise<Hearing> {
  const answered = await callTelegram(connection, 'getWebhookInfo', {})
  const { success, output } = v.safeParse(webhook, answered.ok ? answered.result : undefined)
  if (!success) return { ok: true }
  const { url, pending_update_count, last_error_date, last_error_message: words } = output
  if (url === '')
    return {
      ok: false,
      remedy: 'Telegram brings nothing here: the webhook was taken back. Store the settings again.',
    }
  if (connection.webhookUrl !== undefined && url !== connection.webhookUrl)
    return {
      ok: false,
      remedy: `Telegram brings what people write to another server: ${hostOf(url)}. Store the settings again to have it here.`,
    }
  if (words === '') return { ok: true }
  const isYoung = Date.now() / 1000 - last_error_date <= young
  return isYoung || pending_update_count > 0
    ? {
        ok: false,
        remedy: `Telegram cannot bring what people write: ${words}. See that this server can be reached from the internet at ${hostOf(url)}.`,
      }
    : { ok: true, trouble: words }
}

const hostOf = (address: string) => URL.parse(address)?.host ?? address
