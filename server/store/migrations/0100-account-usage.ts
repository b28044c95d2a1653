import type { Kysely } from 'kysely'

/** How many bytes each account keeps, counted as they come and anew now and then; and what counting goes along. */
export const accountUsage = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('account_usage')
      .addColumn('account_id', 'text', column => column.primaryKey())
      .addColumn('bytes', 'bigint', column => column.notNull())
      .addColumn('counted_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('threads_of_bot').on('threads').columns(['bot_id', 'id']).execute()
    await db.schema.createIndex('api_keys_owner').on('api_keys').column('owner').execute()
  },
}
