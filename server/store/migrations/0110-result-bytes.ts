import type { Kysely } from 'kysely'

/** What a stored conversation takes up stands beside it, with what it is found by: limits count that. 0: not known. */
export const resultBytes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('results')
      .addColumn('bytes', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
