import type { Kysely } from 'kysely'

/** What became of enquiries, newsletters, and when somebody who reads them got the last one. */
export const newsletters = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['done_at', 'answer', 'answered_at'])
      await db.schema.alterTable('site_enquiries').addColumn(name, 'text').execute()
    await db.schema.alterTable('site_subscriptions').addColumn('last_mail_at', 'text').execute()
    await db.schema
      .createTable('newsletters')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('subject', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('origin', 'text', column => column.notNull())
      .addColumn('sent', 'integer', column => column.notNull().defaultTo(0))
      // Up to which address its mails are on their way.
      .addColumn('reached', 'text', column => column.notNull().defaultTo(''))
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('ended_at', 'text')
      .execute()
  },
}
