import * as v from 'valibot'
import type { Checked, Hearing, ProviderChannel, Sent } from '../channel.js'
import type { MediaReference, Person } from '../incoming.js'
import { readFile } from '../read-file.js'
import type { Piece } from '../render/piece.js'
import { splitText } from '../render/split-text.js'
import { toPieces } from '../render/to-pieces.js'
import { inGsm } from './gsm.js'
import {
  authorization,
  callTwilio,
  isService,
  type SmsConnection,
  servicesPath,
} from './sms.api.js'
import { isToOtherNumber, parseSms } from './sms.parse.js'
import { type SmsSettings, smsSettings } from './sms.settings.js'
import { isSignedByTwilio } from './sms.signature.js'

/** Text messages to a number at Twilio. */
export const sms = {
  name: 'sms',
  title: 'SMS',
  playedBy: 'server',
  settings: smsSettings,
  // Twilio takes so many characters, and parts them by itself. What cannot be pressed is said by number.
  capabilities: { text: { length: 1600 }, media: {} },
  identity: ({ from }: SmsSettings) => from,
  takesWishes: true,
  phoneOf: ({ ids }: Person) => ids.find(id => /^\+\d{6,15}$/.test(id)),
  verify: isSignedByTwilio,
  isAnothers: isToOtherNumber,
  readsJson: () => false,
  parse: parseSms,
  render: (contents, prompt, capabilities, shown) =>
    // Some signs become several letters.
    toPieces(contents, prompt, capabilities, shown).flatMap(piece =>
      splitText(inGsm(wordsOf(piece)), capabilities.text.length),
    ),
  send: async (text, { ids: [to = ''] }, connection): Promise<Sent> => {
    const { settings, webhookUrl } = connection
    const answered = await callTwilio(connection, '/Messages.json', {
      ...(isService(settings.from)
        ? { MessagingServiceSid: settings.from }
        : { From: settings.from }),
      To: to,
      Body: text,
      ...(webhookUrl && { StatusCallback: webhookUrl }),
    })
    if (!answered.ok) return answered
    const { success, output } = v.safeParse(v.object({ sid: v.string() }), answered.result)
    return { ok: true, id: success ? output.sid : '' }
  },
  fetchMedia: ({ id, type }: MediaReference, connection: SmsConnection) => {
    const { settings } = connection
    // The account's password goes to the API and nowhere else, whatever address is told.
    const url = URL.canParse(id) ? settings.apiUrl + new URL(id).pathname : settings.apiUrl
    return readFile(connection, { url, headers: { authorization: authorization(settings) }, type })
  },
  check: async (connection): Promise<Checked> => {
    const found = await findNumber(connection)
    return 'remedy' in found ? { ok: false, ...found } : { ok: true, name: found.name }
  },
  checkHearing: async (connection): Promise<Hearing> => {
    const found = await findNumber(connection)
    const { webhookUrl } = connection
    if ('remedy' in found || webhookUrl === undefined || found.smsUrl === undefined)
      return { ok: true }
    if (found.smsUrl === webhookUrl) return { ok: true }
    return {
      ok: false,
      remedy: `Twilio brings what people write to another address${found.smsUrl === '' ? '' : ` (${URL.parse(found.smsUrl)?.host ?? found.smsUrl})`}. Store the settings again to have it here.`,
    }
  },
  register: async (webhookUrl, connection): Promise<Checked> => {
    const found = await findNumber(connection)
    if ('remedy' in found) return { ok: false, ...found }
    const answered = await callTwilio(connection, found.path, found.leadTo(webhookUrl))
    if (answered.ok) return { ok: true, name: found.name }
    return {
      ok: false,
      remedy: `Twilio does not take the address of this server: ${answered.message}`,
    }
  },
  unregister: async connection => {
    const found = await findNumber(connection)
    if ('path' in found) await callTwilio(connection, found.path, found.leadTo(''))
  },
} as const satisfies ProviderChannel<SmsSettings, string>

function wordsOf(piece: Piece): string {
  return 'text' in piece
    ? piece.text
    : [piece.caption ?? piece.name, piece.src].filter(Boolean).join(': ')
}

const numbers = v.object({
  incoming_phone_numbers: v.array(
    v.object({
      sid: v.pipe(v.string(), v.regex(/^PN\w+$/)),
      friendly_name: v.optional(v.string()),
      sms_url: v.optional(v.nullable(v.string())),
    }),
  ),
})

const service = v.object({
  friendly_name: v.optional(v.string()),
  inbound_request_url: v.optional(v.nullable(v.string())),
})

/** What people write to, as Twilio has it. */
interface Found {
  readonly path: string
  readonly name: string
  /** Where it brings what people write; undefined where that is not told. */
  readonly smsUrl: string | undefined
  /** The fields that have it brought to an address. */
  readonly leadTo: (address: string) => Readonly<Record<string, string>>
}

/** The number or messaging service, or what the owner can do. */
async function findNumber(connection: SmsConnection): Promise<Found | { readonly remedy: string }> {
  const { from } = connection.settings
  if (isService(from)) return findService(connection)
  const query = new URLSearchParams({ PhoneNumber: from })
  const answered = await callTwilio(connection, `/IncomingPhoneNumbers.json?${query}`)
  if (!answered.ok) return { remedy: remedyOf(answered.code) }
  const { success, output } = v.safeParse(numbers, answered.result)
  const [number] = success ? output.incoming_phone_numbers : []
  if (!number)
    return {
      remedy: `The account has no number ${from}. Its numbers stand in Twilio’s console under Phone Numbers, Active numbers.`,
    }
  return {
    path: `/IncomingPhoneNumbers/${number.sid}.json`,
    name: number.friendly_name ?? from,
    smsUrl: number.sms_url === null ? '' : number.sms_url,
    leadTo: address => ({ SmsUrl: address, ...(address !== '' && { SmsMethod: 'POST' }) }),
  }
}

async function findService(
  connection: SmsConnection,
): Promise<Found | { readonly remedy: string }> {
  const { from } = connection.settings
  const path = `${servicesPath}${from}`
  const answered = await callTwilio(connection, path)
  if (!answered.ok)
    return {
      remedy:
        answered.code === '20404' || answered.code === '404'
          ? `The account has no messaging service ${from}. They stand in Twilio’s console under Messaging, Services.`
          : remedyOf(answered.code),
    }
  const { success, output } = v.safeParse(service, answered.result)
  const url = success ? output.inbound_request_url : undefined
  return {
    path,
    name: (success && output.friendly_name) || from,
    smsUrl: url === null ? '' : url,
    leadTo: address => ({
      InboundRequestUrl: address,
      ...(address !== '' && { InboundMethod: 'POST', UseInboundWebhookOnNumber: 'false' }),
    }),
  }
}

function remedyOf(code: string): string {
  return code === '20003' || code === '20404' || code === '401'
    ? 'Twilio does not know this account SID with this auth token. Copy both again from its console.'
    : 'Twilio could not be reached. Try again in a moment.'
}
