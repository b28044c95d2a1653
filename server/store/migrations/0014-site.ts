import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The public site: its items with their places in lists and what they are found by, the flows of its templates, and what
 * visitors of its forms left there. Places are counted when items come in, so that the last page is read as fast as the first.
 */
export const site = {
  async up(db: Kysely<unknown>): Promise<void> {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    await db.schema
      .createTable('site_flows')
      .addColumn('hash', 'text', column => column.primaryKey())
      .addColumn('file', 'text', column => column.notNull())
      .addColumn('sketch', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('site_items')
      .addColumn('number', isPostgres ? 'bigserial' : 'integer', column =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('id', 'text', column => column.notNull())
      .addColumn('slug', 'text', column => column.notNull())
      .addColumn('title', 'text', column => column.notNull())
      .addColumn('description', 'text', column => column.notNull())
      .addColumn('category', 'text', column => column.notNull())
      .addColumn('category_slug', 'text', column => column.notNull())
      .addColumn('cover_image', 'text')
      .addColumn('content', 'text', column => column.notNull())
      .addColumn('details', 'text', column => column.notNull())
      .addColumn('flow', 'text', column => column.references('site_flows.hash'))
      .addColumn('likes', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('forks', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('updated_at', 'text', column => column.notNull())
      .addColumn('place', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('category_place', 'integer', column => column.notNull().defaultTo(0))
      .addUniqueConstraint('site_items_slug', ['kind', 'slug'])
      .execute()
    await db.schema.createIndex('site_items_id').on('site_items').columns(['kind', 'id']).execute()
    await db.schema
      .createIndex('site_items_place')
      .on('site_items')
      .columns(['kind', 'place'])
      .execute()
    await db.schema
      .createIndex('site_items_category')
      .on('site_items')
      .columns(['kind', 'category_slug', 'category_place'])
      .execute()
    await db.schema
      .createTable('site_categories')
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('slug', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('count', 'integer', column => column.notNull())
      .addPrimaryKeyConstraint('site_categories_key', ['kind', 'slug'])
      .execute()
    for (const statement of isPostgres ? searchInPostgres : searchInSqlite)
      await sql.raw(statement).execute(db)
    await db.schema
      .createTable('site_subscriptions')
      .addColumn('email', 'text', column => column.primaryKey())
      .addColumn('preferences', 'text', column => column.notNull())
      .addColumn('frequency', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('confirmed_at', 'text')
      .execute()
    await db.schema
      .createTable('site_unsubscribes')
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('campaign', 'text', column => column.notNull())
      .addColumn('source', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('site_unsubscribes_key', ['email', 'campaign'])
      .execute()
    await db.schema
      .createTable('site_enquiries')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('fields', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('site_enquiries_kind')
      .on('site_enquiries')
      .columns(['kind', 'created_at'])
      .execute()
    await db.schema
      .createIndex('site_enquiries_email')
      .on('site_enquiries')
      .column('email')
      .execute()
  },
}

/** Marks say of which kind and category an item is. */
const searchInSqlite = [
  `create virtual table site_words using fts5(marks, title, words, tokenize = 'porter unicode61 remove_diacritics 2')`,
  `create trigger site_words_delete after delete on site_items begin delete from site_words where rowid = old.number; end`,
]

const searchInPostgres = [
  `create table site_words (number bigint primary key references site_items (number) on delete cascade, words tsvector not null)`,
  `create index site_words_words on site_words using gin (words)`,
]
