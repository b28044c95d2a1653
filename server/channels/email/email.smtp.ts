import { randomUUID } from 'node:crypto'
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import type { Checked, Connection, Sent } from '../channel.js'
import type { Person } from '../incoming.js'
import { ownId, partiesOf } from './email.conversation.js'
import type { EmailMessage } from './email.render.js'
import type { EmailSettings } from './email.settings.js'

/** A bot's connection with an address. */
export type EmailConnection = Connection<EmailSettings>

const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const safe = { disableFileAccess: true, disableUrlAccess: true }

/** Sends a mail into the conversation that the person's id names. Never rejects. */
export async function sendEmail(
  { text, html }: EmailMessage,
  { ids: [conversation = ''], note: subject = '' }: Person,
  connection: EmailConnection,
): Promise<Sent> {
  const { address, senderName } = connection.settings
  const { address: to, root } = partiesOf(conversation)
  const domain = address.slice(address.lastIndexOf('@') + 1)
  const messageId = ownId(root, domain, randomUUID())
  try {
    const smtp = await open(connection)
    await smtp.sendMail({
      from: { name: senderName, address },
      to: { name: '', address: to },
      subject: answerTo(subject),
      text,
      html,
      messageId,
      inReplyTo: root,
      references: [root, ownId(root, domain)],
      headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    })
    return { ok: true, id: messageId }
  } catch (error) {
    const { code, message, again } = failureOf(error)
    return {
      ok: false,
      code,
      message,
      ...(again !== undefined && { again, grows: 4 }),
      ...(code === 'EAUTH' && { isWithdrawn: true }),
    }
  }
}

/** Asks the mail server whether it takes mails of this user. Never rejects. */
export async function checkEmail(connection: EmailConnection): Promise<Checked> {
  try {
    const smtp = await open(connection)
    await smtp.verify()
    return { ok: true, name: connection.settings.address }
  } catch (error) {
    return { ok: false, remedy: failureOf(error).message }
  }
}

/** A transport over a socket that the guard has opened: an owner's mail server may not lie inside the operator's network. */
async function open({ settings, outbound }: EmailConnection) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(settings.smtpUrl)
  const secure = protocol === 'smtps:'
  const place = { host: hostname, port: Number(port) || (secure ? 465 : 587) }
  if (!outbound.connect) throw new Error('No socket can be opened here')
  const connection = await outbound.connect(place)
  connection.on('error', () => undefined)
  const user = decodeURIComponent(username)
  const ignoreTLS = searchParams.get('ignoreTLS') === 'true'
  return createTransport({
    ...place,
    secure,
    connection,
    ignoreTLS,
    ...patience,
    ...safe,
    // A password goes over no open line, unless the owner says so.
    requireTLS: !secure && !ignoreTLS && user !== '',
    ...(user !== '' && { auth: { user, pass: decodeURIComponent(password) } }),
  })
}

function answerTo(subject: string): string {
  const bare = subject.replace(
    /^(?:(?:re|aw|antw|sv|vs|odp|ynt|rif|res)\s*(?:\[\d+\]\s*)?[:：]\s*)+/i,
    '',
  )
  return `Re: ${bare || 'Your message'}`
}

const failure = v.object({
  code: v.optional(v.string(), 'CALL_FAILED'),
  responseCode: v.optional(v.number()),
  message: v.optional(v.string(), ''),
})

/** Why a mail did not go out, with what the owner can do. What the server says may be passing, beginning with a 4. */
function failureOf(error: unknown): {
  readonly code: string
  readonly message: string
  readonly again?: number
} {
  const { success, output } = v.safeParse(failure, error)
  const { code, responseCode, message } = success
    ? output
    : { code: 'CALL_FAILED', responseCode: undefined, message: '' }
  if (code === 'EAUTH')
    return {
      code,
      message:
        'The mail server does not know this user with this password. Enter both again; many providers want a password for apps.',
    }
  if (code === 'BLOCKED_ADDRESS')
    return {
      code,
      message:
        'The mail server lies in an inner network. Whoever runs this server can open it with TALKGRAPH_ALLOW_HOSTS.',
    }
  if (code === 'ETLS')
    return {
      code,
      message: 'The mail server offers no encryption. Use smtps:// with its port, most often 465.',
    }
  if (responseCode !== undefined && responseCode >= 500)
    return {
      code: String(responseCode),
      message: `The mail server refuses: ${message.slice(0, 300)}`,
    }
  if (responseCode !== undefined)
    return {
      code: String(responseCode),
      message: `The mail server says for now: ${message.slice(0, 300)}`,
      again: 60_000,
    }
  return {
    code,
    message: 'The mail server could not be reached. See that its name and port are right.',
    again: 10_000,
  }
}
