import { type Kysely, PostgresAdapter, sql } from 'kysely'

/**
 * How many mails there are by status, counted by the database as they come and go. On PostgreSQL each connection counts in
 * a part of its own, so that none waits for another.
 */
export const outboxCounts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('outbox_counts')
      .addColumn('status', 'text', column => column.notNull())
      .addColumn('part', 'integer', column => column.notNull())
      .addColumn('count', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('outbox_counts_key', ['status', 'part'])
      .execute()
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter
    for (const statement of isPostgres ? postgres : sqliteTriggers)
      await sql.raw(statement).execute(db)
    await sql`insert into outbox_counts (status, part, count) select status, 0, count(*) from outbox group by status`.execute(
      db,
    )
  },
}

const add = (status: string, one: string) =>
  `insert into outbox_counts (status, part, count) values (${status}, 0, ${one})
   on conflict (status, part) do update set count = outbox_counts.count + excluded.count;`

/** What counts on SQLite: a table that is made anew needs them again. */
export const sqliteTriggers = [
  `create trigger outbox_counts_insert after insert on outbox begin ${add('new.status', '1')} end`,
  `create trigger outbox_counts_delete after delete on outbox begin ${add('old.status', '-1')} end`,
  `create trigger outbox_counts_update after update of status on outbox when old.status <> new.status
   begin ${add('old.status', '-1')} ${add('new.status', '1')} end`,
]

/** One order for all, so that no two connections wait for each other. */
const changes = (values: string) =>
  `insert into outbox_counts (status, part, count)
   select status, pg_backend_pid() % 64, one from (values ${values}) as change (status, one) order by status
   on conflict (status, part) do update set count = outbox_counts.count + excluded.count;`

const postgres = [
  `create function outbox_count() returns trigger language plpgsql as $$ begin
     if tg_op = 'INSERT' then ${changes('(new.status, 1)')}
     elsif tg_op = 'DELETE' then ${changes('(old.status, -1)')}
     else ${changes('(old.status, -1), (new.status, 1)')}
     end if;
     return null;
   end $$`,
  `create trigger outbox_counts_change after insert or delete on outbox
   for each row execute function outbox_count()`,
  `create trigger outbox_counts_update after update of status on outbox
   for each row when (old.status is distinct from new.status) execute function outbox_count()`,
]
