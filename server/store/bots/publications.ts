import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../schema.js'

/** What went live, or that nothing is from then on. */
interface PublicationEntry {
  /** Counts those of a bot, from 1. */
  readonly number: number
  /** Null: the bot went offline. */
  readonly version: number | null
  /** ISO 8601. */
  readonly at: string
  /** The name of who did that; null where it is not known. */
  readonly by: string | null
  readonly note: string | null
  /** Of 100 visitors, for whom it went live beside another; null: for everybody. */
  readonly share: number | null
}

/** What was live when. */
export interface Publications {
  /** The newest first, at most `limit` that are older than `below`. */
  publications(
    id: string,
    page: { readonly limit: number; readonly below?: number | undefined },
  ): Promise<readonly PublicationEntry[]>
}

/** What was live when, in a database. */
export function createPublications(db: Kysely<Tables>): Publications {
  return {
    publications: (id, { limit, below }) => {
      const query = db
        .selectFrom('publications')
        .select(['number', 'version', 'made_at as at', 'made_by as by', 'note', 'share'])
        .where('bot_id', '=', id)
        .orderBy('number', 'desc')
        .limit(limit)
      return (below === undefined ? query : query.where('number', '<', below)).execute()
    },
  }
}

/** Notes what is live from now on, in a transaction that has written the bot's row, so that the numbers are one after the other. */
export async function notePublication(
  trx: Transaction<Tables>,
  id: string,
  {
    version,
    by,
    note,
    share = null,
  }: {
    readonly version: number | null
    readonly by: string | undefined
    readonly note: string | undefined
    readonly share?: number | null
  },
): Promise<void> {
  const last = await trx
    .selectFrom('publications')
    .select(({ fn }) => fn.max('number').as('number'))
    .where('bot_id', '=', id)
    .executeTakeFirst()
  await trx
    .insertInto('publications')
    .values({
      bot_id: id,
      number: (last?.number ?? 0) + 1,
      version,
      made_by: by ?? null,
      made_at: new Date().toISOString(),
      note: note ?? null,
      share,
    })
    .execute()
}
