import type { Kysely } from 'kysely'

/** The owner of a bot, when a version went live, the keys of the owners, and the calls that bots made. */
export const owners = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('bots')
      .addColumn('owner', 'text', column => column.notNull().defaultTo('owner'))
      .execute()
    await db.schema
      .alterTable('bots')
      .addColumn('name', 'text', column => column.notNull().defaultTo(''))
      .execute()
    await db.schema.alterTable('versions').addColumn('published_at', 'text').execute()
    await db.schema
      .createTable('api_keys')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull().unique())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('revoked_at', 'text')
      .execute()
    await db.schema
      .createTable('calls')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('node_id', 'text', column => column.notNull())
      .addColumn('at', 'text', column => column.notNull())
      .addColumn('ms', 'integer', column => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('error', 'text')
      .addPrimaryKeyConstraint('calls_key', ['bot_id', 'id'])
      .execute()
  },
}
