import type { Kysely } from 'kysely'

/** Who likes an item of the public site, by a mark of their browser. */
export const likes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('site_likes')
      .addColumn('item', 'text', column => column.notNull())
      .addColumn('mark', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('site_likes_key', ['item', 'mark'])
      .execute()
  },
}
