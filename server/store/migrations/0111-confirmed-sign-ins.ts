import type { Kysely } from 'kysely'

/** When who is signed in confirmed last that it is them, in milliseconds since 1970; 0: when they signed in. */
export const confirmedSignIns = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('sign_ins')
      .addColumn('confirmed_at', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
  },
}
