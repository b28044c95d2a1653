import { type Kysely, sql } from 'kysely'

/** Webhook calls that wait, whose uploaded files and mails are, and when versions went live that were stored before drafts were: each of them was published as it was stored. */
export const operators = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update versions set published_at = created_at where published_at is null
      and created_at < (select "timestamp" from kysely_migration where name = '0003-owners')`.execute(
      db,
    )
    await db.schema
      .createTable('uploads')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column => column.notNull())
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('uploads_bot')
      .on('uploads')
      .columns(['bot_id', 'session'])
      .execute()
    await db.schema.createIndex('uploads_session').on('uploads').column('session').execute()
    await db.schema.createIndex('uploads_created').on('uploads').column('created_at').execute()
    await db.schema.alterTable('outbox').addColumn('session', 'text').execute()
    await db.schema
      .createTable('deliveries')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('node_id', 'text', column => column.notNull())
      .addColumn('request', 'text', column => column.notNull())
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('deliveries_due')
      .on('deliveries')
      .columns(['status', 'next_at'])
      .execute()
    await db.schema.createIndex('deliveries_bot').on('deliveries').column('bot_id').execute()
    await db.schema.alterTable('calls').addColumn('call_id', 'text').execute()
    await db.schema
      .alterTable('calls')
      .addColumn('attempt', 'integer', column => column.notNull().defaultTo(1))
      .execute()
  },
}
