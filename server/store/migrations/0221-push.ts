import type { Kysely } from 'kysely'

/** The browsers in which members want to be told. What is theirs goes with the membership. */
export const push = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('member', 'text', column => column.notNull())
      .addColumn('endpoint', 'text', column => column.notNull())
      .addColumn('p256dh', 'text', column => column.notNull())
      .addColumn('auth', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addForeignKeyConstraint(
        'push_subscriptions_member',
        ['owner', 'member'],
        'members',
        ['account_id', 'user_id'],
        constraint => constraint.onDelete('cascade'),
      )
      .execute()
    await db.schema
      .createIndex('push_subscriptions_owner')
      .on('push_subscriptions')
      .columns(['owner', 'member'])
      .execute()
  },
}
