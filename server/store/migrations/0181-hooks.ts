import type { Kysely } from 'kysely'

/** Where accounts are told of what happens in their bots, and how that went. */
export const hooks = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('hooks')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('bot_id', 'text', column => column.references('bots.id').onDelete('cascade'))
      .addColumn('event', 'text', column => column.notNull())
      .addColumn('target_url', 'text', column => column.notNull())
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('hooks_owner').on('hooks').columns(['owner', 'event']).execute()
    await db.schema
      .createTable('hook_deliveries')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('hook_id', 'text', column =>
        column.notNull().references('hooks.id').onDelete('cascade'),
      )
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('error', 'text')
      .addColumn('at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('hook_deliveries_hook')
      .on('hook_deliveries')
      .columns(['hook_id', 'at'])
      .execute()
    await db.schema
      .createIndex('hook_deliveries_bot')
      .on('hook_deliveries')
      .column('bot_id')
      .execute()
    await db.schema.createIndex('hooks_bot').on('hooks').column('bot_id').execute()
  },
}
