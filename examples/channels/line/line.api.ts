import { createHmac, randomUUID } from 'node:crypto'
import * as v from 'valibot'
import type { Connection } from '../channel.js'
import type { LineMessage } from './line.render.js'
import type { LineSettings } from './line.settings.js'

/** A bot's connection with LINE. */
type LineConnection = Connection<LineSettings>

/** A call of the Messaging API; `path` goes on behind `/v2/bot/`. */
interface Call {
  readonly method: 'GET' | 'POST' | 'PUT'
  readonly path: string
  readonly body?: object
  /** What comes twice under one key, LINE does once. */
  readonly retryKey?: string
}

/** What a call brought; `again` in milliseconds where another try may help, `grows` times as long each time. */
type Answered =
  | { readonly ok: true; readonly result: unknown }
  | {
      readonly ok: false
      /** LINE's status, or `CALL_FAILED` where no answer came. */
      readonly code: string
      /** For the owner, with the remedy. */
      readonly message: string
      readonly again?: number
      readonly grows?: number
    }

const json = v.pipe(v.string(), v.parseJson())
const refusal = v.object({ message: v.string() })

/** Calls LINE. Never rejects, and never names the token. */
export async function callLine(
  { settings, outbound }: LineConnection,
  { method, path, body, retryKey }: Call,
): Promise<Answered> {
  const called = await outbound.send({
    url: `${settings.apiUrl}/v2/bot/${path}`,
    method,
    headers: {
      ...authorization(settings),
      ...(body && { 'content-type': 'application/json' }),
      ...(retryKey && { 'x-line-retry-key': retryKey }),
    },
    body: body ? JSON.stringify(body) : null,
  })
  if (!called.ok)
    return {
      ok: false,
      code: called.code,
      message: `LINE does not answer: ${called.message}`,
      again: 1000,
    }
  const { status, text } = called
  const told = v.safeParse(json, text)
  // 409: it came under this key before, and was taken.
  if (told.success && (status < 300 || status === 409)) return { ok: true, result: told.output }
  const refused = v.safeParse(refusal, told.output)
  const words = refused.success ? refused.output.message : ''
  const isUsedUp = /monthly limit/i.test(words)
  const mayWork = (status === 429 && !isUsedUp) || status >= 500
  return {
    ok: false,
    code: String(status),
    message: isUsedUp ? usedUp : (reasons[status] ?? `LINE answered ${status}: ${words}`),
    ...(mayWork && { again: 1000, grows: 2 }),
  }
}

/** Sends a message to a person, once more where nobody knows whether LINE has taken it. Never rejects. */
export async function push(
  connection: LineConnection,
  to: string,
  message: LineMessage,
): Promise<Answered> {
  const body = { to, messages: [message] }
  const call = { method: 'POST', path: 'message/push', body, retryKey: randomUUID() } as const
  const answered = await callLine(connection, call)
  const isUnknown = !answered.ok && /^(?:CALL_FAILED|5\d\d)$/.test(answered.code)
  return isUnknown ? callLine(connection, call) : answered
}

const usedUp =
  'The messages of this month are used up. Choose a larger plan in the LINE Official Account Manager.'

/** What the owner can do, by LINE's status. */
const reasons: Readonly<Record<number, string>> = {
  401: 'LINE does not know the channel access token. Issue a new one, and enter it in Channels.',
  403: 'The account may not do this. Look up its plan in the LINE Official Account Manager.',
  429: 'Too many messages in a short time. They go out one by one.',
}

/** The header by which LINE knows the bot. */
export function authorization({ accessToken }: LineSettings) {
  return { authorization: `Bearer ${accessToken}` }
}

/** Where files of messages lie; a proxy has both. */
export function contentUrl({ apiUrl }: LineSettings, messageId: string): string {
  const address = apiUrl.replace('//api.line.me', '//api-data.line.me')
  return `${address}/v2/bot/message/${encodeURIComponent(messageId)}/content`
}

/** The signature of a body. */
export function lineSignature(
  body: string | Uint8Array,
  { channelSecret }: Pick<LineSettings, 'channelSecret'>,
): string {
  return createHmac('sha256', channelSecret).update(body).digest('base64')
}
