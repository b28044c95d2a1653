import { randomBytes } from 'node:crypto'
import type { RefusalReason } from '@talkgraph/wire/channels'
import type { Kysely, Selectable } from 'kysely'
import { ApiError } from '../../base/errors.js'
import { readStored } from '../../base/read-stored.js'
import type { Room } from '../budgets/room.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { putSecrets, type SealedSecret } from '../secrets/put-secrets.js'
import { type ConnectionFailures, createConnectionFailures } from './connection-failures.js'
import { wakeOutgoing } from './outgoing.js'

/** A connection of a bot with a channel; times in milliseconds since 1970. */
export interface ConnectionEntry {
  readonly id: string
  readonly botId: string
  readonly owner: string
  /** The name of its kind. */
  readonly channel: string
  /** Which number, page or account it is. */
  readonly identity: string
  /** What the owner entered; in place of a secret stands its reference. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly state: 'connected' | 'refused'
  readonly name: string | null
  readonly remedy: string | null
  readonly quality: string | null
  /** Since when the provider takes nothing from it, because it withdrew the right; null: it does. */
  readonly withdrawnAt: number | null
  readonly lastIn: number | null
  readonly lastOut: number | null
  readonly refused: Readonly<Record<RefusalReason, number>>
  readonly createdAt: number
  readonly updatedAt: number
}

/** What the provider said of a connection when it was asked. */
export interface ConnectionStanding {
  readonly state: 'connected' | 'refused'
  readonly name?: string | null
  readonly remedy: string | null
  readonly quality?: string | null
}

/** Connections of bots with channels. */
export interface ConnectionRepository extends ConnectionFailures {
  /** Undefined where another connection of this channel has the identity; throws BUDGET_REACHED. */
  create(
    connection: Pick<ConnectionEntry, 'botId' | 'owner' | 'channel' | 'identity' | 'settings'> & {
      readonly id?: string | undefined
      readonly secrets: readonly SealedSecret[]
    } & ConnectionStanding,
  ): Promise<ConnectionEntry | undefined>
  find(id: string): Promise<ConnectionEntry | undefined>
  /** The one that has this number, page or account. */
  byIdentity(channel: string, identity: string): Promise<ConnectionEntry | undefined>
  /** All of an account or of one bot, the oldest first. */
  list(of: {
    readonly owner: string
    readonly botId?: string | undefined
  }): Promise<readonly ConnectionEntry[]>
  /** All of a channel, the oldest first. */
  ofChannel(channel: string): Promise<readonly ConnectionEntry[]>
  /** Undefined where there is none; `taken` where another has the identity. */
  change(
    id: string,
    change: Partial<Pick<ConnectionEntry, 'identity' | 'settings'>> &
      Partial<ConnectionStanding> & {
        readonly secrets?: readonly SealedSecret[]
        /** The provider takes messages, whatever else is wrong. */
        readonly mayWrite?: boolean
      },
  ): Promise<ConnectionEntry | 'taken' | undefined>
  /**
   * Notes that the provider has withdrawn the right to send, of a connection that is as it was at `updatedAt`: what is to be
   * sent waits until it is connected again. Resolves to false where it was changed meanwhile.
   */
  withdraw(
    id: string,
    withdrawn: { readonly remedy: string; readonly updatedAt: number },
  ): Promise<boolean>
  /** All from which a provider takes nothing. */
  withdrawn(): Promise<readonly ConnectionEntry[]>
  /** Notes that the owner is told of it; false where that was so within the last day, or nothing is to be told. */
  noteTold(id: string): Promise<boolean>
  /** How many there are, by channel and state. */
  counts(): Promise<
    readonly {
      readonly channel: string
      readonly state: ConnectionEntry['state']
      readonly count: number
    }[]
  >
  /** Resolves to false where there is none. */
  remove(id: string): Promise<boolean>
  /** Notes that something went out. */
  noteTraffic(id: string): Promise<void>
}

const day = 86_400_000

