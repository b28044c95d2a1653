import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.js'

/** A version of a bot's flow as it is stored; `file` is JSON text. */
export interface StoredVersion {
  readonly version: number
  readonly file: string
}

/** Bots and their versions. */
export interface BotStore {
  /** Makes a bot that has no version yet; resolves to false when there is one with this id. */
  create(id: string): Promise<boolean>
  /** Stores a flow as the bot's newest version, not yet published; resolves to its number, from 1. */
  save(id: string, file: string): Promise<number>
  /** Makes a version live; resolves to false when there is no such version. */
  publish(id: string, version: number): Promise<boolean>
  published(id: string): Promise<StoredVersion | undefined>
  publishedVersion(id: string): Promise<number | undefined>
  isEmpty(): Promise<boolean>
}

/** The bots in a database. */
export function createBotStore(db: Kysely<Tables>): BotStore {
  return {
    create: async id => {
      const result = await db
        .insertInto('bots')
        .values({ id, published_version: null, created_at: new Date().toISOString() })
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    save: (id, file) => db.transaction().execute(trx => save(trx, id, file)),
    publish: async (id, version) => {
      const result = await db
        .updateTable('bots')
        .set({ published_version: version })
        .where('id', '=', id)
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('versions').select('version').where('bot_id', '=', id).where('version', '=', version),
          ),
        )
        .executeTakeFirst()
      return result.numUpdatedRows > 0n
    },
    published: id =>
      db
        .selectFrom('bots')
        .innerJoin('versions', join =>
          join
            .onRef('versions.bot_id', '=', 'bots.id')
            .onRef('versions.version', '=', 'bots.published_version'),
        )
        .select(['versions.version', 'versions.file'])
        .where('bots.id', '=', id)
        .executeTakeFirst(),
    publishedVersion: async id => {
      const row = await db
        .selectFrom('bots')
        .select('published_version')
        .where('id', '=', id)
        .executeTakeFirst()
      return row?.published_version ?? undefined
    },
    isEmpty: async () => (await db.selectFrom('bots').select('id').limit(1).executeTakeFirst()) === undefined,
  }
}

async function save(trx: Transaction<Tables>, id: string, file: string): Promise<number> {
  const created_at = new Date().toISOString()
  await trx
    .insertInto('bots')
    .values({ id, published_version: null, created_at })
    // Writing the row locks it, so that of two writers the second counts on from the first.
    .onConflict(conflict => conflict.column('id').doUpdateSet({ id }))
    .execute()
  const newest = await trx
    .selectFrom('versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('bot_id', '=', id)
    .executeTakeFirst()
  const version = Number(newest?.version ?? 0) + 1
  await trx.insertInto('versions').values({ bot_id: id, version, file, created_at }).execute()
  return version
}
