import type { Kysely } from 'kysely'

/** What an account has mails to visitors say beside what they say by themselves; null: nothing. */
export const mailTexts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('mail_texts', 'text').execute()
  },
}
