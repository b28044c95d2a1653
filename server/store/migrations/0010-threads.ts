import { type Kysely, PostgresAdapter } from 'kysely'

/** Threads, and what was said in them. Numbers of messages grow and never come again. */
export const threads = {
  async up(db: Kysely<unknown>): Promise<void> {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    await db.schema
      .createTable('threads')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('channel', 'text', column => column.notNull())
      .addColumn('session', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('agent_name', 'text')
      .addColumn('agent_icon', 'text')
      .addColumn('name', 'text')
      .addColumn('email', 'text')
      .addColumn('phone', 'text')
      .addColumn('labels', 'text', column => column.notNull().defaultTo('[]'))
      .addColumn('saved', 'text')
      .addColumn('turn', 'text')
      .addColumn('turn_until', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('last_message', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('visitor_read', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('agent_read', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('waiting_until', 'bigint')
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('threads_bot')
      .on('threads')
      .columns(['bot_id', 'updated_at'])
      .execute()
    await db.schema
      .createIndex('threads_owner')
      .on('threads')
      .columns(['owner', 'updated_at'])
      .execute()
    await db.schema.createIndex('threads_session').on('threads').column('session').execute()
    await db.schema
      .createIndex('threads_waiting')
      .on('threads')
      .columns(['state', 'waiting_until'])
      .execute()
    await db.schema.createIndex('threads_updated').on('threads').column('updated_at').execute()
    await db.schema
      .createTable('messages')
      .addColumn('number', isPostgres ? 'bigserial' : 'integer', column =>
        isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
      )
      .addColumn('thread_id', 'text', column =>
        column.notNull().references('threads.id').onDelete('cascade'),
      )
      .addColumn('who', 'text', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('agent_name', 'text')
      .addColumn('icon_url', 'text')
      .addColumn('prompts', 'text')
      .addColumn('file', 'text')
      .addColumn('reaction', 'text', column => column.notNull())
      .addColumn('node_id', 'text')
      .addColumn('model', 'text')
      .addColumn('question', 'bigint')
      .addColumn('key', 'text')
      .addColumn('at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('messages_thread')
      .on('messages')
      .columns(['thread_id', 'number'])
      .execute()
  },
}
