import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * The way that each stored conversation took, and how many came by each step, went on by each exit, stayed how long and got
 * no further, by version and day; and how many calls of each step failed.
 */
export const flowResults = {
  async up(db: Kysely<unknown>): Promise<void> {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    await db.schema.alterTable('results').addColumn('way', 'text').execute()
    await db.schema.alterTable('results').addColumn('last_step', 'text').execute()
    await db.schema
      .alterTable('results')
      .addColumn('counted', 'integer', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createIndex('results_last_step')
      .on('results')
      .columns(['bot_id', 'last_step', 'number'])
      .execute()
    await sql`create index results_uncounted on results (number) where way is null and state <> 'open'`.execute(
      db,
    )
    // Rows that lie in the order in which they are read.
    const inOrder = isPostgres ? sql`` : sql`without rowid`
    await db.schema
      .createTable('result_steps')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', column => column.notNull())
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('node_id', 'text', column => column.notNull())
      .addColumn('detail', 'text', column => column.notNull())
      .addColumn('count', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('result_steps_key', [
        'bot_id',
        'kind',
        'day',
        'version',
        'node_id',
        'detail',
      ])
      .modifyEnd(inOrder)
      .execute()
    await db.schema
      .createTable('call_days')
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('day', 'text', column => column.notNull())
      .addColumn('version', 'integer', column => column.notNull())
      .addColumn('node_id', 'text', column => column.notNull())
      .addColumn('made', 'bigint', column => column.notNull())
      .addColumn('failed', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('call_days_key', ['bot_id', 'day', 'version', 'node_id'])
      .modifyEnd(inOrder)
      .execute()
  },
}
