import type { Kysely } from 'kysely'

/** The file that came with a message, so that no other try keeps it again; and mails with forged senders. */
export const channelFiles = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('channel_incoming').addColumn('upload', 'text').execute()
    await db.schema.alterTable('channel_incoming').addColumn('file', 'text').execute()
    await db.schema
      .alterTable('channels')
      .addColumn('refused_sender', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
  },
}
