import type { Kysely } from 'kysely'

/** Connections of accounts with other products. */
export const connectors = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('connectors')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('connector', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('settings', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('remedy', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('connectors_owner').on('connectors').column('owner').execute()
  },
}
