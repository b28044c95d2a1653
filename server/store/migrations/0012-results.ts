import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * Conversations of bots whose owners switched storing on, what they are found by, and how many there were by day and passed
 * each edge. The words that a conversation is found by go with it, out of the files too.
 */
export const results = {
  async up(db: Kysely<unknown>): Promise<void> {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    await db.schema
      .createTable('results')
      .addColumn('number', isPostgres ? 'bigserial' : 'integer', column =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('id', 'text', column => column.notNull().unique())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('channel', 'text', column => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('begun', 'bigint', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('steps', 'integer', column => column.notNull())
      .addColumn('answered', 'integer', column => column.notNull())
      .addColumn('name', 'text')
      .addColumn('email', 'text')
      .addColumn('started_at', 'bigint', column => column.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('edges', 'text', column => column.notNull())
      .addUniqueConstraint('results_session', ['bot_id', 'session', 'begun'])
      .execute()
    for (const [name, columns] of Object.entries(indexes))
      await db.schema
        .createIndex(name)
        .on('results')
        .columns([...columns])
        .execute()
    await db.schema
      .createTable('result_records')
      .addColumn('number', isPostgres ? 'bigint' : 'integer', column =>
        column.primaryKey().references('results.number').onDelete('cascade'),
      )
      .addColumn('record', 'text', column => column.notNull())
      .execute()
    for (const [table, key] of [
      ['result_days', 'state'],
      ['result_edges', 'edge'],
    ] as const)
      await db.schema
        .createTable(table)
        .addColumn('bot_id', 'text', column =>
          column.notNull().references('bots.id').onDelete('cascade'),
        )
        .addColumn('day', 'text', column => column.notNull())
        .addColumn(key, 'text', column => column.notNull())
        .addColumn('count', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint(`${table}_key`, ['bot_id', 'day', key])
        .execute()
    for (const statement of isPostgres ? postgres : sqlite) await sql.raw(statement).execute(db)
  },
}

const indexes = {
  results_bot: ['bot_id', 'number'],
  results_bot_state: ['bot_id', 'state', 'number'],
  results_bot_time: ['bot_id', 'created_at'],
  results_owner: ['owner', 'number'],
  results_owner_state: ['owner', 'state', 'number'],
  results_owner_time: ['owner', 'created_at'],
  results_quiet: ['state', 'updated_at'],
  results_email: ['email'],
  results_visit: ['session'],
} as const

const sqlite = [
  `create virtual table result_words using fts5(words, detail=none, prefix='2 3 4 5 6 7 8', tokenize='unicode61 remove_diacritics 0')`,
  `insert into result_words (result_words, rank) values ('secure-delete', 1)`,
  `create trigger result_words_delete after delete on results
   begin delete from result_words where rowid = old.number; end`,
]

const postgres = [
  `create table result_words (number bigint primary key references results (number) on delete cascade, words tsvector not null)`,
  `create index result_words_words on result_words using gin (words)`,
]
