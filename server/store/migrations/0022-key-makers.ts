import type { Kysely } from 'kysely'

/** Which member made a key: whoever is taken out of an account may know it still. */
export const keyMakers = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('api_keys').addColumn('maker', 'text').execute()
  },
}
