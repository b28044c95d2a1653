import { randomBytes } from 'node:crypto'
import { type Kysely, sql, type Transaction } from 'kysely'
import pLimit from 'p-limit'
import { randomHex } from '../../base/random-hex.js'
import { jobRow } from '../jobs/rows.js'
import type { Tables } from '../schema.js'
import { type BookingEntry, type BookingPerson, type BookingPlace, bookingOf } from './entry.js'

/** An appointment that is to be. */
export interface NewBooking extends BookingPlace {
  readonly owner: string
  readonly nodeId: string
  readonly resourceId: string | null
  readonly resourceName: string | null
  readonly zone: string
  readonly visitorZone?: string | undefined
  readonly locale?: string | undefined
  readonly session?: string | undefined
  readonly person?: Partial<BookingPerson> | undefined
}

/** What people are told of an appointment. */
export type BookingNews = 'booked' | 'moved' | 'cancelled'

/** From when to when a place is taken. */
export interface BusyTime {
  readonly place: string
  readonly start: number
  readonly until: number
}

/** Appointments: each time is given as often as its place allows, on however many servers (decision 170). */
export interface BookingRepository {
  /** What is taken of these places; what this session holds is not, and neither is the appointment `but`. */
  busy(of: {
    readonly botId: string
    readonly places: readonly string[]
    readonly from: number
    readonly to: number
    readonly session?: string | undefined
    readonly but?: string | undefined
  }): Promise<readonly BusyTime[]>
  /** Holds a time for so many milliseconds; undefined: it is taken. The appointment `but` is in nobody's way. */
  hold(wanted: NewBooking, ms: number, but?: string): Promise<BookingEntry | undefined>
  /** Lets go what a session holds at a step, but for a time that begins at this moment. */
  release(of: {
    readonly botId: string
    readonly nodeId: string
    readonly session: string
    readonly but: number
  }): Promise<void>
  /** What this session holds or has booked at this moment with a step. */
  own(of: {
    readonly botId: string
    readonly nodeId: string
    readonly session: string
    readonly start: number
  }): Promise<BookingEntry | undefined>
  /** Books what is held, or moves `instead` there, which the session has booked with the step; undefined: it is held no longer. What is booked already stays as it is. */
  confirm(
    id: string,
    of: {
      readonly botId: string
      readonly nodeId: string
      readonly person: BookingPerson
      readonly locale?: string | undefined
      readonly visitorZone?: string | undefined
      readonly instead?: string | undefined
    },
  ): Promise<BookingEntry | undefined>
  /** Books at once, for an owner; undefined: the time is taken. */
  put(wanted: NewBooking): Promise<BookingEntry | undefined>
  /** Moves one; `taken`: the time is. Undefined: there is none that could be moved. */
  move(
    id: string,
    to: BookingPlace & Pick<NewBooking, 'resourceId' | 'resourceName'>,
  ): Promise<BookingEntry | 'taken' | undefined>
  /** Changes what is known of who comes. */
  change(id: string, person: Partial<BookingPerson>): Promise<BookingEntry | undefined>
  /** Adds what a session has said of itself since it booked, and has it told where its address was not known; resolves to whether any is. */
  complete(of: {
    readonly botId: string
    readonly session: string
    readonly person: Omit<BookingPerson, 'note'>
  }): Promise<boolean>
  /** Undefined where it is cancelled already. */
  cancel(id: string): Promise<BookingEntry | undefined>
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
  /** The token of an account's subscription, which is made where there is none; `isNew`: in place of the one before. */
  feed(owner: string, isNew?: boolean): Promise<string>
  /** Whose subscription it is. */
  ownerOfFeed(token: string): Promise<string | undefined>
  /** Those of a visitor, by session or by an address in lower case. */
  ofVisitor(of: {
    readonly email?: string | undefined
    readonly session?: string | undefined
    readonly botId?: string | undefined
  }): Promise<readonly { readonly id: string; readonly session: string | null }[]>
  remove(ids: readonly string[]): Promise<number>
  /** Deletes those that ended before this time, and what is held no longer; resolves to how many. */
  removeOlder(time: number): Promise<number>
}

