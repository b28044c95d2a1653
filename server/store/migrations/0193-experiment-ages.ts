import { type Kysely, sql } from 'kysely'

/** Branches that visitors took long ago are found by their age. */
export const experimentAges = {
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`create index experiment_visits_at on experiment_visits (at)`.execute(db)
  },
}
