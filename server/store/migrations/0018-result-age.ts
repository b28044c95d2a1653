import type { Kysely } from 'kysely'

/** What was stored of a bot goes by its age, the oldest first. */
export const resultAge = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('results_age')
      .on('results')
      .columns(['bot_id', 'updated_at'])
      .execute()
  },
}
