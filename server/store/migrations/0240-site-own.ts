import type { Kysely } from 'kysely'

/** What who runs the server has said of the public site in the studio, each part as JSON text. */
export const siteOwn = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('site_own')
      .addColumn('name', 'text', column => column.primaryKey())
      .addColumn('value', 'text', column => column.notNull())
      .execute()
  },
}
