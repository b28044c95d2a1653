import type { Kysely } from 'kysely'

/** Threads that are followed as tickets, and the numbers of an account's. */
export const tickets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tickets')
      .addColumn('thread_id', 'text', column =>
        column.primaryKey().references('threads.id').onDelete('cascade'),
      )
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('number', 'bigint', column => column.notNull())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('due_at', 'bigint')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .addUniqueConstraint('tickets_number', ['owner', 'number'])
      .execute()
    await db.schema
      .createIndex('tickets_state')
      .on('tickets')
      .columns(['owner', 'state', 'number'])
      .execute()
    await db.schema
      .createTable('ticket_numbers')
      .addColumn('owner', 'text', column => column.primaryKey())
      .addColumn('last', 'bigint', column => column.notNull())
      .execute()
  },
}
