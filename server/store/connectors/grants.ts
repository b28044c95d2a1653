import type { Kysely, Transaction } from 'kysely'
import type { Tables } from '../schema.js'
import type { SealedSecret } from '../secrets/put-secrets.js'

/** Access that somebody gave; times in milliseconds since 1970. */
export interface NewGrant {
  /** The tokens, sealed. */
  readonly sealed: SealedSecret
  /** Where its calls go. */
  readonly api: string
  /** Where tokens are fetched. */
  readonly tokenUrl: string
  /** When the token for calls is over. */
  readonly endsAt: number
}

/** The access of a connection. */
export interface GrantEntry extends NewGrant {
  readonly connectorId: string
  /** The name of the product. */
  readonly connector: string
  /** Goes up with each change. */
  readonly version: number
}

/** What people gave connections. */
export interface GrantRepository {
  find(connectorId: string): Promise<GrantEntry | undefined>
  /** Takes it on oneself to renew what is at this version, until a time; false: another one has. */
  lease(connectorId: string, version: number, until: number): Promise<boolean>
  /** Keeps new tokens in place of those of a version; false: they were changed since. */
  renew(
    connectorId: string,
    version: number,
    tokens: Pick<NewGrant, 'sealed' | 'endsAt'>,
  ): Promise<boolean>
  /** Lets others renew it. */
  release(connectorId: string, version: number): Promise<void>
}

/** The grants in a database. `now` in milliseconds. */
export function createGrantRepository(db: Kysely<Tables>, now: () => number): GrantRepository {
  const at = (connectorId: string, version: number) =>
    db
      .updateTable('connector_grants')
      .where('connector_id', '=', connectorId)
      .where('version', '=', version)
  return {
    async find(connectorId) {
      const row = await db
        .selectFrom('connector_grants')
        .innerJoin('connectors', 'connectors.id', 'connector_grants.connector_id')
        .selectAll('connector_grants')
        .select('connectors.connector')
        .where('connector_id', '=', connectorId)
        .executeTakeFirst()
      return (
        row && {
          connectorId,
          connector: row.connector,
          sealed: { id: row.secret_id, owner: row.owner, sealed: row.sealed },
          api: row.api,
          tokenUrl: row.token_url,
          endsAt: Number(row.ends_at),
          version: row.version,
        }
      )
    },
    async lease(connectorId, version, until) {
      const { numUpdatedRows } = await at(connectorId, version)
        .set({ leased_until: until })
        .where('leased_until', '<=', now())
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async renew(connectorId, version, { sealed, endsAt }) {
      const { numUpdatedRows } = await at(connectorId, version)
        .set({
          secret_id: sealed.id,
          sealed: sealed.sealed,
          ends_at: endsAt,
          version: version + 1,
          leased_until: 0,
        })
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async release(connectorId, version) {
      await at(connectorId, version).set({ leased_until: 0 }).execute()
    },
  }
}

/** Keeps what somebody gave a connection, in place of what was given before; null takes that back. */
export async function putGrant(
  trx: Transaction<Tables>,
  connectorId: string,
  grant: NewGrant | null,
): Promise<void> {
  if (!grant) {
    await trx.deleteFrom('connector_grants').where('connector_id', '=', connectorId).execute()
    return
  }
  const given = {
    owner: grant.sealed.owner,
    secret_id: grant.sealed.id,
    sealed: grant.sealed.sealed,
    api: grant.api,
    token_url: grant.tokenUrl,
    ends_at: grant.endsAt,
    leased_until: 0,
  }
  await trx
    .insertInto('connector_grants')
    .values({ ...given, connector_id: connectorId, version: 1 })
    .onConflict(conflict =>
      conflict.column('connector_id').doUpdateSet(({ eb }) => ({
        ...given,
        version: eb('connector_grants.version', '+', 1),
      })),
    )
    .execute()
}
