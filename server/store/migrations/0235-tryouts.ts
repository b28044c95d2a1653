import type { Kysely } from 'kysely'

/** Versions that are live for a share of the visitors, beside the one that is live for the others. */
export const tryouts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('tryouts')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('beside', 'integer', column => column.notNull())
      .addColumn('share', 'integer', column => column.notNull())
      .addColumn('goal', 'text', column => column.notNull())
      .addColumn('started_at', 'bigint', column => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('winner', 'integer')
      .addPrimaryKeyConstraint('tryouts_number', ['bot_id', 'number'])
      .execute()
    await db.schema.alterTable('publications').addColumn('share', 'integer').execute()
  },
}
