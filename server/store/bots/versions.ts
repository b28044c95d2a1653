import type { Kysely } from 'kysely'
import { noteRoom, ownerOf } from '../budgets/room.js'
import type { Tables } from '../schema.js'

/** A version of a bot's flow as it is stored, and what was set of the bot: `file` and `details` are JSON texts. */
export interface StoredVersion {
  readonly version: number
  readonly file: string
  readonly details: string
  /** Counts the changes of what was set. */
  readonly revision: number
}

/** What is known of a version beside its flow. Dates are ISO 8601; `publishedAt` is null for a version that never was live. */
export interface VersionEntry {
  readonly version: number
  readonly createdAt: string
  readonly publishedAt: string | null
  /** The name of who stored it, and of who made it live first; null where that is not known. */
  readonly storedBy: string | null
  readonly publishedBy: string | null
  /** What was said of it when it was published. */
  readonly note: string | null
}

/** A bot without a flow that answers from its sources. */
export interface FlowlessBot extends Pick<StoredVersion, 'details' | 'revision'> {
  readonly name: string
}

/** The versions of bots, as they are read and deleted. */
export interface StoredVersions {
  published(id: string): Promise<StoredVersion | undefined>
  /** A bot of which nobody has stored or drawn a flow, while a source that it uses has something to answer from. */
  flowless(id: string): Promise<FlowlessBot | undefined>
  /** What tells whether what is live is still the newest. */
  publishedState(id: string): Promise<Pick<StoredVersion, 'version' | 'revision'> | undefined>
  /** The newest first: all, or at most `limit` that are older than `below`. */
  versions(
    id: string,
    page?: { readonly limit: number; readonly below?: number | undefined },
  ): Promise<readonly VersionEntry[]>
  version(
    id: string,
    version: number,
  ): Promise<(StoredVersion & VersionEntry & { readonly kind: string }) | undefined>
  /** Deletes a version that never was live; resolves to false when there is none such. */
  removeVersion(id: string, version: number): Promise<boolean>
}

/** The versions in a database. */
export function createStoredVersions(db: Kysely<Tables>): StoredVersions {
  const entries = (id: string) =>
    db
      .selectFrom('versions')
      .select([
        'versions.version',
        'versions.created_at as createdAt',
        'versions.published_at as publishedAt',
        'versions.stored_by as storedBy',
        'versions.published_by as publishedBy',
        'versions.note',
      ])
      .where('bot_id', '=', id)
  return {
    published: id =>
      db
        .selectFrom('bots')
        .innerJoin('versions', join =>
          join
            .onRef('versions.bot_id', '=', 'bots.id')
            .onRef('versions.version', '=', 'bots.published_version'),
        )
        .select(['versions.version', 'versions.file', 'bots.details', 'bots.revision'])
        .where('bots.id', '=', id)
        // A sub-flow is played inside of bots, which carry it.
        .where('bots.kind', '=', 'bot')
        .executeTakeFirst(),
    flowless: id =>
      db
        .selectFrom('bots')
        .select(['name', 'details', 'revision'])
        .where('id', '=', id)
        .where('kind', '=', 'bot')
        .where(({ exists, not, selectFrom }) =>
          not(exists(selectFrom('versions').select('bot_id').whereRef('bot_id', '=', 'bots.id'))),
        )
        .where(({ exists, not, selectFrom }) =>
          not(exists(selectFrom('drafts').select('bot_id').whereRef('bot_id', '=', 'bots.id'))),
        )
        .where(({ exists, selectFrom }) =>
          exists(
            selectFrom('knowledge_uses')
              .innerJoin('knowledge_sources', 'knowledge_sources.id', 'knowledge_uses.source_id')
              .select('knowledge_uses.bot_id')
              .whereRef('knowledge_uses.bot_id', '=', 'bots.id')
              .where('knowledge_sources.pieces', '>', 0),
          ),
        )
        .executeTakeFirst(),
    publishedState: async id => {
      const row = await db
        .selectFrom('bots')
        .select(['published_version as version', 'revision'])
        .where('id', '=', id)
        .where('kind', '=', 'bot')
        .executeTakeFirst()
      return row && row.version !== null
        ? { version: row.version, revision: row.revision }
        : undefined
    },
    versions: (id, page) => {
      let query = entries(id).orderBy('version', 'desc')
      if (page) query = query.limit(page.limit)
      if (page?.below !== undefined) query = query.where('version', '<', page.below)
      return query.execute()
    },
    version: (id, version) =>
      entries(id)
        .innerJoin('bots', 'bots.id', 'versions.bot_id')
        .select(['file', 'bots.details', 'bots.revision', 'bots.kind'])
        .where('version', '=', version)
        .executeTakeFirst(),
    removeVersion: async (id, version) => {
      await noteRoom(db, (await ownerOf(db, id)) ?? '')
      const { numDeletedRows } = await db
        .deleteFrom('versions')
        .where('bot_id', '=', id)
        .where('version', '=', version)
        .where('published_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
