import type { Kysely } from 'kysely'

/** Since when somebody who writes over a channel wants to hear nothing more. */
export const channelStops = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('channel_persons').addColumn('stopped_at', 'bigint').execute()
  },
}
