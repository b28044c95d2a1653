import { type Kysely, sql, type Transaction } from 'kysely'
import pLimit from 'p-limit'
import type { Tables } from '../schema.js'
import type { BookingPlace } from './entry.js'

/** Finds a free seat and has it taken before anybody else looks; undefined: there is none. `but` gives its own up. */
type ClaimSeat = <Done>(
  wanted: BookingPlace,
  take: (trx: Transaction<Tables>, seat: number) => Promise<Done>,
  but?: string,
) => Promise<Done | undefined>

/** Claims at the same time: however many want one time, other questions find a connection. */
const claimsAtOnce = 4

/** Makes what claims the seats of places in a database. `now` in milliseconds. */
export function createClaims(db: Kysely<Tables>, now: () => number): ClaimSeat {
  const inLine = pLimit(claimsAtOnce)
  return (wanted, take, but) => inLine(() => claimNow(wanted, take, but))

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
}
