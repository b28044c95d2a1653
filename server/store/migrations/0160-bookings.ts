import { type Kysely, sql } from 'kysely'

/** Appointments, those that are held included, and the rows by which one at a time is given of what is booked. */
export const bookings = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('bookings')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('node_id', 'text', column => column.notNull())
      .addColumn('place', 'text', column => column.notNull())
      .addColumn('resource_id', 'text')
      .addColumn('resource_name', 'text')
      .addColumn('seat', 'integer', column => column.notNull())
      .addColumn('starts_at', 'bigint', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .addColumn('busy_until', 'bigint', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('held_until', 'bigint')
      .addColumn('session', 'text')
      .addColumn('token', 'text', column => column.notNull().unique())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('phone', 'text', column => column.notNull())
      .addColumn('note', 'text', column => column.notNull())
      .addColumn('zone', 'text', column => column.notNull())
      .addColumn('visitor_zone', 'text', column => column.notNull())
      .addColumn('locale', 'text', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('sequence', 'integer', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('changed_at', 'bigint', column => column.notNull())
      .execute()
    // No two have one seat, whoever looked before the other wrote.
    await sql`create unique index bookings_seat on bookings (bot_id, place, starts_at, seat) where state <> 'cancelled'`.execute(
      db,
    )
    await db.schema
      .createIndex('bookings_owner')
      .on('bookings')
      .columns(['owner', 'starts_at', 'id'])
      .execute()
    await sql`create index bookings_session on bookings (session) where session is not null`.execute(
      db,
    )
    await sql`create index bookings_held on bookings (held_until) where held_until is not null`.execute(
      db,
    )
    await db.schema
      .createTable('booking_places')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('place', 'text', column => column.notNull())
      .addColumn('claims', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('booking_places_key', ['bot_id', 'place'])
      .execute()
    await db.schema
      .createTable('booking_feeds')
      .addColumn('owner', 'text', column => column.primaryKey())
      .addColumn('token', 'text', column => column.notNull().unique())
      .execute()
  },
}
