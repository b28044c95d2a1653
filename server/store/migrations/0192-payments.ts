import type { Kysely } from 'kysely'

/** When it was told last what an account has paid, so that what comes late changes nothing. */
export const payments = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('accounts').addColumn('paid_at', 'bigint').execute()
  },
}
