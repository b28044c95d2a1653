import type { Kysely } from 'kysely'

/** By which held time an appointment was moved last, so that whoever asks for it again gets the same. */
export const movedHolds = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('bookings').addColumn('last_hold', 'text').execute()
    await db.schema.createIndex('bookings_last_hold').on('bookings').column('last_hold').execute()
  },
}
