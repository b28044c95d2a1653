import type { Kysely } from 'kysely'

/** How often a source is read again by itself, and when it is due. */
export const sourceSchedules = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('knowledge_sources')
      .addColumn('schedule', 'text', column => column.notNull().defaultTo('never'))
      .execute()
    await db.schema.alterTable('knowledge_sources').addColumn('due_at', 'bigint').execute()
    await db.schema
      .createIndex('knowledge_sources_due')
      .on('knowledge_sources')
      .column('due_at')
      .execute()
  },
}
