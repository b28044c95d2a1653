import type { Kysely } from 'kysely'

/** What agents say often, by its name. */
export const replies = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('desk_replies')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('desk_replies_key', ['owner', 'name'])
      .execute()
  },
}
