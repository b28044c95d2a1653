import type { Kysely } from 'kysely'

/** Questions with the answers that agents gave, which wait to be approved as knowledge. */
export const proposedPairs = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('knowledge_proposed_pairs')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('question', 'text', column => column.notNull())
      .addColumn('answer', 'text', column => column.notNull())
      .addColumn('proposed_by', 'text', column => column.notNull())
      .addColumn('session', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .execute()
    for (const column of ['bot_id', 'session'])
      await db.schema
        .createIndex(`knowledge_proposed_pairs_${column}`)
        .on('knowledge_proposed_pairs')
        .column(column)
        .execute()
  },
}
