import type { MailTransport } from '../mail/transport.js'
import type { Store } from '../store/index.js'
import type { UploadStorage } from '../uploads/index.js'
import { removeUploads } from './remove-uploads.js'

/** Whose data goes: a visitor by e-mail address, or by a session's tag. */
export interface Visitor {
  readonly email?: string | undefined
  readonly session?: string | undefined
}

/** How much was deleted. */
export interface Forgotten {
  /** Mails that waited, or were given up. */
  readonly mails: number
  /** Mails that stood in the folder `outbox`. */
  readonly mailFiles: number
  readonly uploads: number
  /** Answers to steps that were kept for repeated calls. */
  readonly answers: number
  /** Webhook calls that waited, or were given up. */
  readonly calls: number
  /** Conversations that the server knew of, with all that was said in them. */
  readonly threads: number
}

/** Where a visitor's data may be. */
export interface VisitorData {
  readonly store: Pick<Store, 'outbox' | 'uploads' | 'stepAnswers' | 'deliveries' | 'threads'>
  readonly uploads: Pick<UploadStorage, 'remove'>
  readonly transport: MailTransport | undefined
}

/**
 * Deletes what the server keeps of a visitor, of one bot or of all: mails, files, threads, and answers to steps. By an
 * address, the sessions whose mails or threads hold it are forgotten too.
 */
export async function forgetVisitor(
  { store, uploads, transport }: VisitorData,
  { email, session }: Visitor,
  botId?: string,
): Promise<Forgotten> {
  const written = email?.trim().toLowerCase()
  const found = await store.outbox.find({ text: written, session, botId })
  const talks = await store.threads.ofVisitor({ text: written, session, botId })
  const sessions = [...new Set([session, ...[...found, ...talks].map(each => each.session)])].filter(
    each => each !== null,
  )
  const known = sessions.filter(each => each !== undefined)
  const ids = found.map(({ id }) => id)
  const mailFiles = (await transport?.remove({ ids, text: botId === undefined ? written : undefined })) ?? 0
  await store.outbox.remove(ids)
  const answers = await store.stepAnswers.forget(known)
  const calls = await store.deliveries.forgetVisitor({ sessions: known, text: written, botId })
  const threads = await store.threads.remove(talks.map(({ id }) => id))
  const files =
    known.length > 0 ? await removeUploads(store, uploads, { sessions: known, ...(botId && { botId }) }) : 0
  return { mails: ids.length, mailFiles, uploads: files, answers, calls, threads }
}
