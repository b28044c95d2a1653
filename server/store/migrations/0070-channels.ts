import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'

/**
 * Connections of bots with channels, who writes over them, and what came and goes there. What came keeps its provider's id,
 * so that nothing is answered twice; what goes out waits in its order.
 */
export const channels = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('channels')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('bot_id', 'text', column =>
        column.notNull().references('bots.id').onDelete('cascade'),
      )
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('channel', 'text', column => column.notNull())
      .addColumn('identity', 'text', column => column.notNull())
      .addColumn('settings', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('name', 'text')
      .addColumn('remedy', 'text')
      .addColumn('quality', 'text')
      .addColumn('last_in', 'bigint')
      .addColumn('last_out', 'bigint')
      .addColumn('refused_signature', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('refused_size', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('refused_depth', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('refused_method', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('refused_number', 'bigint', column => column.notNull().defaultTo(0))
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .execute()
    await sql`create unique index channels_identity on channels (channel, identity)`.execute(db)
    await db.schema
      .createIndex('channels_owner')
      .on('channels')
      .columns(['owner', 'created_at'])
      .execute()
    await db.schema.createIndex('channels_bot').on('channels').column('bot_id').execute()
    await addFailures(db)
    await addPersons(db)
    await addMessages(db)
  },
}

const numbered = (db: Kysely<unknown>, table: string) => {
  const isPostgres = isOnPostgres(db)
  return db.schema
    .createTable(table)
    .addColumn('number', isPostgres ? 'bigserial' : 'integer', column =>
      isPostgres ? column.primaryKey() : column.primaryKey().autoIncrement(),
    )
    .addColumn('channel_id', 'text', column =>
      column.notNull().references('channels.id').onDelete('cascade'),
    )
}

async function addFailures(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'channel_failures')
    .addColumn('code', 'text', column => column.notNull())
    .addColumn('message', 'text', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('channel_failures_at')
    .on('channel_failures')
    .columns(['channel_id', 'at'])
    .execute()
}

async function addPersons(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('channel_persons')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('channel_id', 'text', column =>
      column.notNull().references('channels.id').onDelete('cascade'),
    )
    .addColumn('thread_id', 'text', column => column.references('threads.id').onDelete('set null'))
    .addColumn('ids', 'text', column => column.notNull())
    .addColumn('name', 'text')
    .addColumn('note', 'text')
    .addColumn('last_in', 'bigint', column => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', column => column.notNull())
    .execute()
  await db.schema
    .createIndex('channel_persons_channel')
    .on('channel_persons')
    .column('channel_id')
    .execute()
  await db.schema
    .createIndex('channel_persons_thread')
    .on('channel_persons')
    .column('thread_id')
    .execute()
  await db.schema
    .createTable('channel_aliases')
    .addColumn('channel_id', 'text', column =>
      column.notNull().references('channels.id').onDelete('cascade'),
    )
    .addColumn('alias', 'text', column => column.notNull())
    .addColumn('person_id', 'text', column =>
      column.notNull().references('channel_persons.id').onDelete('cascade'),
    )
    .addPrimaryKeyConstraint('channel_aliases_key', ['channel_id', 'alias'])
    .execute()
  await db.schema
    .createIndex('channel_aliases_person')
    .on('channel_aliases')
    .column('person_id')
    .execute()
}

async function addMessages(db: Kysely<unknown>): Promise<void> {
  await numbered(db, 'channel_incoming')
    .addColumn('person_id', 'text', column =>
      column.references('channel_persons.id').onDelete('cascade'),
    )
    .addColumn('provider_id', 'text', column => column.notNull())
    .addColumn('data', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('said_at', 'bigint', column => column.notNull())
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('message', 'bigint')
    .execute()
  await sql`create unique index channel_incoming_once on channel_incoming (channel_id, provider_id)`.execute(
    db,
  )
  await sql`create index channel_incoming_waiting on channel_incoming (channel_id, person_id, number)
    where state = 'waiting'`.execute(db)
  await db.schema
    .createIndex('channel_incoming_person')
    .on('channel_incoming')
    .column('person_id')
    .execute()
  await db.schema.createIndex('channel_incoming_at').on('channel_incoming').column('at').execute()
  await numbered(db, 'channel_outgoing')
    .addColumn('person_id', 'text', column =>
      column.notNull().references('channel_persons.id').onDelete('cascade'),
    )
    .addColumn('thread_id', 'text', column =>
      column.notNull().references('threads.id').onDelete('cascade'),
    )
    .addColumn('message', 'bigint', column => column.notNull())
    .addColumn('key', 'text', column => column.notNull())
    .addColumn('data', 'text', column => column.notNull())
    .addColumn('state', 'text', column => column.notNull())
    .addColumn('sent', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('attempts', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('due_at', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .execute()
  await sql`create unique index channel_outgoing_once on channel_outgoing (channel_id, key)`.execute(
    db,
  )
  await sql`create index channel_outgoing_waiting on channel_outgoing (channel_id, person_id, number)
    where state = 'waiting'`.execute(db)
  for (const column of ['person_id', 'thread_id', 'at'])
    await db.schema
      .createIndex(`channel_outgoing_${column}`)
      .on('channel_outgoing')
      .column(column)
      .execute()
  await db.schema
    .createTable('channel_pieces')
    .addColumn('outgoing', 'bigint', column =>
      column.notNull().references('channel_outgoing.number').onDelete('cascade'),
    )
    .addColumn('piece', 'integer', column => column.notNull())
    .addColumn('channel_id', 'text', column => column.notNull())
    .addColumn('provider_id', 'text', column => column.notNull())
    .addColumn('message', 'bigint', column => column.notNull())
    .addColumn('rank', 'integer', column => column.notNull())
    .addPrimaryKeyConstraint('channel_pieces_key', ['outgoing', 'piece'])
    .execute()
  await db.schema
    .createIndex('channel_pieces_provider')
    .on('channel_pieces')
    .columns(['channel_id', 'provider_id'])
    .execute()
  await db.schema
    .createIndex('channel_pieces_message')
    .on('channel_pieces')
    .column('message')
    .execute()
  await db.schema
    .createTable('channel_statuses')
    .addColumn('channel_id', 'text', column =>
      column.notNull().references('channels.id').onDelete('cascade'),
    )
    .addColumn('provider_id', 'text', column => column.notNull())
    .addColumn('rank', 'integer', column => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('channel_statuses_key', ['channel_id', 'provider_id'])
    .execute()
  await db.schema.createIndex('channel_statuses_at').on('channel_statuses').column('at').execute()
  await db.schema.alterTable('threads').addColumn('person_id', 'text').execute()
  await db.schema.createIndex('threads_person').on('threads').column('person_id').execute()
  await db.schema.alterTable('messages').addColumn('status', 'text').execute()
  await db.schema.alterTable('messages').addColumn('status_reason', 'text').execute()
}
