import type { Kysely } from 'kysely'

/** Mails on their way. */
export const outbox = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('node_id', 'text', column => column.notNull())
      .addColumn('mail', 'text', column => column.notNull())
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('next_at', 'bigint', column => column.notNull())
      .addColumn('error', 'text')
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_at']).execute()
    await db.schema
      .createIndex('outbox_bot')
      .on('outbox')
      .columns(['bot_id', 'created_at'])
      .execute()
  },
}
