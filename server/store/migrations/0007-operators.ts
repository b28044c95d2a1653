import { type Kysely, sql } from 'kysely'

/** When versions went live that were stored before drafts were: each of them was published as it was stored. */
export const operators = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`update versions set published_at = created_at where published_at is null
      and created_at < (select "timestamp" from kysely_migration where name = '0003-owners')`.execute(db)
  },
}
