import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'

/**
 * Sources of knowledge with the bots that use them, their pages, the pieces of these, and by which terms a piece is found. A
 * piece that is not live yet, or no longer, waits for the step in which a run ends.
 */
export const knowledge = {
  async up(db: Kysely<unknown>): Promise<void> {
    const isPostgres = isOnPostgres(db)
    const numbered = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('number', isPostgres ? 'bigserial' : 'integer', column =>
          isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
    await numbered('knowledge_sources')
      .addColumn('id', 'text', column => column.notNull().unique())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('settings', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('run', 'text')
      .addColumn('is_cancelled', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('pieces', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('words', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('languages', 'text', column => column.notNull().defaultTo('[]'))
      .addColumn('last_run', 'text')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('trained_at', 'bigint')
      .execute()
    await db.schema
      .createIndex('knowledge_sources_owner')
      .on('knowledge_sources')
      .columns(['owner', 'number'])
      .execute()
    await db.schema
      .createTable('knowledge_uses')
      .addColumn('source_id', 'text', column =>
        column.notNull().references('knowledge_sources.id').onDelete('cascade'),
      )
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addPrimaryKeyConstraint('knowledge_uses_key', ['source_id', 'bot_id'])
      .execute()
    await db.schema
      .createIndex('knowledge_uses_bot')
      .on('knowledge_uses')
      .column('bot_id')
      .execute()
    await addPages(db)
    await numbered('knowledge_pieces')
      .addColumn('source', 'bigint', column =>
        column.notNull().references('knowledge_sources.number').onDelete('cascade'),
      )
      .addColumn('page', 'text', column => column.notNull())
      .addColumn('address', 'text')
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('path', 'text', column => column.notNull())
      .addColumn('body', 'text', column => column.notNull())
      .addColumn('language', 'text', column => column.notNull())
      .addColumn('hash', 'text', column => column.notNull())
      .addColumn('length', 'bigint', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('is_leaving', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('knowledge_pieces_page')
      .on('knowledge_pieces')
      .columns(['source', 'page'])
      .execute()
    await sql`create index knowledge_pieces_apart on knowledge_pieces (number) where state <> 'live'`.execute(
      db,
    )
    await addTerms(db, isPostgres)
  },
}

async function addPages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('knowledge_pages')
    .addColumn('source', 'bigint', column =>
      column.notNull().references('knowledge_sources.number').onDelete('cascade'),
    )
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('address', 'text')
    .addColumn('title', 'text', column => column.notNull().defaultTo(''))
    .addColumn('content', 'text')
    .addColumn('links', 'text', column => column.notNull().defaultTo('[]'))
    .addColumn('etag', 'text')
    .addColumn('modified', 'text')
    .addColumn('hash', 'text')
    .addColumn('misses', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('depth', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('run', 'text')
    .addColumn('place', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('outcome', 'text')
    .addColumn('reason', 'text')
    .addPrimaryKeyConstraint('knowledge_pages_key', ['source', 'key'])
    .execute()
  await db.schema
    .createIndex('knowledge_pages_run')
    .on('knowledge_pages')
    .columns(['source', 'run', 'outcome', 'place'])
    .execute()
}

/** On SQLite the rows lie in the order of the key, so that all of a term are read at once. */
async function addTerms(db: Kysely<unknown>, isPostgres: boolean): Promise<void> {
  const table = db.schema
    .createTable('knowledge_terms')
    .addColumn('source', 'bigint', column => column.notNull())
    .addColumn('term', 'text', column => column.notNull())
    .addColumn('piece', 'bigint', column => column.notNull())
    .addColumn('count', 'integer', column => column.notNull())
    .addColumn('length', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('knowledge_terms_key', ['source', 'term', 'piece'])
  await (isPostgres ? table : table.modifyEnd(sql`without rowid`)).execute()
  await db.schema
    .createIndex('knowledge_terms_piece')
    .on('knowledge_terms')
    .column('piece')
    .execute()
}
