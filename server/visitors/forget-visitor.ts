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
  /** Conversations that were stored for their bots' owners. */
  readonly results: number
}

/** Where a visitor's data may be. */
export interface VisitorData {
  readonly store: Pick<Store, 'outbox' | 'uploads' | 'stepAnswers' | 'jobs' | 'threads' | 'results'>
  readonly uploads: Pick<UploadStorage, 'remove'>
  readonly transport: MailTransport | undefined
}

/**
 * Deletes what the server keeps of a visitor, of one bot or of all: mails, files, threads, stored conversations, and
 * answers to steps. By an address, the sessions whose mails, threads or conversations hold it are forgotten too.
 */
export async function forgetVisitor(
  { store, uploads, transport }: VisitorData,
  { email, session }: Visitor,
  botId?: string,
): Promise<Forgotten> {
  const written = email?.trim().toLowerCase()
  const found = [...(await store.outbox.find({ text: written, session, botId }))]
  const talks = [...(await store.threads.ofVisitor({ text: written, session, botId }))]
  const told = [...(await store.results.ofVisitor({ text: written, session, botId }))]
  const sessions = [...new Set([session, ...[...found, ...talks, ...told].map(each => each.session)])].filter(
    each => each !== null,
  )
  const known = sessions.filter(each => each !== undefined)
  for (const other of known)
    if (other !== session) {
      found.push(...(await store.outbox.find({ session: other, botId })))
      talks.push(...(await store.threads.ofVisitor({ session: other, botId })))
      told.push(...(await store.results.ofVisitor({ session: other, botId })))
    }
  const ids = [...new Set(found.map(({ id }) => id))]
  const mailFiles = (await transport?.remove({ ids, text: botId === undefined ? written : undefined })) ?? 0
  await store.outbox.remove(ids)
  const answers = await store.stepAnswers.forget(known)
  const calls = await store.jobs.forgetVisitor({ sessions: known, text: written, botId })
  const threads = await store.threads.remove([...new Set(talks.map(({ id }) => id))])
  const results = await store.results.remove([...new Set(told.map(({ number }) => number))])
  const files =
    known.length > 0 ? await removeUploads(store, uploads, { sessions: known, ...(botId && { botId }) }) : 0
  return { mails: ids.length, mailFiles, uploads: files, answers, calls, threads, results }
}
