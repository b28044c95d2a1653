import { parseArgs } from 'node:util'
import { isEmail } from '../../../runtime/validate/email.js'
import { channelNames } from '../../channels/index.js'
import { forgetVisitor } from '../../conversations/visitors/forget-visitor.js'
import { createMailTransport } from '../../platform/mail/transport.js'
import { keptSecret } from '../../platform/server-secret.js'
import { createSessionTag, sessionIn } from '../../platform/sessions/session-tag.js'
import { openUploads } from '../../platform/uploads/index.js'
import { createAddressMarks } from '../../site/forms/address-mark.js'
import { readSettings } from '../settings.js'
import { CommandError } from './command-error.js'
import { openKnownStore } from './known-store.js'
import { sayUsage } from './read-args.js'

const usage =
  'talkgraph forget --email ADDRESS | --phone NUMBER | --channel NAME --id ID | --session TOKEN'

/** `talkgraph forget`: deletes what the server keeps of one visitor, in all bots. */
export async function forget(args: readonly string[]): Promise<void> {
  const { email, session, phone, person } = readArgs(args)
  const settings = readSettings(process.env)
  const store = await openKnownStore(settings.database)
  const uploads = openUploads(settings.uploads)
  const transport = createMailTransport(settings.mail)
  try {
    const secret = settings.secret ?? (await keptSecret(settings.database, store))
    const tag = createSessionTag(secret)
    const visitor =
      session === undefined ? { email, phone, person } : { session: tag(sessionIn(session)) }
    const {
      mails,
      mailFiles,
      uploads: files,
      answers,
      calls,
      threads,
      results,
      bookings,
      questions,
      contacts,
    } = await forgetVisitor({ store, uploads, transport }, visitor)
    const address = email?.trim().toLowerCase()
    const entries =
      address === undefined
        ? 0
        : await store.sitePeople.forget(address, createAddressMarks(secret)(address))
    await store.compact()
    console.log(
      `Deleted: ${mails} mails, ${mailFiles} mail files, ${files} uploaded files, ${answers} kept answers of steps, ${calls} webhook calls, ${threads} threads, ${results} stored conversations, ${bookings} appointments, ${questions} unanswered questions, ${contacts} contacts, ${entries} entries of the site.\nBackups, mails that were sent, and what webhooks have passed on are not reached from here.`,
    )
  } finally {
    transport?.close()
    await uploads.close()
    await store.close()
  }
}

function readArgs(args: readonly string[]) {
  const options = {
    email: { type: 'string' },
    phone: { type: 'string' },
    channel: { type: 'string' },
    id: { type: 'string' },
    session: { type: 'string' },
  } as const
  try {
    const { email, session, phone, channel, id } = parseArgs({ args: [...args], options }).values
    const isOne = [email, session, phone, channel].filter(given => given !== undefined).length === 1
    const person =
      channel !== undefined && id && channelNames.includes(channel) ? { channel, id } : undefined
    const isRight =
      session || person || (email && isEmail(email)) || (phone && /^\+[1-9]\d{5,14}$/.test(phone))
    if (isOne && isRight && (id === undefined || person)) return { email, session, phone, person }
  } catch (error) {
    throw new CommandError(sayUsage(error instanceof Error ? error.message : String(error), usage))
  }
  throw new CommandError(
    sayUsage(
      'forget takes one visitor: an e-mail address, a phone number, a person of a channel or a session.',
      usage,
    ),
  )
}
