import { type Kysely, sql } from 'kysely'

/** Bots' own pages, each with a connection of the same id, and every name that one has had: an old one leads to the new. */
export const pages = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('pages')
      .addColumn('id', 'text', column =>
        column.primaryKey().references('channels.id').onDelete('cascade'),
      )
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', column => column.notNull().unique())
      .addColumn('domain', 'text')
      .addColumn('domain_proven', 'text')
      .addColumn('settings', 'text', column => column.notNull())
      .addColumn('password', 'text')
      .addColumn('revision', 'integer', column => column.notNull().defaultTo(1))
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema.createIndex('pages_of_bot').on('pages').column('bot_id').execute()
    await db.schema
      .createIndex('pages_by_domain')
      .unique()
      .on('pages')
      .column('domain')
      .where(sql.ref('domain_proven'), 'is not', null)
      .execute()
    await db.schema
      .createTable('page_names')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('page_id', 'text', column =>
        column.notNull().references('pages.id').onDelete('cascade'),
      )
      .execute()
    await db.schema.createIndex('page_names_of_page').on('page_names').column('page_id').execute()
  },
}
