import type { Kysely } from 'kysely'

/** Hashes of the ids of bots that were deleted: whose they were, and how far their versions had come. */
export const usedIds = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('used_ids')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .execute()
  },
}
