import type { Kysely } from 'kysely'

/** Drafts: the operations on each in one order, what came of those that were refused, and a note with each version. */
export const drafts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('drafts')
      .addColumn('bot_id', 'text', column =>
        column.primaryKey().references('bots.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('version_seq', 'integer', column => column.notNull())
      .addColumn('file', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('draft_operations')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('seq', 'integer', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('operation', 'text', column => column.notNull())
      .addColumn('made_by', 'text')
      .addColumn('made_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('draft_operations_key', ['bot_id', 'seq'])
      .addUniqueConstraint('draft_operations_id', ['bot_id', 'id'])
      .execute()
    await db.schema
      .createTable('draft_refusals')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('code', 'text', column => column.notNull())
      .addColumn('message', 'text', column => column.notNull())
      .addColumn('made_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('draft_refusals_key', ['bot_id', 'id'])
      .execute()
    await db.schema.alterTable('versions').addColumn('note', 'text').execute()
  },
}
