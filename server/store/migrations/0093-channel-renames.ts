import { type Kysely, sql } from 'kysely'

/** What it reads of the tables. */
export interface BeforeRenames {
  channels: { id: string; channel: string }
  channel_persons: { id: string; channel_id: string; ids: string; email: string | null }
  threads: { person_id: string | null; email: string | null }
}

/**
 * Who is known by another id from now on, each told once; since when a person has an id, and by what number and address a
 * visitor who wants to be forgotten finds the person.
 */
export const channelRenames = {
  async up(db: Kysely<BeforeRenames>): Promise<void> {
    await db.schema.alterTable('channel_persons').addColumn('phone', 'text').execute()
    await db.schema.alterTable('channel_persons').addColumn('email', 'text').execute()
    await db.schema
      .alterTable('channel_aliases')
      .addColumn('since', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
    await db.schema
      .createTable('channel_renames')
      .addColumn('channel_id', 'text', column =>
        column.notNull().references('channels.id').onDelete('cascade'),
      )
      .addColumn('provider_id', 'text', column => column.notNull())
      .addColumn('was', 'text', column => column.notNull())
      .addColumn('becomes', 'text', column => column.notNull())
      .addColumn('person_id', 'text', column =>
        column.references('channel_persons.id').onDelete('cascade'),
      )
      .addColumn('said_at', 'bigint')
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('channel_renames_key', ['channel_id', 'provider_id', 'was'])
      .execute()
    await db.schema
      .createIndex('channel_renames_was')
      .on('channel_renames')
      .columns(['channel_id', 'was'])
      .execute()
    for (const column of ['person_id', 'at'])
      await db.schema
        .createIndex(`channel_renames_${column}`)
        .on('channel_renames')
        .column(column)
        .execute()
    await sql`update channel_persons set phone =
      (select verified_id from threads where threads.id = channel_persons.thread_id)`.execute(db)
    await addAddresses(db)
  },
}

/** The id of a conversation by mail begins with the person's address. */
async function addAddresses(db: Kysely<BeforeRenames>): Promise<void> {
  const persons = await db
    .selectFrom('channel_persons')
    .innerJoin('channels', 'channels.id', 'channel_persons.channel_id')
    .select(['channel_persons.id', 'ids'])
    .where('channel', '=', 'email')
    .execute()
  for (const { id, ids } of persons) {
    const [email] = String(JSON.parse(ids)[0] ?? '').split(' ')
    if (!email) continue
    await db.updateTable('channel_persons').set({ email }).where('id', '=', id).execute()
    await db
      .updateTable('threads')
      .set({ email })
      .where('person_id', '=', id)
      .where('email', 'is', null)
      .execute()
  }
}
