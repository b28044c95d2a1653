import type { Kysely } from 'kysely'

/** Sub-flows are kept as bots are, with drafts and versions of their own; those that are there already are bots. */
export const subFlows = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('bots')
      .addColumn('kind', 'text', column => column.notNull().defaultTo('bot'))
      .execute()
  },
}
