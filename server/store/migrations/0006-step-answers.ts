import type { Kysely } from 'kysely'

/** What step calls that carry a key were answered. */
export const stepAnswers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('step_answers')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('fingerprint', 'text', column => column.notNull())
      .addColumn('answer', 'text')
      .addColumn('size', 'integer', column => column.notNull())
      .addColumn('leased_until', 'bigint', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('step_answers_session')
      .on('step_answers')
      .column('session')
      .execute()
    await db.schema
      .createIndex('step_answers_ends_at')
      .on('step_answers')
      .column('ends_at')
      .execute()
  },
}
