import type { Kysely } from 'kysely'

/** Up to which operation the history of a draft is folded: those are in the draft, and no longer there one by one. */
export const foldedOperations = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('drafts')
      .addColumn('folded_seq', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
