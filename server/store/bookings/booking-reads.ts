import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { type BookingEntry, bookingOf } from './entry.js'

/** From when to when a place is taken. */
export interface BusyTime {
  readonly place: string
  readonly start: number
  readonly until: number
}

/** What is known of appointments, and changes none of them. */
export interface BookingReads {
  /** What is taken of these places; what this session holds is not, and neither is the appointment `but`. */
  busy(of: {
    readonly botId: string
    readonly places: readonly string[]
    readonly from: number
    readonly to: number
    readonly session?: string | undefined
    readonly but?: string | undefined
  }): Promise<readonly BusyTime[]>
  /** What this session holds or has booked at this moment with a step. */
  own(of: {
    readonly botId: string
    readonly nodeId: string
    readonly session: string
    readonly start: number
  }): Promise<BookingEntry | undefined>
  /** One that is booked or cancelled. */
  find(id: string): Promise<BookingEntry | undefined>
  byToken(token: string): Promise<BookingEntry | undefined>
  /** Those of an account, the earliest first. */
  list(of: {
    readonly owner: string
    readonly botId?: string | undefined
    /** They end after this. */
    readonly from?: number | undefined
    /** They begin before this. */
    readonly to?: number | undefined
    readonly states: readonly ('booked' | 'cancelled')[]
    readonly after?: { readonly start: number; readonly id: string } | undefined
    readonly limit: number
  }): Promise<readonly BookingEntry[]>
  /** Those of a visitor, by session or by an address in lower case. */
  ofVisitor(of: {
    readonly email?: string | undefined
    readonly session?: string | undefined
    readonly botId?: string | undefined
  }): Promise<readonly { readonly id: string; readonly session: string | null }[]>
}

/** Reads the appointments in a database. `now` in milliseconds. */
export function createBookingReads(db: Kysely<Tables>, now: () => number): BookingReads {
  const known = () => db.selectFrom('bookings').selectAll().where('state', '<>', 'held')
  const one = async (query: ReturnType<typeof known>) => {
    const row = await query.executeTakeFirst()
    return row && bookingOf(row)
  }
  return {
    busy: async ({ botId, places, from, to, session, but }) => {
      if (places.length === 0) return []
      const rows = await db
        .selectFrom('bookings')
        .select(['id', 'place', 'starts_at', 'busy_until', 'session', 'state'])
        .where('bot_id', '=', botId)
        .where('place', 'in', places)
        .where('starts_at', '<', to)
        .where('busy_until', '>', from)
        .where(({ eb, or }) => or([eb('state', '=', 'booked'), eb('held_until', '>', now())]))
        .execute()
      return rows
        .filter(row => row.id !== but)
        .filter(row => row.state !== 'held' || session === undefined || row.session !== session)
        .map(row => ({
          place: row.place,
          start: Number(row.starts_at),
          until: Number(row.busy_until),
        }))
    },
    own: async ({ botId, nodeId, session, start }) => {
      const row = await db
        .selectFrom('bookings')
        .selectAll()
        .where('session', '=', session)
        .where('bot_id', '=', botId)
        .where('node_id', '=', nodeId)
        .where('starts_at', '=', start)
        .where(({ eb, or }) => or([eb('state', '=', 'booked'), eb('held_until', '>', now())]))
        .executeTakeFirst()
      return row && bookingOf(row)
    },
    find: id => one(known().where('id', '=', id)),
    byToken: token => one(known().where('token', '=', token)),
    list: async ({ owner, botId, from, to, states, after, limit }) => {
      let query = db.selectFrom('bookings').selectAll().where('owner', '=', owner)
      query = query.where('state', 'in', states)
      if (botId !== undefined) query = query.where('bot_id', '=', botId)
      if (from !== undefined) query = query.where('ends_at', '>', from)
      if (to !== undefined) query = query.where('starts_at', '<', to)
      if (after)
        query = query.where(({ eb, or, and }) =>
          or([
            eb('starts_at', '>', after.start),
            and([eb('starts_at', '=', after.start), eb('id', '>', after.id)]),
          ]),
        )
      const rows = await query.orderBy('starts_at').orderBy('id').limit(limit).execute()
      return rows.map(bookingOf)
    },
    ofVisitor: ({ email, session, botId }) => {
      const query = db
        .selectFrom('bookings')
        .select(['id', 'session'])
        .where(({ eb, or, fn }) =>
          or([
            ...(session === undefined ? [] : [eb('session', '=', session)]),
            ...(email === undefined ? [] : [eb(fn<string>('lower', ['email']), '=', email)]),
          ]),
        )
      return (botId === undefined ? query : query.where('bot_id', '=', botId)).execute()
    },
  }
}
