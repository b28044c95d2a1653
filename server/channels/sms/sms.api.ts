import * as v from 'valibot'
import type { Connection } from '../channel.js'
import type { SmsSettings } from './sms.settings.js'

/** A bot's connection with a number. */
export type SmsConnection = Connection<SmsSettings>

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

/** Messaging services have an API of their own. */
export const servicesPath = '/v1/Services/'

/** Is it a messaging service, and no number? */
export const isService = (from: string): boolean => from.startsWith('MG')

const refusal = v.object({ code: v.optional(v.number()), message: v.optional(v.string(), '') })
const json = v.pipe(v.string(), v.parseJson())

/** Calls Twilio for the account, with `fields` as a form; without them it reads. Never rejects. */
export async function callTwilio(
  { settings, outbound }: SmsConnection,
  path: string,
  fields?: Readonly<Record<string, string>>,
): Promise<Answered> {
  const { apiUrl, accountSid } = settings
  const called = await outbound.send({
    url: path.startsWith(servicesPath)
      ? `${apiUrl.replace('//api.twilio.', '//messaging.twilio.')}${path}`
      : `${apiUrl}/2010-04-01/Accounts/${accountSid}${path}`,
    method: fields ? 'POST' : 'GET',
    headers: {
      authorization: authorization(settings),
      ...(fields && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    body: fields ? new URLSearchParams(fields).toString() : null,
  })
  if (!called.ok) return { ok: false, code: called.code, message: called.message, again: 1000 }
  const { status, text } = called
  const { success, output } = v.safeParse(json, text)
  if (status < 300 && success) return { ok: true, result: output }
  const refused = v.safeParse(refusal, output)
  const { code = status, message } = refused.success ? refused.output : { message: '' }
  const mayWork = status === 429 || status >= 500
  const isWithdrawn = status === 401 || status === 403 || withdrawn.has(code)
  return {
    ok: false,
    code: String(code),
    ...(isWithdrawn && { isWithdrawn }),
    message: reasons[code] ?? (message || `Twilio answered ${status}`),
    ...(mayWork && { again: 1000, grows: 2 }),
  }
}

/** Codes that say that the account may send nothing, or nothing from this number. */
const withdrawn = new Set([20003, 20005, 20006, 21212, 21606, 21659])

/** What the owner can do, by Twilio's code. */
export const reasons: Readonly<Record<string, string>> = {
  '20003':
    'Twilio does not know this account SID with this auth token. Copy both again from its console.',
  '20005': 'The account at Twilio is not active. Look at it in its console.',
  '20006': 'Twilio refuses the account. Look at it in its console.',
  '21211': 'Twilio knows no such number.',
  '21606':
    'The number that the bot writes from is not one of the account that sends text messages. Choose another in Channels.',
  '21408':
    'The account may not send to this country. Allow it under Messaging, Settings, Geo permissions.',
  '21610': 'The person has answered STOP. They hear nothing until they send START.',
  '21614': 'The number takes no text messages.',
  '30003': 'The phone is off or cannot be reached.',
  '30005': 'The number is not known to any carrier.',
  '30006': 'The number takes no text messages.',
  '30007':
    'The carrier took the message for spam. Register the business under Messaging, Regulatory compliance.',
  '30034':
    'The number is not registered for messages to the United States. See Messaging, Regulatory compliance.',
}

/** The header by which Twilio knows the account. */
export function authorization({ accountSid, authToken }: SmsSettings): string {
  return `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
}
