import type { Kysely } from 'kysely'

/** In whose session a call was made: the tag, by which its conversation has it; null where that is not known. */
export const callSessions = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('calls').addColumn('session', 'text').execute()
  },
}
