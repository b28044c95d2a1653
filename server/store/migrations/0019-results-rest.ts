import { type Kysely, sql } from 'kysely'

/**
 * Of stored conversations, whether what they are found by is still to be written; and marks of those that were deleted, so
 * that a browser which has them still does not bring them back.
 */
export const resultsRest = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('results')
      .addColumn('words_due', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await sql`update results set words_due = 1 where state = 'open'`.execute(db)
    await sql`create index results_due on results (updated_at) where words_due = 1`.execute(db)
    await db.schema.dropIndex('results_quiet').execute()
    await db.schema
      .createTable('result_marks')
      .addColumn('mark', 'text', column => column.primaryKey())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute()
    await db.schema.createIndex('result_marks_at').on('result_marks').column('at').execute()
  },
}
