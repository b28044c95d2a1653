import { type Kysely, PostgresAdapter, sql } from 'kysely'
import { sqliteTriggers } from './0008-outbox-counts.js'

/** Accounts, their members, how these sign in, and links that are good for once. */
export const accounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    // As the library that signs people in writes them on each database.
    const date = isPostgres ? 'timestamptz' : 'text'
    const flag = isPostgres ? 'boolean' : 'integer'
    await db.schema
      .createTable('users')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull().unique())
      .addColumn('email_verified', flag, column => column.notNull())
      .addColumn('image', 'text')
      .addColumn('two_factor', flag)
      .addColumn('created_at', date, column => column.notNull())
      .addColumn('updated_at', date, column => column.notNull())
      .execute()
    await db.schema
      .createTable('sign_ins')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('token', 'text', column => column.notNull().unique())
      .addColumn('user_id', 'text', column =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'text')
      .addColumn('ip_address', 'text')
      .addColumn('user_agent', 'text')
      .addColumn('expires_at', date, column => column.notNull())
      .addColumn('created_at', date, column => column.notNull())
      .addColumn('updated_at', date, column => column.notNull())
      .execute()
    await db.schema.createIndex('sign_ins_user').on('sign_ins').column('user_id').execute()
    await db.schema
      .createTable('credentials')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('account_id', 'text', column => column.notNull())
      .addColumn('provider_id', 'text', column => column.notNull())
      .addColumn('password', 'text')
      .addColumn('access_token', 'text')
      .addColumn('refresh_token', 'text')
      .addColumn('id_token', 'text')
      .addColumn('access_token_expires_at', date)
      .addColumn('refresh_token_expires_at', date)
      .addColumn('scope', 'text')
      .addColumn('created_at', date, column => column.notNull())
      .addColumn('updated_at', date, column => column.notNull())
      .execute()
    await db.schema.createIndex('credentials_user').on('credentials').column('user_id').execute()
    await db.schema
      .createTable('verifications')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('identifier', 'text', column => column.notNull())
      .addColumn('value', 'text', column => column.notNull())
      .addColumn('expires_at', date, column => column.notNull())
      .addColumn('created_at', date, column => column.notNull())
      .addColumn('updated_at', date, column => column.notNull())
      .execute()
    await db.schema
      .createIndex('verifications_identifier')
      .on('verifications')
      .column('identifier')
      .execute()
    await db.schema
      .createTable('two_factors')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('user_id', 'text', column =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('secret', 'text', column => column.notNull())
      .addColumn('backup_codes', 'text', column => column.notNull())
      .addColumn('verified', flag)
      .addColumn('failures', 'integer')
      .addColumn('locked_until', date)
      .execute()
    await db.schema.createIndex('two_factors_user').on('two_factors').column('user_id').execute()
    await db.schema
      .createTable('accounts')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .execute()
    await db.schema
      .createTable('members')
      .addColumn('account_id', 'text', column =>
        column.notNull().references('accounts.id').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', column =>
        column.notNull().references('users.id').onDelete('cascade'),
      )
      .addColumn('role', 'text', column => column.notNull())
      .addColumn('created_at', 'text', column => column.notNull())
      .addPrimaryKeyConstraint('members_key', ['account_id', 'user_id'])
      .execute()
    await db.schema.createIndex('members_user').on('members').column('user_id').execute()
    await db.schema
      .createTable('invitations')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('hash', 'text', column => column.notNull().unique())
      // Null where the link was made by who runs the server, for whoever holds it.
      .addColumn('email', 'text')
      .addColumn('account_id', 'text', column => column.notNull())
      .addColumn('role', 'text', column => column.notNull())
      .addColumn('invited_by', 'text')
      .addColumn('created_at', 'text', column => column.notNull())
      .addColumn('ends_at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('invitations_account')
      .on('invitations')
      .column('account_id')
      .execute()
    if (isPostgres) await sql`alter table outbox alter column bot_id drop not null`.execute(db)
    else await remakeOutbox(db)
  },
}

/** SQLite cannot take a condition off a column: mails of accounts are about no bot. */
async function remakeOutbox(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outbox_anew')
    .addColumn('id', 'text', column => column.primaryKey())
    .addColumn('bot_id', 'text', column => column.references('bots.id').onDelete('cascade'))
    .addColumn('node_id', 'text', column => column.notNull())
    .addColumn('mail', 'text', column => column.notNull())
    .addColumn('status', 'text', column => column.notNull())
    .addColumn('attempts', 'integer', column => column.notNull())
    .addColumn('next_at', 'bigint', column => column.notNull())
    .addColumn('error', 'text')
    .addColumn('created_at', 'text', column => column.notNull())
    .addColumn('note', 'text')
    .addColumn('session', 'text')
    .execute()
  const columns = sql.raw(
    'id, bot_id, node_id, mail, status, attempts, next_at, error, created_at, note, session',
  )
  await sql`insert into outbox_anew (${columns}) select ${columns} from outbox`.execute(db)
  await db.schema.dropTable('outbox').execute()
  await db.schema.alterTable('outbox_anew').renameTo('outbox').execute()
  await db.schema.createIndex('outbox_due').on('outbox').columns(['status', 'next_at']).execute()
  await db.schema.createIndex('outbox_bot').on('outbox').columns(['bot_id', 'created_at']).execute()
  for (const trigger of sqliteTriggers) await sql.raw(trigger).execute(db)
}
