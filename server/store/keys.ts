import type { Kysely } from 'kysely'
import type { Tables } from './schema.js'

/** A key of the API; only its hash is stored. Dates are ISO 8601. */
export interface KeyEntry {
  readonly id: string
  readonly owner: string
  readonly name: string
  readonly createdAt: string
  readonly revokedAt: string | null
}

/** The keys of the API. */
export interface KeyRepository {
  /** Resolves to false when there is a key with this id or hash already. */
  add(key: { id: string; owner: string; name: string; hash: string }): Promise<boolean>
  /** The owner of the key with this hash; undefined when there is none or it is revoked. */
  ownerOf(hash: string): Promise<string | undefined>
  /** Resolves to false when there is no such key in use. */
  revoke(id: string): Promise<boolean>
  /** Forgets a key that is in use; resolves to false when there is none. */
  remove(id: string): Promise<boolean>
  /** Every key that was not forgotten, the oldest first. */
  list(): Promise<readonly KeyEntry[]>
}

/** The keys in a database. */
export function createKeyRepository(db: Kysely<Tables>): KeyRepository {
  return {
    add: async key => {
      const result = await db
        .insertInto('api_keys')
        .values({ ...key, created_at: new Date().toISOString(), revoked_at: null })
        .onConflict(conflict => conflict.doNothing())
        .executeTakeFirst()
      return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
    },
    ownerOf: async hash => {
      const row = await db
        .selectFrom('api_keys')
        .select('owner')
        .where('hash', '=', hash)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return row?.owner
    },
    revoke: async id => {
      const { numUpdatedRows } = await db
        .updateTable('api_keys')
        .set({ revoked_at: new Date().toISOString() })
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    remove: async id => {
      const { numDeletedRows } = await db
        .deleteFrom('api_keys')
        .where('id', '=', id)
        .where('revoked_at', 'is', null)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    list: () =>
      db
        .selectFrom('api_keys')
        .select(['id', 'owner', 'name', 'created_at as createdAt', 'revoked_at as revokedAt'])
        .orderBy('created_at')
        .orderBy('id')
        .execute(),
  }
}
