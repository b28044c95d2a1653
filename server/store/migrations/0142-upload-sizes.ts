import type { Kysely } from 'kysely'

/** How large the files of visitors are: they are on the bill of the bot's account. 0: not known. */
export const uploadSizes = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('uploads')
      .addColumn('size', 'bigint', column => column.notNull().defaultTo(0))
      .execute()
  },
}
