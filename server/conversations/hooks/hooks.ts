import type { HookEvent } from '@talkgraph/wire/hooks'
import { roles } from '@talkgraph/wire/roles'
import type { Logger } from '../../base/log.js'
import type { Jobs } from '../../platform/jobs/index.js'
import type { BookingEntry, BookingNews, Store, ThreadEntry } from '../../store/index.js'
import type { PushNews } from '../push/push-news.js'
import { bookingData, hookBody, threadData } from './bodies.js'

/** Where accounts are told of what happens in their bots. */
export interface Hooks {
  /** Hooks have come or gone: what is wanted is asked for anew. */
  changed(): void
  /** Which events somebody wants to be told of in a bot; known for some seconds. None where the database does not answer. */
  wanted(botId: string): Promise<ReadonlySet<string>>
  /** The job that tells of an event, to be put in the transaction of what has happened; then say `told`. */
  jobFor(
    event: HookEvent,
    of: { readonly botId: string; readonly session: string },
    at: number,
    data: object,
  ): HookJob
  /** Jobs that tell of events are there. */
  told(): void
  /** A thread waits for a person. Never rejects. */
  handedOver(thread: ThreadEntry): Promise<void>
  /** A thread has other labels than before. Never rejects. */
  labelled(thread: ThreadEntry, before: readonly string[]): Promise<void>
  /** Something has happened with an appointment; the same of the same `sequence` is told once. */
  booked(booking: BookingEntry, news: BookingNews, sequence: number): Promise<void>
}

/** A job of the handler that finds who is to be told. */
interface HookJob {
  readonly handler: 'hook-event'
  readonly botId: string
  readonly session: string
  readonly data: string
}

interface HookParts {
  readonly store: Pick<Store, 'hooks' | 'jobs'>
  readonly jobs: Pick<Jobs, 'tell'>
  readonly pushNews: PushNews
  readonly log: Logger
}

/** Milliseconds for which it is known what is wanted. */
const freshFor = 5000
const mostKept = 10_000
const none: ReadonlySet<string> = new Set()

/** Makes them over a store. `now` in milliseconds. */
export function createHooks(
  { store, jobs, pushNews, log }: HookParts,
  now: () => number = Date.now,
): Hooks {
  const known = new Map<string, { readonly events: ReadonlySet<string>; readonly at: number }>()
  return {
    changed: () => known.clear(),
    wanted,
    jobFor,
    told: () => jobs.tell('hook-event'),
    async handedOver(thread) {
      const { id, botId, session, name, email, phone, waitingSince } = thread
      await pushNews.tell(
        {
          key: `waiting ${id} ${waitingSince ?? now()}`,
          botId,
          session,
          title: `${name || email || phone || 'A visitor'} waits for a person`,
          body: 'Answer at the desk.',
          path: `/desk/${id}`,
        },
        roles,
      )
      await tell('handover', thread, () => threadData(thread))
    },
    async labelled(thread, before) {
      for (const label of thread.labels.filter(each => !before.includes(each)))
        await tell('label', thread, () => threadData(thread, { label }))
    },
    async booked(booking, news, sequence) {
      const { id, botId, session } = booking
      if (!(await wanted(botId)).has('booking')) return
      const body = hookBody('booking', now(), bookingData(booking, news))
      const told = { id: `booking ${id} ${sequence} ${news}`, botId, session }
      await store.hooks.spread({ ...told, event: 'booking', body }, 'hook')
      jobs.tell('hook')
    },
  }

  async function wanted(botId: string): Promise<ReadonlySet<string>> {
    const kept = known.get(botId)
    if (kept && now() - kept.at < freshFor) return kept.events
    try {
      const events = await store.hooks.wanted(botId)
      if (known.size >= mostKept) known.clear()
      known.set(botId, { events, at: now() })
      return events
    } catch (err) {
      log.error({ err, botId }, 'It is not known who wants to be told of a bot')
      return kept?.events ?? none
    }
  }

  function jobFor(
    event: HookEvent,
    { botId, session }: { readonly botId: string; readonly session: string },
    at: number,
    data: object,
  ): HookJob {
    const body = hookBody(event, at, data)
    return { handler: 'hook-event', botId, session, data: JSON.stringify({ event, body }) }
  }

  async function tell(event: HookEvent, thread: ThreadEntry, data: () => object): Promise<void> {
    try {
      if (!(await wanted(thread.botId)).has(event)) return
      await store.jobs.put(jobFor(event, thread, now(), data()))
      jobs.tell('hook-event')
    } catch (err) {
      log.error({ err, botId: thread.botId, event }, 'An event could not be told')
    }
  }
}
