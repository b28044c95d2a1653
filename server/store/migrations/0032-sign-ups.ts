import type { Kysely } from 'kysely'

export interface Before {
  operators: { user_id: string; created_at: string }
  members: { account_id: string; user_id: string; role: string; created_at: string }
}

/**
 * Who wants an account, who runs the server, and which plan an account was made for. Where there is an account already, its
 * oldest owner runs the server: nobody else could have come in by the first link.
 */
export const signUps = {
  async up(db: Kysely<Before>): Promise<void> {
    await db.schema
      .createTable('operators')
      .addColumn('user_id', 'text', column =>
        column.primaryKey().references('users.id').onDelete('cascade'),
      )
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('sign_ups')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('note', 'text')
      .addColumn('template', 'text')
      .addColumn('plan', 'text')
      // Null where it is chosen once the link is opened.
      .addColumn('password', 'text')
      .addColumn('browser', 'text')
      // Null until somebody accepts the request.
      .addColumn('hash', 'text', column => column.unique())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('sign_ups_email').on('sign_ups').column('email').execute()
    await db.schema.createIndex('sign_ups_ends').on('sign_ups').column('ends_at').execute()
    await db.schema.alterTable('accounts').addColumn('plan', 'text').execute()
    const first = await db
      .selectFrom('members')
      .select('user_id')
      .where('account_id', '=', 'owner')
      .where('role', '=', 'owner')
      .orderBy('created_at')
      .orderBy('user_id')
      .executeTakeFirst()
    if (first)
      await db
        .insertInto('operators')
        .values({ user_id: first.user_id, created_at: new Date().toISOString() })
        .execute()
  },
}
