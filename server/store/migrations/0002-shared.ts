import type { Kysely } from 'kysely'

/** What several processes share: counters of the rate limits, and texts made once for the installation. */
export const shared = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('counters')
      .addColumn('key', 'text', column => column.primaryKey())
      .addColumn('count', 'integer', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('counters_ends_at').on('counters').column('ends_at').execute()
    await db.schema
      .createTable('kept')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute()
  },
}
