import type { Kysely } from 'kysely'

/** Which accounts whoever came has made, and who runs the server has not yet trusted. Those that are there already are. */
export const guests = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('accounts')
      .addColumn('is_guest', 'integer', column => column.notNull().defaultTo(0))
      .execute()
  },
}
