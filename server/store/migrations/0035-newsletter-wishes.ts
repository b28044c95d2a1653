import type { Kysely } from 'kysely'

/**
 * What somebody asks for who reads newsletters already, until the link in the mail was followed; and what a newsletter is
 * about. One that was sent before is about everything.
 */
export const newsletterWishes = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['wished_preferences', 'wished_frequency'])
      await db.schema.alterTable('site_subscriptions').addColumn(name, 'text').execute()
    await db.schema
      .alterTable('newsletters')
      .addColumn('topics', 'text', column => column.notNull().defaultTo('[]'))
      .execute()
  },
}
