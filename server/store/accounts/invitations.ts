import type { Role } from '@talkgraph/wire/roles'
import type { Kysely } from 'kysely'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'

/** A link that makes its holder a member, once. Dates are ISO 8601. */
export interface InvitationEntry {
  readonly id: string
  /** To whom it was sent; null: whoever holds it may use it. */
  readonly email: string | null
  readonly accountId: string
  readonly role: Role
  /** The name of who invited; null: who runs the server. */
  readonly invitedBy: string | null
  readonly createdAt: string
  readonly endsAt: string
}

/** The links by which people come into accounts; of their secrets only hashes are kept. */
export interface InvitationRepository {
  /**
   * Puts a link in the place of those that this account has for the same address; `inviter` is the id of the member who sends it.
   * Whom a member invites has a place among the members of the plan: throws BUDGET_REACHED.
   */
  put(
    entry: Omit<InvitationEntry, 'createdAt' | 'endsAt'>,
    hash: string,
    lasts: number,
    inviter?: string,
  ): Promise<InvitationEntry>
  /** The link with this secret, while it is good. */
  find(hash: string): Promise<InvitationEntry | undefined>
  /** Uses a link up; resolves to false when somebody else has. */
  take(hash: string): Promise<boolean>
  /** Those of an account that are good, the oldest first. */
  list(accountId: string): Promise<readonly InvitationEntry[]>
  /** Resolves to false when there is none. */
  remove(accountId: string, id: string): Promise<boolean>
}

/** The links in a database. `now` in milliseconds. */
export function createInvitationRepository(
  db: Kysely<Tables>,
  room: Pick<Room, 'admit'>,
  now: () => number = Date.now,
): InvitationRepository {
  const good = () =>
    db
      .selectFrom('invitations')
      .select(['id', 'email', 'account_id as accountId', 'role', 'invited_by as invitedBy'])
      .select(['created_at as createdAt', 'ends_at as endsAt'])
      .where('ends_at', '>', now())
  return {
    put: async (entry, hash, lasts, inviter) => {
      const { id, email, accountId, role, invitedBy } = entry
      const ends_at = now() + lasts
      const created_at = new Date(now()).toISOString()
      await db.transaction().execute(async trx => {
        await trx
          .deleteFrom('invitations')
          .where(({ and, eb, or }) =>
            or([
              eb('ends_at', '<=', now()),
              and([
                eb('account_id', '=', accountId),
                email === null ? eb('email', 'is', null) : eb('email', '=', email),
              ]),
            ]),
          )
          .execute()
        if (email !== null && invitedBy !== null) await room.admit(trx, accountId, 'members')
        await trx
          .insertInto('invitations')
          .values({
            id,
            hash,
            email,
            account_id: accountId,
            role,
            invited_by: invitedBy,
            inviter: inviter ?? null,
            created_at,
            ends_at,
          })
          .execute()
      })
      return toEntry({ ...entry, createdAt: created_at, endsAt: ends_at })
    },
    find: async hash => {
      const row = await good().where('hash', '=', hash).executeTakeFirst()
      return row && toEntry(row)
    },
    take: async hash => {
      const { numDeletedRows } = await db
        .deleteFrom('invitations')
        .where('hash', '=', hash)
        .where('ends_at', '>', now())
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    list: async accountId => {
      const rows = await good()
        .where('account_id', '=', accountId)
        .where('email', 'is not', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(toEntry)
    },
    remove: async (accountId, id) => {
      const { numDeletedRows } = await db
        .deleteFrom('invitations')
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

function toEntry(
  row: Omit<InvitationEntry, 'endsAt'> & { readonly endsAt: number },
): InvitationEntry {
  return { ...row, endsAt: new Date(row.endsAt).toISOString() }
}
