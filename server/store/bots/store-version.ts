import type { Transaction } from 'kysely'
import type { Tables } from '../schema.js'
import { notePublication } from './publications.js'
import { newestVersion } from './used-ids.js'

/** The number of the newest version, 0 where there never was one, which stays so until the transaction is over. */
export async function lockNewest(trx: Transaction<Tables>, id: string): Promise<number> {
  const created_at = new Date().toISOString()
  await trx
    .insertInto('bots')
    .values({ id, published_version: null, created_at })
    // Writing the row locks it, so that a second writer counts on from the first.
    .onConflict(conflict => conflict.column('id').doUpdateSet({ id }))
    .execute()
  return newestVersion(trx, id)
}

/** Writes a version. */
export async function put(
  trx: Transaction<Tables>,
  id: string,
  version: number,
  file: string,
  by: string | undefined,
): Promise<number> {
  const created_at = new Date().toISOString()
  await trx
    .insertInto('versions')
    .values({ bot_id: id, version, file, created_at, published_at: null, stored_by: by ?? null })
    .execute()
  return version
}

/** Makes a version live; resolves to false when there is no such version. */
export async function publish(
  trx: Transaction<Tables>,
  id: string,
  version: number,
  by: string | undefined,
  note: string | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('versions')
    .set(({ fn, val, eb }) => ({
      published_at: fn.coalesce('published_at', val(new Date().toISOString())),
      published_by: eb
        .case()
        .when('published_at', 'is', null)
        .then(by ?? null)
        .else(eb.ref('published_by'))
        .end(),
      ...(note !== undefined && { note }),
    }))
    .where('bot_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.updateTable('bots').set({ published_version: version }).where('id', '=', id).execute()
  await notePublication(trx, id, { version, by, note })
  return true
}

/** Takes a bot offline; resolves to false when it was not live. */
export async function unpublish(
  trx: Transaction<Tables>,
  id: string,
  by: string | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bots')
    .set({ published_version: null })
    .where('id', '=', id)
    .where('published_version', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await notePublication(trx, id, { version: null, by, note: undefined })
  return true
}
