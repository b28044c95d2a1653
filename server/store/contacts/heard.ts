import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** Behind which rows an account's conversations are still to be looked through. */
export interface ContactMarks {
  readonly threads: After<string>
  readonly results: After<number>
  readonly bookings: After<string>
}

/** A thread of somebody of whom something is known. */
export interface HeardThread {
  readonly id: string
  readonly session: string
  readonly channel: string
  readonly personId: string | null
  readonly verifiedId: string | null
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  /** What the channel knows the person by, a list as JSON text; null where nobody writes over a connection. */
  readonly personIds: string | null
  /** The number that the channel has confirmed. */
  readonly personPhone: string | null
  readonly at: number
}

/** A stored conversation of somebody of whom something is known. */
export interface HeardResult {
  readonly number: number
  readonly botId: string
  readonly version: number | null
  readonly session: string
  /** JSON text. */
  readonly record: string
  readonly at: number
}

/** An appointment. */
export interface HeardBooking {
  readonly id: string
  readonly session: string | null
  readonly name: string
  readonly email: string
  readonly phone: string
  readonly at: number
}

/** Where a look goes on: behind this row; `at` in milliseconds since 1970. */
interface After<Id> {
  readonly at: number
  readonly id: Id
}

/** Looks through an account's conversations in the order in which something happened in them. */
export interface HeardRepository {
  marks(owner: string): Promise<ContactMarks>
  threads(owner: string, after: After<string>, limit: number): Promise<readonly HeardThread[]>
  results(owner: string, after: After<number>, limit: number): Promise<readonly HeardResult[]>
  bookings(owner: string, after: After<string>, limit: number): Promise<readonly HeardBooking[]>
}

/** Those of a database. */
export function createHeardRepository(db: Kysely<Tables>): HeardRepository {
  return {
    marks: async owner => {
      const row = await db
        .selectFrom('contact_marks')
        .selectAll()
        .where('owner', '=', owner)
        .executeTakeFirst()
      return {
        threads: { at: Number(row?.threads ?? 0), id: row?.threads_id ?? '' },
        results: { at: Number(row?.results ?? 0), id: Number(row?.results_id ?? -1) },
        bookings: { at: Number(row?.bookings ?? 0), id: row?.bookings_id ?? '' },
      }
    },
    threads: (owner, { at, id }, limit) =>
      db
        .selectFrom('threads')
        .leftJoin('channel_persons', 'channel_persons.id', 'threads.person_id')
        .select([
          'threads.id',
          'threads.session',
          'threads.channel',
          'threads.person_id as personId',
          'threads.verified_id as verifiedId',
          'threads.name',
          'threads.email',
          'threads.phone',
          'channel_persons.ids as personIds',
          'channel_persons.phone as personPhone',
          'threads.updated_at as at',
        ])
        .where('threads.owner', '=', owner)
        .where('threads.updated_at', '>=', at)
        .where(({ eb, or }) => or([eb('threads.updated_at', '>', at), eb('threads.id', '>', id)]))
        .where(({ eb, or }) =>
          or(
            (['name', 'email', 'phone', 'person_id', 'verified_id'] as const).map(column =>
              eb(`threads.${column}`, 'is not', null),
            ),
          ),
        )
        .orderBy('threads.updated_at')
        .orderBy('threads.id')
        .limit(limit)
        .execute(),
    results: (owner, { at, id }, limit) =>
      db
        .selectFrom('results')
        .innerJoin('result_records', 'result_records.number', 'results.number')
        .select([
          'results.number',
          'results.bot_id as botId',
          'results.version',
          'results.session',
          'result_records.record',
          'results.updated_at as at',
        ])
        .where('results.owner', '=', owner)
        .where('results.updated_at', '>=', at)
        .where(({ eb, or }) =>
          or([eb('results.updated_at', '>', at), eb('results.number', '>', id)]),
        )
        .where(({ eb, or }) =>
          or(
            (['name', 'email', 'lead_at'] as const).map(column =>
              eb(`results.${column}`, 'is not', null),
            ),
          ),
        )
        .orderBy('results.updated_at')
        .orderBy('results.number')
        .limit(limit)
        .execute(),
    bookings: (owner, { at, id }, limit) =>
      db
        .selectFrom('bookings')
        .select(['id', 'session', 'name', 'email', 'phone', 'changed_at as at'])
        .where('owner', '=', owner)
        .where('changed_at', '>=', at)
        .where(({ eb, or }) => or([eb('changed_at', '>', at), eb('id', '>', id)]))
        .where('state', '<>', 'held')
        .where(({ eb, or }) =>
          or([eb('name', '<>', ''), eb('email', '<>', ''), eb('phone', '<>', '')]),
        )
        .orderBy('changed_at')
        .orderBy('id')
        .limit(limit)
        .execute(),
  }
}
