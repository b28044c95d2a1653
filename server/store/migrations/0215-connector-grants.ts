import type { Kysely } from 'kysely'

/** What people gave connections in the products' own windows, with the lease by which one server at a time renews it. */
export const connectorGrants = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('connectors')
      .addColumn('is_granted', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .alterTable('connectors')
      .addColumn('told_at', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('connector_grants')
      .addColumn('connector_id', 'text', column =>
        column.primaryKey().references('connectors.id').onDelete('cascade'),
      )
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('secret_id', 'text', column => column.notNull())
      .addColumn('sealed', 'text', column => column.notNull())
      .addColumn('api', 'text', column => column.notNull())
      .addColumn('token_url', 'text', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('leased_until', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('connector_grants_owner')
      .on('connector_grants')
      .column('owner')
      .execute()
  },
}
