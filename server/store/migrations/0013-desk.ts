import type { Kysely } from 'kysely'

/** The desk: who has a thread, who is there to answer, labels, and how far each member has read. */
export const desk = {
  async up(db: Kysely<unknown>): Promise<void> {
    await addToThreads(db)
    await db.schema
      .createTable('desk_agents')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('member', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('is_available', 'integer', column => column.notNull())
      .addColumn('seen_at', 'bigint', column => column.notNull())
      .addColumn('given', 'bigint', column => column.notNull().defaultTo(0))
      .addPrimaryKeyConstraint('desk_agents_key', ['owner', 'member'])
      .execute()
    await db.schema
      .createTable('desk_labels')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('colour', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('desk_labels_key', ['owner', 'name'])
      .execute()
    await db.schema
      .createTable('desk_reads')
      .addColumn('thread_id', 'text', column =>
        column.notNull().references('threads.id').onDelete('cascade'),
      )
      .addColumn('member', 'text', column => column.notNull())
      .addColumn('number', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('desk_reads_key', ['thread_id', 'member'])
      .execute()
    await db.schema
      .createIndex('threads_desk')
      .on('threads')
      .columns(['owner', 'state', 'updated_at'])
      .execute()
    await db.schema.createIndex('threads_email').on('threads').columns(['owner', 'email']).execute()
  },
}

async function addToThreads(db: Kysely<unknown>): Promise<void> {
  const texts = ['assignee', 'page', 'identity'] as const
  for (const name of texts) await db.schema.alterTable('threads').addColumn(name, 'text').execute()
  for (const name of ['assigned_at', 'waiting_since'] as const)
    await db.schema.alterTable('threads').addColumn(name, 'bigint').execute()
  for (const name of ['wanted', 'offered'] as const)
    await db.schema
      .alterTable('threads')
      .addColumn(name, 'text', column => column.notNull().defaultTo('[]'))
      .execute()
  await db.schema
    .alterTable('threads')
    .addColumn('priority', 'integer', column => column.notNull().defaultTo(1))
    .execute()
}
