import type { Kysely } from 'kysely'

/** What products told of what steps began there; nothing in it says who it was. */
export const connectorNews = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('connector_news')
      .addColumn('connector_id', 'text', column =>
        column.notNull().references('connectors.id').onDelete('cascade'),
      )
      .addColumn('mark', 'text', column => column.notNull())
      .addColumn('event', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('connector_news_key', ['connector_id', 'mark'])
      .execute()
    await db.schema.createIndex('connector_news_at').on('connector_news').column('at').execute()
  },
}
