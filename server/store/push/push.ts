import { createHash } from 'node:crypto'
import type { Role } from '@talkgraph/wire/roles'
import type { Kysely } from 'kysely'
import { jobRow } from '../jobs/rows.js'
import type { Tables } from '../schema.js'

/** A browser of a member, as its push service knows it. */
export interface PushSubscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/** The browsers in which members want to be told of leads and of visitors who wait. */
export interface PushRepository {
  /** Keeps a browser of a member; the same one again stays one. The oldest of more than 20 go. Resolves to its id. */
  put(owner: string, member: string, subscription: PushSubscription): Promise<string>
  /** Forgets one of an account's; a member's own where it is named. */
  remove(id: string, member?: string): Promise<void>
  find(id: string): Promise<PushSubscription | undefined>
  /** The ids of a member's. */
  ofMember(owner: string, member: string): Promise<readonly string[]>
  /** Puts a job for each browser of members with these roles, once for each key; resolves to how many. */
  spread(of: {
    readonly key: string
    readonly botId: string
    readonly roles: readonly Role[]
    /** The session's tag. */
    readonly session: string | null
    /** JSON text. */
    readonly news: string
  }): Promise<number>
}

/** Of one member in one account. */
const most = 20

const idOf = (owner: string, endpoint: string) =>
  `psh_${createHash('sha256')
    .update(JSON.stringify([owner, endpoint]))
    .digest('hex')
    .slice(0, 32)}`

/** The browsers in a database. `now` in milliseconds. */
export function createPushRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): PushRepository {
  return {
    put: async (owner, member, subscription) => {
      const id = idOf(owner, subscription.endpoint)
      const own = { ...subscription, member, created_at: now() }
      await db
        .insertInto('push_subscriptions')
        .values({ id, owner, ...own })
        .onConflict(conflict => conflict.column('id').doUpdateSet(own))
        .execute()
      const older = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('owner', '=', owner)
        .where('member', '=', member)
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(most)
        .limit(most)
        .execute()
      if (older.length > 0)
        await db
          .deleteFrom('push_subscriptions')
          .where(
            'id',
            'in',
            older.map(row => row.id),
          )
          .execute()
      return id
    },
    remove: async (id, member) => {
      const query = db.deleteFrom('push_subscriptions').where('id', '=', id)
      await (member === undefined ? query : query.where('member', '=', member)).execute()
    },
    find: id =>
      db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'p256dh', 'auth'])
        .where('id', '=', id)
        .executeTakeFirst(),
    ofMember: async (owner, member) => {
      const rows = await db
        .selectFrom('push_subscriptions')
        .select('id')
        .where('owner', '=', owner)
        .where('member', '=', member)
        .execute()
      return rows.map(({ id }) => id)
    },
    spread: async ({ key, botId, roles, session, news }) => {
      const rows = await db
        .selectFrom('bots')
        .innerJoin('push_subscriptions', 'push_subscriptions.owner', 'bots.owner')
        .innerJoin('members', join =>
          join
            .onRef('members.account_id', '=', 'push_subscriptions.owner')
            .onRef('members.user_id', '=', 'push_subscriptions.member'),
        )
        .select('push_subscriptions.id')
        .where('bots.id', '=', botId)
        .where('members.role', 'in', roles)
        .execute()
      for (const { id: subscriptionId } of rows) {
        const id = createHash('sha256')
          .update(`${key} ${subscriptionId}`)
          .digest('hex')
          .slice(0, 48)
        const data = JSON.stringify({ subscriptionId, news: JSON.parse(news) })
        await db
          .insertInto('jobs')
          .values(
            jobRow(
              { id, handler: 'push', botId, data, ...(session !== null && { session }) },
              now(),
            ),
          )
          .onConflict(conflict => conflict.column('id').doNothing())
          .execute()
      }
      return rows.length
    },
  }
}
