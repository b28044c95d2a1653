import type { Kysely } from 'kysely'

/** Which member sent an invitation: it is worth nothing once they may not send any. */
export const inviters = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('invitations').addColumn('inviter', 'text').execute()
  },
}
