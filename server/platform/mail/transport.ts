import { access, constants, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import * as v from 'valibot'
import { inFrame, type MailBrand } from './frame.js'

/** A mail as it is stored. Addresses are bare; the sender's address is the server's own. */
export const mailSchema = v.object({
  fromName: v.string(),
  to: v.array(v.string()),
  cc: v.array(v.string()),
  bcc: v.array(v.string()),
  replyTo: v.optional(v.string()),
  subject: v.string(),
  text: v.optional(v.string()),
  html: v.optional(v.string()),
  /** Which lines of the text are links, and what they are called in HTML; the first is a button. */
  links: v.optional(v.array(v.object({ address: v.string(), label: v.string() }))),
  headers: v.optional(v.record(v.string(), v.string())),
  /** An appointment, as iCalendar: calendar programs offer to take it in. */
  calendar: v.optional(
    v.object({ method: v.picklist(['PUBLISH', 'CANCEL']), content: v.string() }),
  ),
})

/** A mail. */
export type Mail = v.InferOutput<typeof mailSchema>

/** Which mails of a folder are meant. The text is in lower case. */
interface MailChoice {
  readonly ids?: readonly string[] | undefined
  readonly text?: string | undefined
  readonly age?: number | undefined
}

/** Where mails go. */
export interface MailTransport {
  /** Hands a mail over; rejects when it was not taken. By the id, a repeated mail is recognised as the same. */
  send(id: string, mail: Mail): Promise<void>
  /** Deletes mails that were put into a folder: these, those with this text, or those of this age in milliseconds; resolves to how many. */
  remove(which: MailChoice): Promise<number>
  /** Rejects when mails could not be handed over now. */
  check(): Promise<void>
  close(): void
}

/** How mails leave: over SMTP, or into a folder. */
export interface MailOptions {
  readonly smtpUrl?: string
  /** Where mails are put as `.eml` files when there is no SMTP server. */
  readonly folder?: string
  /** The sender's address. Default: the user of the SMTP server when that is one. */
  readonly from?: string
  /** What stands around every mail. */
  readonly brand?: MailBrand
}

/** How many mails are handed over at the same time. */
export const mostAtOnce = 12

const safe = { disableFileAccess: true, disableUrlAccess: true }
/** With a mail server that takes 20 ms for each of its four replies, one connection sends 12 mails a second. */
const pooled = { pool: true, maxConnections: mostAtOnce, maxMessages: 1000 } as const
const patience = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 30_000 }

/** Makes what sends mails; undefined when neither a server nor a folder is given: then mails wait. */
export function createMailTransport({
  smtpUrl,
  folder,
  from,
  brand = {},
}: MailOptions): MailTransport | undefined {
  const sender = from ?? userOf(smtpUrl) ?? 'talkgraph@localhost'
  if (smtpUrl !== undefined) {
    const smtp = createTransport({ ...pooled, ...patience, ...safe, url: smtpUrl })
    return {
      send: async (id, mail) => void (await smtp.sendMail(write(id, inFrame(mail, brand), sender))),
      remove: async () => 0,
      check: async () => void (await smtp.verify()),
      close: () => smtp.close(),
    }
  }
  if (folder === undefined) return undefined
  const paper = createTransport({ streamTransport: true, buffer: true, newline: 'unix', ...safe })
  return {
    send: async (id, mail) => {
      const { message } = await paper.sendMail(write(id, inFrame(mail, brand), sender))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFile(join(folder, `${id}.eml`), message, { mode: 0o600 })
    },
    remove: which => removeFiles(folder, which),
    check: async () => {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await access(folder, constants.W_OK | constants.X_OK)
    },
    close: () => undefined,
  }
}

async function removeFiles(folder: string, { ids = [], text, age }: MailChoice): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    if (!name.endsWith('.eml')) continue
    const path = join(folder, name)
    const isMeant =
      ids.includes(name.slice(0, -'.eml'.length)) ||
      (age !== undefined && Date.now() - (await stat(path)).mtimeMs >= age) ||
      (text !== undefined && holds(await readFile(path, 'utf8'), text))
    if (!isMeant) continue
    await rm(path, { force: true })
    removed++
  }
  return removed
}

/** Looks through the line breaks of quoted-printable, and into base64. */
function holds(message: string, text: string): boolean {
  const [, ...bodies] = message.split(/\n\n/)
  const decoded = bodies.map(body => Buffer.from(body, 'base64').toString())
  const plain = message
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return [message, plain, ...decoded].some(each => each.toLowerCase().includes(text))
}

function write(id: string, { fromName, calendar, ...mail }: Omit<Mail, 'links'>, sender: string) {
  const domain = sender.slice(sender.lastIndexOf('@') + 1)
  return {
    ...mail,
    from: { name: fromName, address: sender },
    messageId: `<${id}@${domain}>`,
    ...(calendar && { icalEvent: { ...calendar, filename: 'appointment.ics' } }),
  }
}

function userOf(smtpUrl: string | undefined): string | undefined {
  const user = smtpUrl === undefined ? '' : decodeURIComponent(new URL(smtpUrl).username)
  return user.includes('@') ? user : undefined
}
