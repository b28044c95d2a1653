import type { Kysely } from 'kysely'

/** Bots and their versions. */
export const bots = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('bots')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('published_version', 'integer')
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('versions')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('file', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('versions_key', ['bot_id', 'version'])
      .execute()
  },
}
