import { type Kysely, sql } from 'kysely'

/** Drafts that are kept under names, and what went live when: a version, or none from then on. */
export const namedDrafts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('named_drafts')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('file', 'text', column => column.notNull())
      .addColumn('kept_by', 'text')
      .addColumn('kept_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('named_drafts_key', ['bot_id', 'id'])
      .execute()
    await db.schema
      .createTable('publications')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('number', 'integer', column => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('made_by', 'text')
      .addColumn('made_at', 'text', column => column.notNull())
      .addColumn('note', 'text')
      .addPrimaryKeyConstraint('publications_key', ['bot_id', 'number'])
      .execute()
    // Of before, it is known when each version went live first.
    await sql`insert into publications (bot_id, number, version, made_by, made_at, note)
      select bot_id, row_number() over (partition by bot_id order by published_at, version),
        version, published_by, published_at, note
      from versions where published_at is not null`.execute(db)
  },
}
