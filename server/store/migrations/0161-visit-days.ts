import type { Kysely } from 'kysely'

/** How often a bot was seen and opened on a UTC day, by version, page and language. */
export const visitDays = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('visit_days')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('version', 'bigint', column => column.notNull())
      .addColumn('page', 'text', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('count', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('visit_days_key', [
        'bot_id',
        'day',
        'kind',
        'version',
        'page',
        'language',
      ])
      .execute()
  },
}
