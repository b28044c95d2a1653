import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { firstOwner } from './first-owner.js'

/** An account as who runs the server sees it: how much it is used, never what for. `createdAt` is ISO 8601. */
interface AccountUse {
  readonly id: string
  readonly name: string
  readonly plan: string | null
  readonly createdAt: string
  /** Whether whoever came has made it, and nobody has trusted it yet. */
  readonly isGuest: boolean
  /** The addresses of its owners. */
  readonly owners: readonly string[]
  readonly members: number
  readonly bots: number
  /** Of these bots, how many are live. */
  readonly published: number
  /** How many stored conversations of its bots began in the time that was asked for. */
  readonly conversations: number
}

/** Who runs the server, and what they see of its accounts. */
export interface OperatorRepository {
  has(userId: string): Promise<boolean>
  /** Whether the first account waits for its owner, and nobody runs the server. */
  isNobody(): Promise<boolean>
  add(userId: string): Promise<void>
  /** Resolves to false when this person did not run the server. */
  remove(userId: string): Promise<boolean>
  /** Every account with its use since a time in milliseconds, the newest first. */
  accounts(since: number): Promise<readonly AccountUse[]>
  /** The addresses of who runs the server. */
  emails(): Promise<readonly string[]>
  notePlan(accountId: string, plan: string | null): Promise<void>
  /** Resolves to false when there is no such account. */
  setGuest(accountId: string, isGuest: boolean): Promise<boolean>
  isGuest(accountId: string): Promise<boolean>
  /** The account of a bot, if it is a guest. */
  guestOf(botId: string): Promise<string | undefined>
}

/** Operators in a database. `now` in milliseconds. */
export function createOperatorRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): OperatorRepository {
  return {
    has: async userId =>
      (await db
        .selectFrom('operators')
        .select('user_id')
        .where('user_id', '=', userId)
        .executeTakeFirst()) !== undefined,
    isNobody: async () => {
      const running = db.selectFrom('operators').select('user_id').limit(1)
      if (await running.executeTakeFirst()) return false
      const members = db
        .selectFrom('members')
        .select('user_id')
        .where('account_id', '=', firstOwner)
      return (await members.limit(1).executeTakeFirst()) === undefined
    },
    add: async userId => {
      await db
        .insertInto('operators')
        .values({ user_id: userId, created_at: new Date(now()).toISOString() })
        .onConflict(conflict => conflict.doNothing())
        .execute()
    },
    remove: async userId => {
      const { numDeletedRows } = await db
        .deleteFrom('operators')
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    emails: async () => {
      const rows = await db
        .selectFrom('operators')
        .innerJoin('users', 'users.id', 'operators.user_id')
        .select('users.email')
        .orderBy('operators.created_at')
        .execute()
      return rows.map(({ email }) => email)
    },
    notePlan: async (accountId, plan) => {
      await db.updateTable('accounts').set({ plan }).where('id', '=', accountId).execute()
    },
    setGuest: async (accountId, isGuest) => {
      const { numUpdatedRows } = await db
        .updateTable('accounts')
        .set({ is_guest: isGuest ? 1 : 0 })
        .where('id', '=', accountId)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    isGuest: async accountId =>
      (await db
        .selectFrom('accounts')
        .select('id')
        .where('id', '=', accountId)
        .where('is_guest', '=', 1)
        .executeTakeFirst()) !== undefined,
    guestOf: async botId => {
      const row = await db
        .selectFrom('bots')
        .innerJoin('accounts', 'accounts.id', 'bots.owner')
        .select('accounts.id')
        .where('bots.id', '=', botId)
        .where('accounts.is_guest', '=', 1)
        .executeTakeFirst()
      return row?.id
    },
    accounts: async since => {
      const accounts = await db
        .selectFrom('accounts')
        .select(['id', 'name', 'plan', 'created_at as createdAt', 'is_guest'])
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .execute()
      const members = await db
        .selectFrom('members')
        .innerJoin('users', 'users.id', 'members.user_id')
        .select(['members.account_id as accountId', 'members.role', 'users.email'])
        .orderBy('members.created_at')
        .execute()
      const bots = await db
        .selectFrom('bots')
        .select(({ fn }) => [
          'owner',
          fn.countAll().as('bots'),
          fn.count('published_version').as('published'),
        ])
        .where('kind', '=', 'bot')
        .groupBy('owner')
        .execute()
      const conversations = await db
        .selectFrom('results')
        .select(({ fn }) => ['owner', fn.countAll().as('count')])
        .where('started_at', '>=', since)
        .groupBy('owner')
        .execute()
      const ofBots = new Map(bots.map(row => [row.owner, row]))
      const begun = new Map(conversations.map(row => [row.owner, Number(row.count)]))
      const people = new Map<string, (typeof members)[number][]>()
      for (const member of members) {
        const others = people.get(member.accountId)
        if (others) others.push(member)
        else people.set(member.accountId, [member])
      }
      return accounts.map(({ is_guest, ...account }) => {
        const own = people.get(account.id) ?? []
        return {
          ...account,
          isGuest: is_guest === 1,
          owners: own.filter(({ role }) => role === 'owner').map(({ email }) => email),
          members: own.length,
          bots: Number(ofBots.get(account.id)?.bots ?? 0),
          published: Number(ofBots.get(account.id)?.published ?? 0),
          conversations: begun.get(account.id) ?? 0,
        }
      })
    },
  }
}
