import { type Kysely, sql } from 'kysely'

/** Since when a stored conversation is a lead, and when its owner was told of it by a mail of its own; 0: in another way, or never. */
export const leads = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('results').addColumn('lead_at', 'bigint').execute()
    await db.schema.alterTable('results').addColumn('lead_told', 'bigint').execute()
    await sql`create index results_leads on results (owner, lead_at) where lead_at is not null`.execute(
      db,
    )
    await sql`create index results_leads_due on results (lead_at) where lead_at is not null and lead_told is null`.execute(
      db,
    )
  },
}
