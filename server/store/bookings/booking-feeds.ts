import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { newToken } from './new-booking.js'

/** The subscriptions of accounts to their appointments. */
export interface BookingFeeds {
  /** The token of an account's subscription, which is made where there is none; `isNew`: in place of the one before. */
  feed(owner: string, isNew?: boolean): Promise<string>
  /** Whose subscription it is. */
  ownerOfFeed(token: string): Promise<string | undefined>
}

/** The subscriptions in a database. */
export function createBookingFeeds(db: Kysely<Tables>): BookingFeeds {
  return {
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
  }
}
