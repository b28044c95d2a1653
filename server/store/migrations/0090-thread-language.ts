import type { Kysely } from 'kysely'

/** The language that a bot speaks in a thread which is played here. */
export const threadLanguage = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('threads').addColumn('language', 'text').execute()
  },
}
