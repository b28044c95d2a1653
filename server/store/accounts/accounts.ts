import { type MailTexts, noMailTexts } from '@talkgraph/wire/mail-texts'
import type { Role } from '@talkgraph/wire/roles'
import type { Kysely } from 'kysely'
import { randomHex } from '../../base/random-hex.js'
import { readStored } from '../../base/read-stored.js'
import { removeAgent } from '../desk/agents.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { revokeKeysOf } from './keys.js'
import {
  removeAccount,
  removeExpired,
  removeInvitations,
  removeStrangers,
  shutAccount,
} from './removal.js'

/** An account that somebody is a member of. */
export interface Membership {
  readonly accountId: string
  readonly accountName: string
  readonly role: Role
}

/** A member of an account, as the others see it. */
interface MemberEntry {
  /** The person's id, the same in every account. */
  readonly id: string
  readonly name: string
  readonly email: string
  readonly role: Role
  readonly twoFactor: boolean
  readonly createdAt: string
}

/** What became of a change of a member. */
export type MemberChange = 'done' | 'not-found' | 'only-owner'

/** Accounts and their members. */
export interface AccountRepository {
  /** Whether anybody can sign in. */
  hasUsers(): Promise<boolean>
  find(id: string): Promise<{ readonly id: string; readonly name: string } | undefined>
  /** Makes an account; one that is there stays as it is. */
  ensure(id: string, name: string): Promise<void>
  /** Makes one more account; resolves to its id. */
  make(name: string): Promise<string>
  rename(id: string, name: string): Promise<void>
  list(): Promise<
    readonly { readonly id: string; readonly name: string; readonly members: number }[]
  >
  /** The accounts of a person, the oldest membership first. */
  membershipsOf(userId: string): Promise<readonly Membership[]>
  members(accountId: string): Promise<readonly MemberEntry[]>
  /** Adds a member, or gives one that is there a role. */
  put(accountId: string, userId: string, role: Role): Promise<void>
  /** An account keeps an owner: the only one stays what it is. Invitations of who is no owner any more are withdrawn. */
  setRole(accountId: string, userId: string, role: Role): Promise<MemberChange>
  /**
   * Takes a member out of an account and its desk, where their threads wait again, withdraws their invitations, and with the last of a person's accounts
   * everything that is known of the person. With `keys`, those that they made are out of use.
   */
  remove(accountId: string, userId: string, keys?: 'revoke'): Promise<MemberChange>
  /** What the account has mails to visitors say. */
  mailTexts(id: string): Promise<MailTexts>
  setMailTexts(id: string, texts: MailTexts): Promise<void>
  /** Deletes an account's keys and invitations, so that nobody comes in who is not in. */
  shut(id: string): Promise<void>
  /**
   * Deletes an account that has no bots, with the sign-ins of members who have no other account; resolves to the ids of the
   * members, undefined where it has bots, and nothing was deleted.
   */
  removeWhole(id: string): Promise<readonly string[] | undefined>
  /** The id of who signs in with this address. */
  userOf(email: string): Promise<string | undefined>
  /** Has somebody sign in with the password alone, and signs them out everywhere. */
  dropSecondFactor(userId: string): Promise<void>
  /** Notes that somebody gets the mails to their address. A second factor of before goes, and so does whoever is signed in. */
  proveAddress(userId: string): Promise<void>
  /** The secret of somebody's second factor, as it is kept. */
  secondFactorOf(userId: string): Promise<string | undefined>
  /** Notes that a code of this time step counts; false: one of it, or of a later one, has. */
  useCode(userId: string, step: number): Promise<boolean>
  /** Deletes sign-ins, links and codes whose time is over; resolves to how many. */
  removeExpired(): Promise<number>
  /** Says for which account a person works from now on, where they are signed in. */
  choose(signInId: string, accountId: string): Promise<void>
  /** Notes that who is signed in has confirmed that it is them. */
  confirm(signInId: string): Promise<void>
}

