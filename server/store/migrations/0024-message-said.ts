import type { Kysely } from 'kysely'

/** What a bot said as contents and a prompt, beside the words that were made of it. */
export const messageSaid = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('messages').addColumn('said', 'text').execute()
  },
}
