import type { Kysely } from 'kysely'

/** Of the codes of a second factor, the time step of the last that counted: none of it or of an earlier one counts again. */
export const codes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('two_factors')
      .addColumn('last_step', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
  },
}