/** The accounts in a database. `now` in milliseconds. */
export function createAccountRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): AccountRepository {
  const isPostgres = isOnPostgres(db)
  return {
    hasUsers: async () =>
      (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined,
    find: id =>
      db.selectFrom('accounts').select(['id', 'name']).where('id', '=', id).executeTakeFirst(),
    ensure,
    make: async name => {
      const id = randomHex(8)
      await ensure(id, name)
      return id
    },
    mailTexts: async id => {
      const row = await db
        .selectFrom('accounts')
        .select('mail_texts')
        .where('id', '=', id)
        .executeTakeFirst()
      const kept = readStored<Partial<MailTexts>>(row?.mail_texts ?? '{}', {}, `mails of ${id}`)
      return { ...noMailTexts, ...kept }
    },
    setMailTexts: async (id, texts) => {
      await db
        .updateTable('accounts')
        .set({ mail_texts: JSON.stringify(texts) })
        .where('id', '=', id)
        .execute()
    },
    rename: async (id, name) => {
      await db.updateTable('accounts').set({ name }).where('id', '=', id).execute()
    },
    list: async () => {
      const rows = await db
        .selectFrom('accounts')
        .leftJoin('members', 'members.account_id', 'accounts.id')
        .select(({ fn }) => [
          'accounts.id',
          'accounts.name',
          fn.count('members.user_id').as('members'),
        ])
        .groupBy(['accounts.id', 'accounts.name', 'accounts.created_at'])
        .orderBy('accounts.created_at')
        .execute()
      return rows.map(row => ({ ...row, members: Number(row.members) }))
    },
    membershipsOf: userId =>
      db
        .selectFrom('members')
        .innerJoin('accounts', 'accounts.id', 'members.account_id')
        .select(['accounts.id as accountId', 'accounts.name as accountName', 'members.role'])
        .where('members.user_id', '=', userId)
        .orderBy('members.created_at')
        .orderBy('accounts.id')
        .execute(),
    members: async accountId => {
      const rows = await db
        .selectFrom('members')
        .innerJoin('users', 'users.id', 'members.user_id')
        .select(['users.id', 'users.name', 'users.email', 'users.two_factor', 'members.role'])
        .select('members.created_at as createdAt')
        .where('members.account_id', '=', accountId)
        .orderBy('members.created_at')
        .orderBy('users.id')
        .execute()
      return rows.map(({ two_factor, ...row }) => ({ ...row, twoFactor: Boolean(two_factor) }))
    },
    put: async (accountId, userId, role) => {
      const created_at = new Date().toISOString()
      await db
        .insertInto('members')
        .values({ account_id: accountId, user_id: userId, role, created_at })
        .onConflict(conflict => conflict.columns(['account_id', 'user_id']).doUpdateSet({ role }))
        .execute()
    },
    setRole: (accountId, userId, role) =>
      change(accountId, userId, role, async trx => {
        await trx
          .updateTable('members')
          .set({ role })
          .where('account_id', '=', accountId)
          .where('user_id', '=', userId)
          .execute()
        if (role !== 'owner') await removeInvitations(trx, accountId, userId)
      }),
    remove: (accountId, userId, keys) =>
      change(accountId, userId, undefined, async trx => {
        await trx
          .deleteFrom('members')
          .where('account_id', '=', accountId)
          .where('user_id', '=', userId)
          .execute()
        await removeInvitations(trx, accountId, userId)
        await removeAgent(trx, accountId, userId, now())
        if (keys === 'revoke') await revokeKeysOf(trx, accountId, userId)
        await removeStrangers(trx, [userId])
      }),
    shut: id => shutAccount(db, id),
    removeWhole: id => removeAccount(db, id),
    userOf: async email => {
      const row = await db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email.toLowerCase())
        .executeTakeFirst()
      return row?.id
    },
    dropSecondFactor,
    proveAddress: async userId => {
      await dropSecondFactor(userId)
      const email_verified = isPostgres ? true : 1
      await db.updateTable('users').set({ email_verified }).where('id', '=', userId).execute()
    },
    secondFactorOf: async userId => {
      const row = await db
        .selectFrom('two_factors')
        .select('secret')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.secret
    },
    useCode: async (userId, step) => {
      const { numUpdatedRows } = await db
        .updateTable('two_factors')
        .set({ last_step: step })
        .where('user_id', '=', userId)
        .where('last_step', '<', step)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    removeExpired: () => removeExpired(db, now()),
    choose: async (signInId, accountId) => {
      await db
        .updateTable('sign_ins')
        .set({ account_id: accountId })
        .where('id', '=', signInId)
        .execute()
    },
    confirm: async signInId => {
      const confirmed_at = now()
      await db.updateTable('sign_ins').set({ confirmed_at }).where('id', '=', signInId).execute()
    },
  }

  async function dropSecondFactor(userId: string): Promise<void> {
    await db.transaction().execute(async trx => {
      await trx.deleteFrom('two_factors').where('user_id', '=', userId).execute()
      await trx.deleteFrom('sign_ins').where('user_id', '=', userId).execute()
      const two_factor = isPostgres ? false : 0
      await trx.updateTable('users').set({ two_factor }).where('id', '=', userId).execute()
    })
  }

  async function ensure(id: string, name: string): Promise<void> {
    await db
      .insertInto('accounts')
      .values({ id, name, created_at: new Date().toISOString() })
      .onConflict(conflict => conflict.doNothing())
      .execute()
  }

  /** Of two owners who make each other something less at the same time, the second is refused. */
  function change(
    accountId: string,
    userId: string,
    role: Role | undefined,
    carryOut: (trx: Kysely<Tables>) => Promise<void>,
  ): Promise<MemberChange> {
    return db.transaction().execute(async trx => {
      const account = trx.selectFrom('accounts').select('id').where('id', '=', accountId)
      await (isPostgres ? account.forUpdate() : account).execute()
      const members = await trx
        .selectFrom('members')
        .select(['user_id', 'role'])
        .where('account_id', '=', accountId)
        .execute()
      if (!members.some(member => member.user_id === userId)) return 'not-found'
      const keeps = members.some(member => member.role === 'owner' && member.user_id !== userId)
      if (!keeps && role !== 'owner') return 'only-owner'
      await carryOut(trx)
      return 'done'
    })
  }
}
