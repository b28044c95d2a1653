import type { Kysely } from 'kysely'

/** Of which limit an account was told how much of it is used. */
export const toldOf = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('chat_months').addColumn('told_of', 'bigint').execute()
  },
}