const atOnce = 500
/** Claims at the same time: however many want one time, other questions find a connection. */
const claimsAtOnce = 4

/** The appointments in a database. `now` in milliseconds. */
export function createBookingRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): BookingRepository {
  const inLine = pLimit(claimsAtOnce)
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
    hold: (wanted, ms, but) =>
      claim(
        wanted,
        async (trx, seat) => {
          const time = now()
          const row = rowOf(wanted, seat, time)
          const held = { ...row, state: 'held', held_until: time + ms } as const
          await trx.insertInto('bookings').values(held).execute()
          return bookingOf(held)
        },
        but,
      ),
    release: async ({ botId, nodeId, session, but }) => {
      await db
        .deleteFrom('bookings')
        .where('session', '=', session)
        .where('bot_id', '=', botId)
        .where('node_id', '=', nodeId)
        .where('starts_at', '<>', but)
        .where('state', '=', 'held')
        .execute()
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
    confirm: (id, { botId, nodeId, person, locale, visitorZone, instead }) =>
      db.transaction().execute(async trx => {
        const time = now()
        const moved =
          instead === undefined || instead === id
            ? undefined
            : await moveTo(trx, { id, botId, nodeId, person, instead })
        if (moved) return bookingOf(moved)
        const row = await trx
          .updateTable('bookings')
          .set({
            ...person,
            locale,
            visitor_zone: visitorZone,
            state: 'booked',
            held_until: null,
            changed_at: time,
          })
          .where('id', '=', id)
          .where('bot_id', '=', botId)
          .where('node_id', '=', nodeId)
          .where('state', '=', 'held')
          .returningAll()
          .executeTakeFirst()
        if (row) {
          await tell(trx, row, 'booked')
          return bookingOf(row)
        }
        const before = await trx
          .selectFrom('bookings')
          .selectAll()
          .where(({ eb, or }) => or([eb('id', '=', id), eb('last_hold', '=', id)]))
          .where('bot_id', '=', botId)
          .where('state', '=', 'booked')
          .executeTakeFirst()
        return before && bookingOf(before)
      }),
    put: wanted =>
      claim(wanted, async (trx, seat) => {
        const row = { ...rowOf(wanted, seat, now()), made_by: 'owner' } as const
        await trx.insertInto('bookings').values(row).execute()
        await tell(trx, row, 'booked')
        return bookingOf(row)
      }),
    move: async (id, to) => {
      const found = await one(known().where('id', '=', id).where('state', '=', 'booked'))
      if (!found) return undefined
      const moved = await claim(
        to,
        async (trx, seat) => {
          const row = await trx
            .updateTable('bookings')
            .set({
              place: to.place,
              resource_id: to.resourceId,
              resource_name: to.resourceName,
              seat,
              starts_at: to.start,
              ends_at: to.end,
              busy_until: to.busyUntil,
              sequence: sql<number>`sequence + 1`,
              changed_at: now(),
            })
            .where('id', '=', id)
            .where('state', '=', 'booked')
            .returningAll()
            .executeTakeFirst()
          if (row) await tell(trx, row, 'moved')
          return row ? bookingOf(row) : null
        },
        id,
      )
      return moved === undefined ? 'taken' : (moved ?? undefined)
    },
    change: async (id, person) => {
      const row = await db
        .updateTable('bookings')
        .set({ ...person, changed_at: now() })
        .where('id', '=', id)
        .where('state', '=', 'booked')
        .returningAll()
        .executeTakeFirst()
      return row && bookingOf(row)
    },
    complete: async ({ botId, session, person }) => {
      const rows = await db
        .selectFrom('bookings')
        .selectAll()
        .where('session', '=', session)
        .where('bot_id', '=', botId)
        .where('state', '=', 'booked')
        .execute()
      const lacking = rows.filter(
        ({ name, email, phone }) =>
          (name === '' && person.name !== '') ||
          (email === '' && person.email !== '') ||
          (phone === '' && person.phone !== ''),
      )
      for (const row of lacking)
        await db.transaction().execute(async trx => {
          const known = {
            name: row.name || person.name,
            email: row.email || person.email,
            phone: row.phone || person.phone,
          }
          const { numUpdatedRows } = await trx
            .updateTable('bookings')
            .set({ ...known, changed_at: now() })
            .where('id', '=', row.id)
            .where('email', '=', row.email)
            .executeTakeFirst()
          if (numUpdatedRows > 0n && row.email === '' && known.email !== '')
            await tell(trx, row, 'booked', 'visitor')
        })
      return lacking.length > 0
    },
    cancel: id =>
      db.transaction().execute(async trx => {
        const row = await trx
          .updateTable('bookings')
          .set({
            state: 'cancelled',
            sequence: sql<number>`sequence + 1`,
            changed_at: now(),
          })
          .where('id', '=', id)
          .where('state', '=', 'booked')
          .returningAll()
          .executeTakeFirst()
        if (row) await tell(trx, row, 'cancelled')
        return row && bookingOf(row)
      }),
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
    feed: async (owner, isNew = false) => {
      const put = db.insertInto('booking_feeds').values({ owner, token: newToken() })
      await put
        .onConflict(conflict =>
          isNew
            ? conflict.column('owner').doUpdateSet(({ ref }) => ({ token: ref('excluded.token') }))
            : conflict.column('owner').doNothing(),
        )
        .execute()
      const { token } = await db
        .selectFrom('booking_feeds')
        .select('token')
        .where('owner', '=', owner)
        .executeTakeFirstOrThrow()
      return token
    },
    ownerOfFeed: async token => {
      const row = await db
        .selectFrom('booking_feeds')
        .select('owner')
        .where('token', '=', token)
        .executeTakeFirst()
      return row?.owner
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
    remove: async ids => {
      let removed = 0
      for (let from = 0; from < ids.length; from += atOnce) {
        const { numDeletedRows } = await db
          .deleteFrom('bookings')
          .where('id', 'in', ids.slice(from, from + atOnce))
          .executeTakeFirst()
        removed += Number(numDeletedRows)
      }
      return removed
    },
    removeOlder: async time => {
      const { numDeletedRows } = await db
        .deleteFrom('bookings')
        .where(({ eb, or }) => or([eb('ends_at', '<=', time), eb('held_until', '<=', now())]))
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }

  /** Finds a free seat and has it taken before anybody else looks; undefined: there is none. `but` gives its own up. */
  function claim<Done>(
    wanted: BookingPlace,
    take: (trx: Transaction<Tables>, seat: number) => Promise<Done>,
    but?: string,
  ): Promise<Done | undefined> {
    return inLine(() => claimNow(wanted, take, but))
  }

  async function claimNow<Done>(
    { botId, place, start, busyUntil, capacity }: BookingPlace,
    take: (trx: Transaction<Tables>, seat: number) => Promise<Done>,
    but?: string,
  ): Promise<Done | undefined> {
    // Most who come too late need not wait in line for that.
    if ((await seatsIn(db)).length >= capacity) return undefined
    return db.transaction().execute(async trx => {
      await trx
        .insertInto('booking_places')
        .values({ bot_id: botId, place, claims: 1 })
        .onConflict(conflict =>
          conflict
            .columns(['bot_id', 'place'])
            .doUpdateSet({ claims: sql`booking_places.claims + 1` }),
        )
        .execute()
      await trx
        .deleteFrom('bookings')
        .where('bot_id', '=', botId)
        .where('place', '=', place)
        .where('state', '=', 'held')
        .where('held_until', '<=', now())
        .execute()
      const seats = new Set(await seatsIn(trx))
      if (seats.size >= capacity) return undefined
      const free = Array.from({ length: capacity }, (_, seat) => seat).find(
        seat => !seats.has(seat),
      )
      return free === undefined ? undefined : take(trx, free)
    })

    async function seatsIn(trx: Kysely<Tables>): Promise<readonly number[]> {
      const rows = await trx
        .selectFrom('bookings')
        .select(['id', 'seat'])
        .where('bot_id', '=', botId)
        .where('place', '=', place)
        .where('starts_at', '<', busyUntil)
        .where('busy_until', '>', start)
        .where(({ eb, or }) => or([eb('state', '=', 'booked'), eb('held_until', '>', now())]))
        .execute()
      return rows.filter(({ id }) => id !== but).map(({ seat }) => seat)
    }
  }

  /** Moves what a session has booked with a step to where it holds a time; undefined: there is no such thing. */
  async function moveTo(
    trx: Transaction<Tables>,
    to: {
      readonly id: string
      readonly botId: string
      readonly nodeId: string
      readonly person: BookingPerson
      readonly instead: string
    },
  ) {
    const { id, botId, nodeId, person, instead } = to
    const held = await trx
      .selectFrom('bookings')
      .selectAll()
      .where('id', '=', id)
      .where('bot_id', '=', botId)
      .where('node_id', '=', nodeId)
      .where('state', '=', 'held')
      .executeTakeFirst()
    if (!held || held.session === null) return undefined
    const known = Object.fromEntries(Object.entries(person).filter(([, text]) => text !== ''))
    const row = await trx
      .updateTable('bookings')
      .set({ ...known, sequence: sql<number>`sequence + 1`, last_hold: id, changed_at: now() })
      .where('id', '=', instead)
      .where('bot_id', '=', botId)
      .where('node_id', '=', nodeId)
      .where('session', '=', held.session)
      .where('state', '=', 'booked')
      .where('ends_at', '>', now())
      .returning('id')
      .executeTakeFirst()
    if (!row) return undefined
    // Two have no seat at once, so the held one goes first.
    await trx.deleteFrom('bookings').where('id', '=', id).execute()
    const { place, resource_id, resource_name, seat, starts_at, ends_at, busy_until } = held
    const moved = await trx
      .updateTable('bookings')
      .set({ place, resource_id, resource_name, seat, starts_at, ends_at, busy_until })
      .where('id', '=', instead)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tell(trx, moved, 'moved')
    return moved
  }

  /** Has the people be told, in the transaction in which it happens. */
  async function tell(
    trx: Kysely<Tables>,
    { id, bot_id, sequence }: { id: string; bot_id: string; sequence: number },
    news: BookingNews,
    whom?: 'visitor',
  ): Promise<void> {
    const data = JSON.stringify({ id, news, sequence, whom })
    const event = { handler: 'booking-event', data: JSON.stringify({ id, sequence }) } as const
    await trx
      .insertInto('jobs')
      .values([
        jobRow({ handler: 'booking', botId: bot_id, data }, now()),
        // What is known of who comes stands there, too.
        jobRow({ ...event, botId: bot_id }, now()),
      ])
      .execute()
  }
}

function rowOf(
  {
    owner,
    botId,
    nodeId,
    place,
    resourceId,
    resourceName,
    start,
    end,
    busyUntil,
    zone,
    visitorZone = '',
    locale = '',
    session,
    person,
  }: NewBooking,
  seat: number,
  time: number,
) {
  const { name = '', email = '', phone = '', note = '' } = person ?? {}
  return {
    id: `bkg_${randomHex(20)}`,
    owner,
    bot_id: botId,
    node_id: nodeId,
    place,
    resource_id: resourceId,
    resource_name: resourceName,
    seat,
    starts_at: start,
    ends_at: end,
    busy_until: busyUntil,
    state: 'booked',
    held_until: null,
    session: session ?? null,
    token: newToken(),
    ...{ name, email, phone, note },
    zone,
    visitor_zone: visitorZone,
    locale,
    made_by: 'visitor',
    sequence: 0,
    last_hold: null,
    created_at: time,
    changed_at: time,
  } as const
}

const newToken = () => randomBytes(18).toString('base64url')
