import { type Kysely, sql, type Transaction } from 'kysely'
import type { Tables } from '../schema.js'
import { type BookingEntry, type BookingPerson, bookingOf } from './entry.js'
import { tellBooking } from './tell-booking.js'

/** Who books what is held, and where. */
export interface ToConfirm {
  readonly botId: string
  readonly nodeId: string
  readonly person: BookingPerson
  readonly locale?: string | undefined
  readonly visitorZone?: string | undefined
  /** What the session has booked with the step before: it is moved. */
  readonly instead?: string | undefined
}

/** Books what is held, or moves what is booked there; undefined: it is held no longer. What is booked already stays as it is. */
export function confirmBooking(
  db: Kysely<Tables>,
  now: () => number,
  id: string,
  { botId, nodeId, person, locale, visitorZone, instead }: ToConfirm,
): Promise<BookingEntry | undefined> {
  return db.transaction().execute(async trx => {
    const time = now()
    const moved =
      instead === undefined || instead === id
        ? undefined
        : await moveTo(trx, time, { id, botId, nodeId, person, instead })
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
      await tellBooking(trx, row, 'booked', time)
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
  })
}

/** Moves what a session has booked with a step to where it holds a time; undefined: there is no such thing. */
async function moveTo(
  trx: Transaction<Tables>,
  time: number,
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
    .set({ ...known, sequence: sql<number>`sequence + 1`, last_hold: id, changed_at: time })
    .where('id', '=', instead)
    .where('bot_id', '=', botId)
    .where('node_id', '=', nodeId)
    .where('session', '=', held.session)
    .where('state', '=', 'booked')
    .where('ends_at', '>', time)
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
  await tellBooking(trx, moved, 'moved', time)
  return moved
}
