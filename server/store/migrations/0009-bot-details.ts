import type { Kysely } from 'kysely'

/** What is set of a bot through the API, the values that bots are found by, and the order in which they are listed. */
export const botDetails = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('bots')
      .addColumn('details', 'text', column => column.notNull().defaultTo('{}'))
      .execute()
    await db.schema
      .alterTable('bots')
      .addColumn('revision', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('bots_of_owner')
      .on('bots')
      .columns(['owner', 'created_at', 'id'])
      .execute()
    await db.schema
      .createTable('bot_metadata')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('value', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('bot_metadata_key', ['bot_id', 'name'])
      .execute()
  },
}
