import { type Kysely, sql } from 'kysely'
import type { Tables } from '../schema.js'
import { type BookingFeeds, createBookingFeeds } from './booking-feeds.js'
import { type BookingReads, createBookingReads } from './booking-reads.js'
import { createClaims } from './claim-seat.js'
import { confirmBooking, type ToConfirm } from './confirm-booking.js'
import { type BookingEntry, type BookingPerson, type BookingPlace, bookingOf } from './entry.js'
import { type NewBooking, rowOf } from './new-booking.js'
import { tellBooking } from './tell-booking.js'

/** Appointments: each time is given as often as its place allows, on however many servers (decision 170). */
export interface BookingRepository extends BookingReads, BookingFeeds {
  /** Holds a time for so many milliseconds; undefined: it is taken. The appointment `but` is in nobody's way. */
  hold(wanted: NewBooking, ms: number, but?: string): Promise<BookingEntry | undefined>
  /** Lets go what a session holds at a step, but for a time that begins at this moment. */
  release(of: {
    readonly botId: string
    readonly nodeId: string
    readonly session: string
    readonly but: number
  }): Promise<void>
  /** Books what is held, or moves `instead` there, which the session has booked with the step; undefined: it is held no longer. What is booked already stays as it is. */
  confirm(id: string, of: ToConfirm): Promise<BookingEntry | undefined>
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
  remove(ids: readonly string[]): Promise<number>
  /** Deletes those that ended before this time, and what is held no longer; resolves to how many. */
  removeOlder(time: number): Promise<number>
}

const atOnce = 500

/** The appointments in a database. `now` in milliseconds. */
export function createBookingRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): BookingRepository {
  const claim = createClaims(db, now)
  const reads = createBookingReads(db, now)
  return {
    ...reads,
    ...createBookingFeeds(db),
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
    confirm: (id, of) => confirmBooking(db, now, id, of),
    put: wanted =>
      claim(wanted, async (trx, seat) => {
        const row = { ...rowOf(wanted, seat, now()), made_by: 'owner' } as const
        await trx.insertInto('bookings').values(row).execute()
        await tellBooking(trx, row, 'booked', now())
        return bookingOf(row)
      }),
    move: async (id, to) => {
      if ((await reads.find(id))?.state !== 'booked') return undefined
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
          if (row) await tellBooking(trx, row, 'moved', now())
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
            await tellBooking(trx, row, 'booked', now(), 'visitor')
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
        if (row) await tellBooking(trx, row, 'cancelled', now())
        return row && bookingOf(row)
      }),
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
}
