import type { MailTransport } from '../../platform/mail/transport.js'
import type { UploadStorage } from '../../platform/uploads/index.js'
import type { ChannelPerson, Store, ThreadEntry } from '../../store/index.js'
import type { News } from '../live/news.js'
import { removeUploads } from './remove-uploads.js'

/** Whose data goes: a visitor by e-mail address, by a number that a channel has confirmed, by what a channel knows them by, or by a session's tag. */
export interface Visitor {
  readonly email?: string | undefined
  readonly session?: string | undefined
  /** As +4930123456. */
  readonly phone?: string | undefined
  readonly person?: ChannelPerson | undefined
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
  /** Appointments. */
  readonly bookings: number
  /** What they asked last and no source answered, and what agents propose of what they asked. */
  readonly questions: number
  /** People that accounts know. */
  readonly contacts: number
}

/** What was found of a visitor. */
export interface FoundVisitor {
  /** Of mails. */
  readonly ids: readonly string[]
  readonly threads: readonly Pick<ThreadEntry, 'id' | 'owner'>[]
  /** Of stored conversations. */
  readonly numbers: readonly number[]
  /** Of appointments. */
  readonly bookings: readonly string[]
  readonly sessions: readonly string[]
  /** Those who write over connections. */
  readonly persons: readonly string[]
}

/** Where a visitor's data may be. */
export interface VisitorData {
  readonly store: Pick<
    Store,
    | 'outbox'
    | 'uploads'
    | 'stepAnswers'
    | 'jobs'
    | 'threads'
    | 'results'
    | 'channels'
    | 'exchanges'
    | 'experiments'
    | 'plans'
    | 'bookings'
    | 'knowledge'
    | 'contacts'
  >
  readonly uploads: Pick<UploadStorage, 'remove'>
  readonly transport: MailTransport | undefined
  /** Tells desks that are open; absent for commands. */
  readonly news?: Pick<News, 'removed'> | undefined
}

/**
 * Deletes what the server keeps of a visitor, of one bot or of all: mails, files, threads, stored conversations, and
 * answers to steps. All threads of somebody go whose identity is verified, or who writes over a channel. By an address, the sessions whose mails, threads or conversations hold it are forgotten too.
 */
export async function forgetVisitor(
  data: VisitorData,
  visitor: Visitor,
  botId?: string,
): Promise<Forgotten> {
  const { store, uploads, transport, news } = data
  const {
    ids,
    threads: talks,
    numbers,
    bookings: times,
    sessions,
    persons,
  } = await findVisitor(data, visitor, botId)
  const text = writtenOf(visitor)
  const mailFiles =
    (await transport?.remove({ ids, text: botId === undefined ? text : undefined })) ?? 0
  await store.outbox.remove(ids)
  const answers = await store.stepAnswers.forget(sessions)
  const calls = await store.jobs.forgetVisitor({ sessions, text, botId })
  await store.channels.persons.remove(persons)
  const threads = await store.threads.remove(talks.map(({ id }) => id))
  for (const talk of talks) news?.removed(talk)
  const results = await store.results.remove(numbers)
  await store.exchanges.forgetSessions(sessions)
  await store.experiments.forget(sessions, botId)
  await store.plans.forget(sessions)
  const bookings = await store.bookings.remove(times)
  const asked = { sessions, text, botId }
  const questions =
    (await store.knowledge.questions.forget(asked)) + (await store.knowledge.proposed.forget(asked))
  const contacts = await store.contacts.forget({
    email: text,
    phone: visitor.phone,
    sessions,
    persons,
    botId,
  })
  const files = sessions.length > 0 ? await removeUploads(store, uploads, { sessions, botId }) : 0
  return {
    mails: ids.length,
    mailFiles,
    uploads: files,
    answers,
    calls,
    threads,
    results,
    bookings,
    questions,
    contacts,
  }
}

/** What is found of a visitor: mails, threads and stored conversations, and the sessions that they came from. */
export async function findVisitor(
  {
    store,
  }: {
    readonly store: Pick<
      VisitorData['store'],
      'outbox' | 'threads' | 'results' | 'channels' | 'bookings'
    >
  },
  visitor: Visitor,
  botId?: string,
): Promise<FoundVisitor> {
  const { session, phone, person } = visitor
  const written = writtenOf(visitor)
  const found = [...(await store.outbox.find({ text: written, session, botId }))]
  const talks = [
    ...(await store.threads.ofVisitor({ text: written, session, phone, person, botId })),
  ]
  talks.push(
    ...(await store.threads.ofSamePeople(
      talks.map(({ id }) => id),
      botId,
    )),
  )
  const writing = await store.channels.persons.ofVisitor({ email: written, phone, person, botId })
  const told = [...(await store.results.ofVisitor({ text: written, session, botId }))]
  const booked = [...(await store.bookings.ofVisitor({ email: written, session, botId }))]
  const sessions = [
    ...new Set([session, ...[...found, ...talks, ...told, ...booked].map(each => each.session)]),
  ].filter(each => each !== null)
  const known = sessions.filter(each => each !== undefined)
  for (const other of known)
    if (other !== session) {
      found.push(...(await store.outbox.find({ session: other, botId })))
      talks.push(...(await store.threads.ofVisitor({ session: other, botId })))
      told.push(...(await store.results.ofVisitor({ session: other, botId })))
      booked.push(...(await store.bookings.ofVisitor({ session: other, botId })))
    }
  return {
    ids: [...new Set(found.map(({ id }) => id))],
    threads: [...new Map(talks.map(({ id, owner }) => [id, { id, owner }])).values()],
    numbers: [...new Set(told.map(({ number }) => number))],
    bookings: [...new Set(booked.map(({ id }) => id))],
    sessions: known,
    persons: [...new Set([...talks.flatMap(({ personId }) => personId ?? []), ...writing])],
  }
}

const writtenOf = ({ email }: Visitor) => email?.trim().toLowerCase()
