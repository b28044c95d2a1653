import type { Kysely } from 'kysely'

/** As whom accounts are known where they pay, and what they pay there; null: nothing is paid. */
export const subscriptions = {
  async up(db: Kysely<unknown>): Promise<void> {
    for (const name of ['payment_customer', 'payment_subscription'])
      await db.schema.alterTable('accounts').addColumn(name, 'text').execute()
  },
}
