import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** In the column `again` of a job that is under way: it is done once more, even where this attempt goes well. */
export const onceMore = 2

/** Whether a job that is under way is to be done once more. */
export async function isToRunAgain(
  on: Kysely<Tables>,
  handler: string,
  key: string,
): Promise<boolean> {
  const job = await on
    .selectFrom('jobs')
    .select('id')
    .where('handler', '=', handler)
    .where('key', '=', key)
    .where('again', '>', 0)
    .executeTakeFirst()
  return job !== undefined
}