/** The connections in a database. `now` in milliseconds. */
export function createConnectionRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number,
): ConnectionRepository {
  const one = async (column: 'id', value: string) => {
    const row = await db
      .selectFrom('channels')
      .selectAll()
      .where(column, '=', value)
      .executeTakeFirst()
    return row && entryOf(row)
  }
  return {
    ...createConnectionFailures(db, now),
    create: ({ id = randomBytes(12).toString('hex'), botId, settings, secrets, ...rest }) =>
      db.transaction().execute(async trx => {
        // The bot's row before the account's, as whoever deletes the bot.
        const bot = trx.selectFrom('bots').select('id').where('id', '=', botId)
        const locked = isOnPostgres<Tables>(trx) ? bot.forKeyShare() : bot
        if (!(await locked.executeTakeFirst())) throw new ApiError('CHATBOT_NOT_FOUND')
        await room.add(trx, rest.owner, 'connections')
        await room.admit(trx, rest.owner, 'channels')
        await putSecrets(trx, secrets, room)
        const row = await trx
          .insertInto('channels')
          .values({
            ...rest,
            id,
            bot_id: botId,
            settings: JSON.stringify(settings),
            created_at: now(),
            updated_at: now(),
          })
          .onConflict(conflict => conflict.columns(['channel', 'identity']).doNothing())
          .returningAll()
          .executeTakeFirst()
        return row && entryOf(row)
      }),
    find: id => one('id', id),
    byIdentity: async (channel, identity) => {
      const row = await db
        .selectFrom('channels')
        .selectAll()
        .where('channel', '=', channel)
        .where('identity', '=', identity)
        .executeTakeFirst()
      return row && entryOf(row)
    },
    list: async ({ owner, botId }) => {
      const query = db.selectFrom('channels').selectAll().where('owner', '=', owner)
      const rows = await (botId === undefined ? query : query.where('bot_id', '=', botId))
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(entryOf)
    },
    ofChannel: async channel => {
      const query = db.selectFrom('channels').selectAll().where('channel', '=', channel)
      return (await query.orderBy('created_at').orderBy('id').execute()).map(entryOf)
    },
    change: (id, { settings, secrets = [], mayWrite, ...rest }) =>
      db.transaction().execute(async trx => {
        const found = await trx
          .selectFrom('channels')
          .select(['channel', 'withdrawn_at'])
          .where('id', '=', id)
          .executeTakeFirst()
        if (!found) return undefined
        if (rest.identity !== undefined) {
          const other = await trx
            .selectFrom('channels')
            .select('id')
            .where('channel', '=', found.channel)
            .where('identity', '=', rest.identity)
            .where('id', '<>', id)
            .executeTakeFirst()
          if (other) return 'taken'
        }
        await putSecrets(trx, secrets, room)
        const row = await trx
          .updateTable('channels')
          .set({
            ...rest,
            ...(settings && { settings: JSON.stringify(settings) }),
            ...((mayWrite ?? rest.state === 'connected') && { withdrawn_at: null }),
            updated_at: now(),
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        if (row && found.withdrawn_at !== null && row.withdrawn_at === null)
          await wakeOutgoing(trx, id, row.bot_id, now())
        return row && entryOf(row)
      }),
    withdraw: async (id, { remedy, updatedAt }) => {
      const { numUpdatedRows } = await db
        .updateTable('channels')
        .set(({ fn, ref, val }) => ({
          state: 'refused',
          remedy,
          withdrawn_at: fn.coalesce(ref('withdrawn_at'), val(now())),
        }))
        .where('id', '=', id)
        .where('updated_at', '=', updatedAt)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    withdrawn: async () => {
      const rows = await db
        .selectFrom('channels')
        .selectAll()
        .where('withdrawn_at', 'is not', null)
        .orderBy('id')
        .execute()
      return rows.map(entryOf)
    },
    noteTold: async id => {
      const { numUpdatedRows } = await db
        .updateTable('channels')
        .set({ told_at: now() })
        .where('id', '=', id)
        .where('withdrawn_at', 'is not', null)
        .where(({ or, eb }) => or([eb('told_at', 'is', null), eb('told_at', '<=', now() - day)]))
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    counts: async () => {
      const rows = await db
        .selectFrom('channels')
        .select(({ fn }) => ['channel', 'state', fn.countAll().as('count')])
        .groupBy(['channel', 'state'])
        .execute()
      return rows.map(({ count, ...rest }) => ({ ...rest, count: Number(count) }))
    },
    remove: async id => {
      const { numDeletedRows } = await db
        .deleteFrom('channels')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
    noteTraffic: async id => {
      await db.updateTable('channels').set({ last_out: now() }).where('id', '=', id).execute()
    },
  }
}

function entryOf(row: Selectable<Tables['channels']>): ConnectionEntry {
  return {
    id: row.id,
    botId: row.bot_id,
    owner: row.owner,
    channel: row.channel,
    identity: row.identity,
    settings: readStored<ConnectionEntry['settings']>(
      row.settings,
      {},
      `settings of connection ${row.id}`,
    ),
    state: row.state,
    name: row.name,
    remedy: row.remedy,
    quality: row.quality,
    withdrawnAt: row.withdrawn_at,
    lastIn: row.last_in,
    lastOut: row.last_out,
    refused: {
      signature: row.refused_signature,
      size: row.refused_size,
      depth: row.refused_depth,
      method: row.refused_method,
      number: row.refused_number,
      sender: row.refused_sender,
    },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
