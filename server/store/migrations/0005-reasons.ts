import type { Kysely } from 'kysely'

/** Which kind of step made a call, and what an owner should know about a mail. */
export const reasons = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .alterTable('calls')
      .addColumn('step', 'text', column => column.notNull().defaultTo('webhook'))
      .execute()
    await db.schema.alterTable('outbox').addColumn('note', 'text').execute()
  },
}
