import type { Kysely } from 'kysely'

/** What was answered first stands beside a stored conversation, so that a list shows it without reading the whole. */
export const firstAnswers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('results').addColumn('first_answers', 'text').execute()
  },
}
