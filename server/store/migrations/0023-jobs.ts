import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'

/** One table for all that is done later. Mails and webhook calls that wait, or were given up, move into it. */
export const jobs = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('jobs')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('handler', 'text', column => column.notNull())
      .addColumn('key', 'text')
      .addColumn('bot_id', 'text', column => column.references('bots.id').onDelete('cascade'))
      .addColumn('session', 'text')
      .addColumn('data', 'text', column => column.notNull())
      .addColumn('state', 'text', column => column.notNull())
      .addColumn('attempts', 'integer', column => column.notNull())
      .addColumn('due_at', 'bigint', column => column.notNull())
      .addColumn('set_at', 'bigint', column => column.notNull())
      .addColumn('taken_by', 'text')
      .addColumn('again', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('error', 'text')
      .execute()
    await db.schema
      .createIndex('jobs_due')
      .on('jobs')
      .columns(['handler', 'state', 'due_at'])
      .execute()
    await db.schema.createIndex('jobs_bot').on('jobs').column('bot_id').execute()
    await sql`create unique index jobs_key on jobs (handler, key) where key is not null`.execute(db)
    await moveCalls(db)
    await moveMails(db)
  },
}

async function moveCalls(db: Kysely<unknown>): Promise<void> {
  const nodeId = isOnPostgres(db) ? sql`to_json(node_id)::text` : sql`json_quote(node_id)`
  await sql`
    insert into jobs (id, handler, bot_id, session, data, state, attempts, due_at, set_at)
    select id, case when request like '{"event":%' then 'event' else 'webhook' end, bot_id, session,
      '{"nodeId":' || ${nodeId} || ',' || substr(request, 2), status, attempts, next_at, 0
    from deliveries`.execute(db)
  await db.schema.dropTable('deliveries').execute()
}

/** The outbox stays the record of each mail. */
async function moveMails(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into jobs (id, handler, bot_id, data, state, attempts, due_at, set_at, error)
    select id, 'mail', bot_id, '{}', status, attempts, next_at, 0, error
    from outbox where status <> 'sent' and mail <> ''`.execute(db)
  await db.schema.dropIndex('outbox_due').execute()
  await sql`alter table outbox rename column next_at to given_up_at`.execute(db)
  await db.schema
    .createIndex('outbox_given_up')
    .on('outbox')
    .columns(['status', 'given_up_at'])
    .execute()
}
