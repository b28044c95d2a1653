import { type Kysely, sql } from 'kysely'

/** People, what each is known by, notes, what they agreed to, and up to where conversations were looked through for them. */
export const contacts = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('contacts')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('name', 'text', column => column.notNull())
      .addColumn('email', 'text', column => column.notNull())
      .addColumn('phone', 'text', column => column.notNull())
      .addColumn('email_proven', 'integer', column => column.notNull())
      .addColumn('phone_proven', 'integer', column => column.notNull())
      .addColumn('labels', 'text', column => column.notNull())
      .addColumn('fields', 'text', column => column.notNull())
      .addColumn('words', 'text', column => column.notNull())
      .addColumn('merged_into', 'text')
      .addColumn('merged_under', 'text')
      .addColumn('is_apart', 'integer', column => column.notNull().defaultTo(0))
      .addColumn('is_kept', 'integer', column => column.notNull())
      .addColumn('made_by', 'text', column => column.notNull())
      .addColumn('created_at', 'bigint', column => column.notNull())
      .addColumn('updated_at', 'bigint', column => column.notNull())
      .addColumn('last_at', 'bigint', column => column.notNull())
      .execute()
    await sql`create index contacts_list on contacts (owner, last_at, id) where merged_into is null`.execute(
      db,
    )
    await sql`create index contacts_merged on contacts (merged_into) where merged_into is not null`.execute(
      db,
    )
    await db.schema
      .createIndex('contacts_email')
      .on('contacts')
      .columns(['owner', 'email'])
      .execute()
    await db.schema
      .createIndex('contacts_phone')
      .on('contacts')
      .columns(['owner', 'phone'])
      .execute()
    await db.schema
      .createTable('contact_keys')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('key', 'text', column => column.notNull())
      .addColumn('contact_id', 'text', column =>
        column.references('contacts.id').onDelete('set null'),
      )
      .addPrimaryKeyConstraint('contact_keys_key', ['owner', 'key'])
      .execute()
    await db.schema
      .createIndex('contact_keys_contact')
      .on('contact_keys')
      .column('contact_id')
      .execute()
    await db.schema.createIndex('contact_keys_by_key').on('contact_keys').column('key').execute()
    await db.schema
      .createTable('contact_notes')
      .addColumn('id', 'text', column => column.primaryKey())
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('contact_id', 'text', column =>
        column.notNull().references('contacts.id').onDelete('cascade'),
      )
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('author', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('contact_notes_contact')
      .on('contact_notes')
      .columns(['contact_id', 'at'])
      .execute()
    await db.schema
      .createTable('contact_consents')
      .addColumn('owner', 'text', column => column.notNull())
      .addColumn('contact_id', 'text', column =>
        column.notNull().references('contacts.id').onDelete('cascade'),
      )
      .addColumn('origin', 'text', column => column.notNull())
      .addColumn('is_given', 'integer', column => column.notNull())
      .addColumn('text', 'text', column => column.notNull())
      .addColumn('at', 'bigint', column => column.notNull())
      .addPrimaryKeyConstraint('contact_consents_key', ['contact_id', 'origin'])
      .execute()
    await db.schema
      .createTable('contact_marks')
      .addColumn('owner', 'text', column => column.primaryKey())
      .addColumn('threads', 'bigint', column => column.notNull())
      .addColumn('results', 'bigint', column => column.notNull())
      .addColumn('bookings', 'bigint', column => column.notNull())
      .execute()
    await db.schema
      .createIndex('results_owner_changed')
      .on('results')
      .columns(['owner', 'updated_at', 'number'])
      .execute()
    await db.schema
      .createIndex('bookings_owner_changed')
      .on('bookings')
      .columns(['owner', 'changed_at', 'id'])
      .execute()
  },
}
