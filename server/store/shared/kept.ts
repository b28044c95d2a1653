import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** Texts made once for an installation and kept for all its processes. */
export interface KeptTexts {
  find(name: string): Promise<string | undefined>
  /** The text under this name; the first to ask makes it. */
  keep(name: string, make: () => string): Promise<string>
  /** Puts a text under this name, whatever was there. */
  put(name: string, value: string): Promise<void>
}

/** The kept texts in a database. */
export function createKeptTexts(db: Kysely<Tables>): KeptTexts {
  const find = (name: string) =>
    db.selectFrom('kept').select('value').where('name', '=', name).executeTakeFirst()
  return {
    find: async name => (await find(name))?.value,
    keep: async (name, make) => {
      const known = await find(name)
      if (known) return known.value
      const value = make()
      await db
        .insertInto('kept')
        .values({ name, value })
        .onConflict(conflict => conflict.column('name').doNothing())
        .execute()
      return (await find(name))?.value ?? value
    },
    put: async (name, value) => {
      await db
        .insertInto('kept')
        .values({ name, value })
        .onConflict(conflict => conflict.column('name').doUpdateSet({ value }))
        .execute()
    },
  }
}
