import type { Kysely } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'

const atOnce = 500

/**
 * Deletes those of these persons who have no thread any more and for whom nothing waits, with all that is known of them;
 * resolves to how many.
 */
export async function removeIdlePersons(
  trx: Kysely<Tables>,
  ids: readonly string[],
): Promise<number> {
  let removed = 0
  for (let from = 0; from < ids.length; from += atOnce) {
    const some = ids.slice(from, from + atOnce)
    await lockPersons(trx, some)
    const { numDeletedRows } = await trx
      .deleteFrom('channel_persons')
      .where('id', 'in', some)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('threads')
              .select('threads.id')
              .whereRef('person_id', '=', 'channel_persons.id'),
          ),
        ),
      )
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('channel_incoming')
              .select('number')
              .whereRef('person_id', '=', 'channel_persons.id')
              .where('state', '=', 'waiting'),
          ),
        ),
      )
      .executeTakeFirst()
    removed += Number(numDeletedRows)
  }
  return removed
}

/** Nobody adds anything to these persons meanwhile, and what was being added is there. */
export async function lockPersons(trx: Kysely<Tables>, ids: readonly string[]): Promise<void> {
  // SQLite has one writer anyway.
  if (!isOnPostgres(trx)) return
  await trx
    .selectFrom('channel_persons')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}
