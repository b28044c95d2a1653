import type { Kysely } from 'kysely'

/** Since when a provider takes nothing from a connection any more, and when its owner was told so last. */
export const channelRights = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('channels').addColumn('withdrawn_at', 'bigint').execute()
    await db.schema.alterTable('channels').addColumn('told_at', 'bigint').execute()
  },
}
