import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** What who runs the server has said of the public site in the studio, as JSON texts by the names of its parts. */
export interface SiteOwnRepository {
  all(): Promise<ReadonlyMap<string, string>>
  /** Null takes a part back. */
  put(name: string, value: string | null): Promise<void>
}

/** That in a database. */
export function createSiteOwnRepository(db: Kysely<Tables>): SiteOwnRepository {
  return {
    all: async () => {
      const rows = await db.selectFrom('site_own').selectAll().execute()
      return new Map(rows.map(({ name, value }) => [name, value]))
    },
    put: async (name, value) => {
      if (value === null) await db.deleteFrom('site_own').where('name', '=', name).execute()
      else
        await db
          .insertInto('site_own')
          .values({ name, value })
          .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
          .execute()
    },
  }
}
