import { type Kysely, sql } from 'kysely'

/** Up to which row an account's conversations were looked through, where several are of the same moment. */
export const contactPlaces = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['threads_id', 'bookings_id'])
      await db.schema
        .alterTable('contact_marks')
        .addColumn(name, 'text', column => column.notNull().defaultTo(''))
        .execute()
    await db.schema
      .alterTable('contact_marks')
      .addColumn('results_id', 'bigint', column => column.notNull().defaultTo(-1))
      .execute()
    // What was written in the last minute before was looked at again each time.
    await sql`update contact_marks set threads = threads - 60000, results = results - 60000, bookings = bookings - 60000`.execute(
      db,
    )
  },
}
