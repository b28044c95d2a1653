import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { type KnownBy, keysOf } from './of-visitor.js'

/** A conversation of somebody, as a list shows it. */
interface KnownTalk {
  readonly id: string
  readonly botId: string
  readonly channel: string
  readonly state: string
  /** When it began. */
  readonly at: number
}

/** What is kept of somebody's conversations, the latest first. */
export interface KnownTalks {
  readonly results: readonly KnownTalk[]
  readonly threads: readonly KnownTalk[]
  readonly bookings: readonly Omit<KnownTalk, 'channel'>[]
}

const most = 100

/** By what contacts are known, with the sessions of all threads of theirs. */
export async function knownBy(
  db: Kysely<Tables>,
  owner: string,
  ids: readonly string[],
): Promise<Pick<KnownBy, 'sessions' | 'bookings'>> {
  const { sessions, persons, identities, bookings } = await keysOf(db, owner, ids)
  const threads = await db
    .selectFrom('threads')
    .select('session')
    .distinct()
    .where('owner', '=', owner)
    .where(({ eb, or }) =>
      or([
        ...(persons.length > 0 ? [eb('person_id', 'in', persons)] : []),
        ...(identities.length > 0 ? [eb('verified_id', 'in', identities)] : []),
      ]),
    )
    .execute()
  return {
    sessions: [...new Set([...sessions, ...threads.map(({ session }) => session)])],
    bookings,
  }
}

/** The conversations of contacts, by what they are known by. */
export async function talksOf(
  db: Kysely<Tables>,
  owner: string,
  ids: readonly string[],
): Promise<KnownTalks> {
  const { sessions, persons, identities, bookings } = await keysOf(db, owner, ids)
  const threads = await db
    .selectFrom('threads')
    .select(['id', 'bot_id as botId', 'channel', 'state', 'created_at as at', 'session'])
    .where('owner', '=', owner)
    .where(({ eb, or }) =>
      or([
        ...(sessions.length > 0 ? [eb('session', 'in', sessions)] : []),
        ...(persons.length > 0 ? [eb('person_id', 'in', persons)] : []),
        ...(identities.length > 0 ? [eb('verified_id', 'in', identities)] : []),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(most)
    .execute()
  const all = [...new Set([...sessions, ...threads.map(({ session }) => session)])]
  const results =
    all.length === 0
      ? []
      : await db
          .selectFrom('results')
          .select(['id', 'bot_id as botId', 'channel', 'state', 'started_at as at'])
          .where('owner', '=', owner)
          .where('session', 'in', all)
          .orderBy('number', 'desc')
          .limit(most)
          .execute()
  const booked = await db
    .selectFrom('bookings')
    .select(['id', 'bot_id as botId', 'state', 'starts_at as at'])
    .where('owner', '=', owner)
    .where('state', '<>', 'held')
    .where(({ eb, or }) =>
      or([
        ...(bookings.length > 0 ? [eb('id', 'in', bookings)] : []),
        ...(all.length > 0 ? [eb('session', 'in', all)] : []),
      ]),
    )
    .orderBy('starts_at', 'desc')
    .limit(most)
    .execute()
  return { results, threads: threads.map(({ session: _, ...thread }) => thread), bookings: booked }
}
