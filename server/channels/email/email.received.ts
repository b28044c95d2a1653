import * as v from 'valibot'
import { isSameText } from '../../base/same-text.js'
import { bytesOf, type Received } from '../incoming.js'
import type { EmailSettings } from './email.settings.js'
import { readForm } from './mime/parse-mime.js'

/** Whether whoever passes mails on knows the secret: behind the address, as a bearer's, or as the password of any user. */
export function knowsSecret(
  { headers, query }: Received,
  { webhookSecret }: Pick<EmailSettings, 'webhookSecret'>,
): boolean {
  const [, way = '', given = ''] = /^(bearer|basic) (\S+)$/i.exec(headers.authorization ?? '') ?? []
  const password = way.toLowerCase() === 'basic' ? passwordIn(given) : given
  return [query.secret ?? '', password].some(each => isSameText(each, webhookSecret))
}

function passwordIn(basic: string): string {
  const [, ...rest] = Buffer.from(basic, 'base64').toString().split(':')
  return rest.join(':')
}

const text = v.optional(v.string())
/** The field in which providers put the whole mail: ours, Postmark's, and what others call it. */
const brought = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ raw: text, RawEmail: text, mime: text, email: text, encoding: text }),
)

/** Whether a mail comes inside JSON: else it comes as it is, or in a form. */
export const isInJson = (received: Pick<Received, 'headers'>): boolean =>
  !others.includes(typeOf(received))

const mailAlone = 'message/rfc822'
const formInParts = 'multipart/form-data'
const form = 'application/x-www-form-urlencoded'
const others: readonly string[] = [mailAlone, formInParts, form]

const typeOf = ({ headers }: Pick<Received, 'headers'>) =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? ''

/** The mail in a request, as bytes; undefined where there is none. */
export function mailIn(received: Received): Uint8Array | undefined {
  const bytes = bytesOf(received)
  const { headers, body } = received
  switch (typeOf(received)) {
    case mailAlone:
      return bytes
    case formInParts: {
      const fields = readForm(headers['content-type'] ?? '', bytes)
      return fields.get('email') ?? fields.get('body-mime')
    }
    case form: {
      const fields = new URLSearchParams(body)
      return mailOf(fields.get('body-mime') ?? fields.get('email') ?? undefined)
    }
    default: {
      const { success, output } = v.safeParse(brought, body)
      if (!success) return undefined
      const { raw, RawEmail, mime, email, encoding } = output
      return mailOf(raw ?? RawEmail ?? mime ?? email, encoding)
    }
  }
}

const methods = ['spf', 'dkim', 'dmarc'] as const

/** What the provider says of the sender beside the mail, by `spf`, `dkim` and `dmarc`: in fields that no sender reaches. */
export function toldBeside(received: Received): ReadonlyMap<string, string> {
  const { headers, body } = received
  switch (typeOf(received)) {
    case mailAlone:
      return new Map()
    case formInParts: {
      const fields = readForm(headers['content-type'] ?? '', bytesOf(received))
      return namedOf(name => fields.get(name) && Buffer.from(fields.get(name) ?? []).toString())
    }
    case form: {
      const fields = new URLSearchParams(body)
      return namedOf(name => fields.get(name) ?? undefined)
    }
    default: {
      const { success, output } = v.safeParse(said, body)
      return success
        ? namedOf(name => (typeof output[name] === 'string' ? output[name] : undefined))
        : new Map()
    }
  }
}

const said = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

function namedOf(find: (name: string) => string | undefined): ReadonlyMap<string, string> {
  return new Map(
    methods.flatMap(method => {
      const value = find(method) ?? find(method.toUpperCase())
      return value ? [[method, value] as const] : []
    }),
  )
}

/** A mail begins with a header; what holds no colon before its first line end is base64. */
function mailOf(mail: string | undefined, encoding?: string): Uint8Array | undefined {
  if (mail === undefined || mail.trim() === '') return undefined
  const isBase64 = encoding === 'base64' || /^[A-Za-z0-9+/=\s]+$/.test(mail.slice(0, 200))
  return Buffer.from(mail, isBase64 ? 'base64' : 'utf8')
}
