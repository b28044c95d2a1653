import type { Kysely } from 'kysely'

/** How many visitors found a page of the documentation helpful, and how many did not. */
export const helpful = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('site_helpful')
      .addColumn('page', 'text', column => column.primaryKey())
      .addColumn('yes', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('no', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
