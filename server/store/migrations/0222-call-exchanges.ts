import type { Kysely } from 'kysely'

/** What calls that failed had sent and what came back, for the conversation in which that happened. */
export const callExchanges = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('call_exchanges')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('node_id', 'text', column => column.notNull())
      .addColumn('at', 'text', column => column.notNull())
      .addColumn('sent', 'text', column => column.notNull())
      .addColumn('came_back', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('call_exchanges_session')
      .on('call_exchanges')
      .columns(['session', 'bot_id'])
      .execute()
    await db.schema
      .createIndex('call_exchanges_age')
      .on('call_exchanges')
      .column('created_at')
      .execute()
  },
}
