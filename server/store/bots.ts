import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './schema.js'

/** A version of a bot's flow as it is stored; `file` is JSON text. */
export interface StoredVersion {
  readonly version: number
  readonly file: string
}

/** What is known of a version beside its flow. Dates are ISO 8601; `publishedAt` is null for a version that never was live. */
export interface VersionEntry {
  readonly version: number
  readonly createdAt: string
  readonly publishedAt: string | null
}

/** A bot beside its versions. */
export interface BotEntry {
  readonly id: string
  readonly name: string
  readonly owner: string
  readonly publishedVersion: number | null
}

/** Bots and their versions. */
export interface BotRepository {
  /** Makes a bot that has no version yet; resolves to false when there is one with this id. */
  create(id: string, given?: { readonly name?: string; readonly owner?: string }): Promise<boolean>
  find(id: string): Promise<BotEntry | undefined>
  /** Stores a flow as the bot's newest version, not yet published; resolves to its number, from 1. */
  save(id: string, file: string): Promise<number>
  /** Makes a version live; resolves to false when there is no such version. */
  publish(id: string, version: number): Promise<boolean>
  published(id: string): Promise<StoredVersion | undefined>
  publishedVersion(id: string): Promise<number | undefined>
  /** Every version, the newest first. */
  versions(id: string): Promise<readonly VersionEntry[]>
  version(id: string, version: number): Promise<(StoredVersion & VersionEntry) | undefined>
  /** Deletes a bot with all its versions, calls and mails; resolves to false when there is none. */
  remove(id: string): Promise<boolean>
  isEmpty(): Promise<boolean>
}

/** The bots in a database. */
export function createBotRepository(db: Kysely<Tables>): BotRepository {
  const entries = (id: string) =>
    db
      .selectFrom('versions')
      .select(['version', 'created_at as createdAt', 'published_at as publishedAt'])
      .where('bot_id', '=', id)
  return {
    create: async (id, given) => {
      const result = await db
        .insertInto('bots')
        .values({ id, published_version: null, created_at: new Date().toISOString(), ...given })
        .onConflict(conflict => conflict.column('id').doNothing())
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    find: id =>
      db
        .selectFrom('bots')
        .select(['id', 'name', 'owner', 'published_version as publishedVersion'])
        .where('id', '=', id)
        .executeTakeFirst(),
    save: (id, file) => db.transaction().execute(trx => save(trx, id, file)),
    publish: (id, version) => db.transaction().execute(trx => publish(trx, id, version)),
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
    versions: id => entries(id).orderBy('version', 'desc').execute(),
    version: (id, version) => entries(id).select('file').where('version', '=', version).executeTakeFirst(),
    remove: async id => {
      const { numDeletedRows } = await db.deleteFrom('bots').where('id', '=', id).executeTakeFirst()
      return numDeletedRows > 0n
    },
    isEmpty: async () => (await db.selectFrom('bots').select('id').limit(1).executeTakeFirst()) === undefined,
  }
}

async function save(trx: Transaction<Tables>, id: string, file: string): Promise<number> {
  const created_at = new Date().toISOString()
  await trx
    .insertInto('bots')
    .values({ id, published_version: null, created_at })
    // Writing the row locks it, so that a second writer counts on from the first.
    .onConflict(conflict => conflict.column('id').doUpdateSet({ id }))
    .execute()
  const newest = await trx
    .selectFrom('versions')
    .select(({ fn }) => fn.max('version').as('version'))
    .where('bot_id', '=', id)
    .executeTakeFirst()
  const version = Number(newest?.version ?? 0) + 1
  await trx
    .insertInto('versions')
    .values({ bot_id: id, version, file, created_at, published_at: null })
    .execute()
  return version
}

async function publish(trx: Transaction<Tables>, id: string, version: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('versions')
    .set(({ fn, val }) => ({ published_at: fn.coalesce('published_at', val(new Date().toISOString())) }))
    .where('bot_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await trx.updateTable('bots').set({ published_version: version }).where('id', '=', id).execute()
  return true
}
