import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** Has those of these mails wait again that were given up. */
export async function waitAgain(db: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .updateTable('outbox')
    .set({ status: 'waiting' })
    .where('id', 'in', ids)
    .where('status', '=', 'failed')
    .execute()
}
