import type { Kysely } from 'kysely'
import { jobRow } from '../jobs/rows.js'
import type { Tables } from '../schema.js'

/** What people are told of an appointment. */
export type BookingNews = 'booked' | 'moved' | 'cancelled'

/** Has the people be told, in the transaction in which it happens. */
export async function tellBooking(
  trx: Kysely<Tables>,
  { id, bot_id, sequence }: { id: string; bot_id: string; sequence: number },
  news: BookingNews,
  time: number,
  whom?: 'visitor',
): Promise<void> {
  const data = JSON.stringify({ id, news, sequence, whom })
  const event = { handler: 'booking-event', data: JSON.stringify({ id, news, sequence }) } as const
  await trx
    .insertInto('jobs')
    .values([
      jobRow({ handler: 'booking', botId: bot_id, data }, time),
      // What is known of who comes stands there, too.
      jobRow({ ...event, botId: bot_id }, time),
    ])
    .execute()
}
