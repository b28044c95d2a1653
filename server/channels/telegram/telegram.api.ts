import { createHash } from 'node:crypto'
import * as v from 'valibot'
import type { Connection } from '../channel.js'
import type { TelegramSettings } from './telegram.settings.js'

/** A bot's connection with Telegram. */
export type TelegramConnection = Connection<TelegramSettings>

/** What a call brought; `again` in milliseconds where another try may help. */
type Answered =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false
      readonly code: string
      readonly message: string
      readonly again?: number
      readonly isWithdrawn?: boolean
    }

const answer = v.pipe(
  v.string(),
  v.parseJson(),
  v.variant('ok', [
    v.object({ ok: v.literal(true), result: v.unknown() }),
    v.object({
      ok: v.literal(false),
      error_code: v.number(),
      description: v.optional(v.string(), ''),
      parameters: v.optional(v.object({ retry_after: v.optional(v.number()) }), {}),
    }),
  ]),
)

/** Calls a method of the Bot API. Never rejects, and never names the token. */
export async function callTelegram(
  { settings: { token, apiUrl }, outbound }: TelegramConnection,
  method: string,
  body: object,
): Promise<Answered> {
  const called = await outbound.send({
    url: `${apiUrl}/bot${token}/${method}`,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!called.ok) return { ok: false, code: called.code, message: called.message, again: 1000 }
  const { success, output } = v.safeParse(answer, called.text)
  if (!success)
    return {
      ok: false,
      code: String(called.status),
      message: 'Telegram answered something else',
      again: 1000,
    }
  if (output.ok) return { ok: true, result: output.result }
  const { error_code, description, parameters } = output
  const wait = parameters.retry_after ?? (error_code >= 500 ? 1 : undefined)
  // 403 is about one person, who has blocked the bot. A token that nobody has is an address that is not there.
  const isWithdrawn = error_code === 401 || error_code === 404
  return {
    ok: false,
    code: String(error_code),
    message: isWithdrawn ? unknownToken : description,
    ...(wait !== undefined && { again: wait * 1000 }),
    ...(isWithdrawn && { isWithdrawn }),
  }
}

/** What the owner can do where Telegram does not know the token. */
export const unknownToken =
  'Telegram does not know this token. Copy it again from BotFather: /mybots, your bot, API Token.'

/** What Telegram proves itself by at the webhook: nobody who does not have the token can make it. */
export function secretTokenOf({ token }: TelegramSettings): string {
  return createHash('sha256').update(`talkgraph webhook ${token}`).digest('base64url')
}
