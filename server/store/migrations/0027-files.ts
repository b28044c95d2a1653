import type { Kysely } from 'kysely'

/** The files that owners put into their bots, each with when it was last looked whether a bot uses it. */
export const files = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('files')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('extension', 'text', column => column.notNull())
      .addColumn('type', 'text', column => column.notNull())
      .addColumn('size', 'integer', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('checked_at', 'text', column => column.notNull())
      .addColumn('unused_since', 'text')
      .execute()
    await db.schema.createIndex('files_owner').on('files').columns(['owner', 'hash']).execute()
    await db.schema.createIndex('files_checked').on('files').column('checked_at').execute()
  },
}
