import type { Kysely } from 'kysely'

/** Until when accounts have their plans, which conversations have counted, and how many did in each month. */
export const plans = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('plan_until', 'bigint').execute()
    await db.schema
      .createTable('chats')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('begun', 'bigint', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('chats_once', ['bot_id', 'session', 'begun'])
      .execute()
    await db.schema.createIndex('chats_session').on('chats').column('session').execute()
    await db.schema.createIndex('chats_at').on('chats').column('at').execute()
    await db.schema
      .createTable('chat_months')
      .addColumn('account_id', 'text', column => column.notNull())
      .addColumn('month', 'text', column => column.notNull())
      .addColumn('chats', 'bigint', column => column.notNull())
      .addColumn('told', 'integer', column => column.notNull())
      .addColumn('is_over', 'integer', column => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('chat_months_once', ['account_id', 'month'])
      .execute()
  },
}
