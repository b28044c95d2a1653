import { createHash } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../schema.js'

/**
 * Notes that a bot is about to be deleted. Pages, secrets and what servers keep in memory go by its id: no other account gets
 * it, and the versions of the next bot with it count on.
 */
export async function noteUsed(trx: Transaction<Tables>, id: string): Promise<void> {
  const bot = await trx.selectFrom('bots').select('owner').where('id', '=', id).executeTakeFirst()
  if (!bot) return
  const row = { owner: bot.owner, version: await newestVersion(trx, id) }
  await trx
    .insertInto('used_ids')
    .values({ hash: hashOf(id), ...row })
    .onConflict(conflict => conflict.column('hash').doUpdateSet(row))
    .execute()
}

/** Whether a deleted bot of another account had this id. */
export async function isUsedByAnother(
  db: Kysely<Tables>,
  id: string,
  owner: string,
): Promise<boolean> {
  const used = await db
    .selectFrom('used_ids')
    .select('owner')
    .where('hash', '=', hashOf(id))
    .executeTakeFirst()
  return used !== undefined && used.owner !== owner
}

/** The number of the newest version that there is, or was before the bot was deleted; 0 where there never was one. */
export async function newestVersion(trx: Kysely<Tables>, id: string): Promise<number> {
  const { version } = await trx
    .selectFrom('versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('bot_id', '=', id)
    .executeTakeFirstOrThrow()
  if (version !== null) return Number(version)
  const used = await trx
    .selectFrom('used_ids')
    .select('version')
    .where('hash', '=', hashOf(id))
    .executeTakeFirst()
  return used?.version ?? 0
}

/** An id may say something of its owner, who may be forgotten. */
function hashOf(id: string): string {
  return createHash('sha256').update(id).digest('hex')
}
