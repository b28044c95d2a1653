import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** Whether a bot of the account, its draft, one that was kept, one of its versions, what was set of it, or a template holds this text. */
export async function isFileUsed(
  db: Kysely<Tables>,
  owner: string,
  text: string,
): Promise<boolean> {
  const holding = `%${text}%`
  const bots = db.selectFrom('bots').select('bots.id').where('owner', '=', owner)
  const places = [
    () =>
      bots
        .innerJoin('drafts', 'drafts.bot_id', 'bots.id')
        .where('drafts.file', 'like', holding)
        .limit(1)
        .execute(),
    () =>
      bots
        .innerJoin('named_drafts', 'named_drafts.bot_id', 'bots.id')
        .where('named_drafts.file', 'like', holding)
        .limit(1)
        .execute(),
    () =>
      bots
        .innerJoin('versions', 'versions.bot_id', 'bots.id')
        .where('versions.file', 'like', holding)
        .limit(1)
        .execute(),
    () => bots.where('details', 'like', holding).limit(1).execute(),
    () =>
      db.selectFrom('site_flows').select('hash').where('file', 'like', holding).limit(1).execute(),
  ]
  for (const look of places) if ((await look()).length > 0) return true
  return false
}
