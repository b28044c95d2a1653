import type { Kysely } from 'kysely'

/** In which session a question was asked last that no source answered, so that it goes with its visitor. */
export const questionSessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('knowledge_questions').addColumn('session', 'text').execute()
    await db.schema
      .createIndex('knowledge_questions_session')
      .on('knowledge_questions')
      .column('session')
      .execute()
  },
}
