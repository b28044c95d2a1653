import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** What who runs the server has said of the public site in the studio, as JSON texts by the names of its parts. */
export interface SiteOwnRepository {
  find(name: string): Promise<string | undefined>
  /** The parts whose names begin so, which has letters and hyphens alone. */
  under(start: string): Promise<ReadonlyMap<string, string>>
  /** Puts parts, all or none; null takes one back. */
  put(parts: Readonly<Record<string, string | null>>): Promise<void>
}

/** That in a database. */
export function createSiteOwnRepository(db: Kysely<Tables>): SiteOwnRepository {
  return {
    find: async name => {
      const row = await db
        .selectFrom('site_own')
        .select('value')
        .where('name', '=', name)
        .executeTakeFirst()
      return row?.value
    },
    under: async start => {
      const rows = await db
        .selectFrom('site_own')
        .selectAll()
        .where('name', 'like', `${start}%`)
        .execute()
      return new Map(rows.map(({ name, value }) => [name, value]))
    },
    put: parts =>
      db.transaction().execute(async trx => {
        // In one order, so that no two wait for each other.
        for (const name of Object.keys(parts).toSorted()) {
          const value = parts[name] ?? null
          if (value === null) await trx.deleteFrom('site_own').where('name', '=', name).execute()
          else
            await trx
              .insertInto('site_own')
              .values({ name, value })
              .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
              .execute()
        }
      }),
  }
}
