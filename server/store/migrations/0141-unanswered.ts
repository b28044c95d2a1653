import { type Kysely, sql } from 'kysely'

/** What visitors asked and no source answered, the same question once. */
export const unanswered = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('knowledge_questions')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('question', 'text', column => column.notNull())
      .addColumn('count', 'integer', column => column.notNull())
      .addColumn('last_at', 'bigint', column => column.notNull())
      .execute()
    await sql`create unique index knowledge_questions_once on knowledge_questions (bot_id, key)`.execute(
      db,
    )
  },
}
