import type { Kysely } from 'kysely'

/** What owners keep secret, sealed. */
export const secrets = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('secrets')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('sealed', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('secrets_owner').on('secrets').column('owner').execute()
  },
}
