import type { Kysely } from 'kysely'

/** Questions of owners with the sources that should answer them. */
export const knowledgeTests = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('knowledge_tests')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('question', 'text', column => column.notNull())
      .addColumn('expected', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('knowledge_tests_bot')
      .on('knowledge_tests')
      .column('bot_id')
      .execute()
  },
}
