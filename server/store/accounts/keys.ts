import type { Kysely } from 'kysely'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'

/** A key of the API; only its hash is stored. Dates are ISO 8601. */
export interface KeyEntry {
  readonly id: string
  readonly owner: string
  readonly name: string
  /** The id of the member who made it; null: a command, or another key did. */
  readonly maker: string | null
  readonly createdAt: string
  readonly revokedAt: string | null
}

interface NewKey {
  readonly id: string
  readonly owner: string
  readonly name: string
  readonly hash: string
  readonly maker?: string | undefined
}

/** The keys of the API. */
export interface KeyRepository {
  /** Resolves to false when there is a key with this id or hash already; throws BUDGET_REACHED. */
  add(key: NewKey): Promise<boolean>
  /** The same for a key of who runs the server, whatever the budget. */
  ensure(key: NewKey): Promise<boolean>
  /** The key with this hash; undefined when there is none or it is revoked. */
  holderOf(hash: string): Promise<{ readonly owner: string; readonly name: string } | undefined>
  /** Resolves to false when there is no such key in use. */
  revoke(id: string): Promise<boolean>
  /** Forgets a key that is in use; resolves to false when there is none. */
  remove(id: string): Promise<boolean>
  /** Every key that was not forgotten, or those of an owner, the oldest first. */
  list(owner?: string): Promise<readonly KeyEntry[]>
}

/** The keys in a database. */
export function createKeyRepository(db: Kysely<Tables>, room: Room): KeyRepository {
  return {
    add: key =>
      db.transaction().execute(async trx => {
        await room.add(trx, key.owner, 'keys')
        return insert(trx, key)
      }),
    ensure: key => insert(db, key),
    holderOf: hash =>
      db
        .selectFrom('api_keys')
        .select(['owner', 'name'])
        .where('hash', '=', hash)
        .where('revoked_at', 'is', null)
        .executeTakeFirst(),
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
    list: owner => {
      const all = db
        .selectFrom('api_keys')
        .select([
          'id',
          'owner',
          'name',
          'maker',
          'created_at as createdAt',
          'revoked_at as revokedAt',
        ])
        .orderBy('created_at')
        .orderBy('id')
      return (owner === undefined ? all : all.where('owner', '=', owner)).execute()
    },
  }
}

async function insert(on: Kysely<Tables>, key: NewKey): Promise<boolean> {
  const result = await on
    .insertInto('api_keys')
    .values({ ...key, created_at: new Date().toISOString(), revoked_at: null })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Takes the keys out of use that a member has made for an account. */
export async function revokeKeysOf(
  trx: Kysely<Tables>,
  owner: string,
  maker: string,
): Promise<void> {
  await trx
    .updateTable('api_keys')
    .set({ revoked_at: new Date().toISOString() })
    .where('owner', '=', owner)
    .where('maker', '=', maker)
    .where('revoked_at', 'is', null)
    .execute()
}
