import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import { readStored } from '../../base/read-stored.js'
import { noteRoom, type Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'
import { putSecrets, type SealedSecret } from '../secrets/put-secrets.js'
import { type NewGrant, putGrant } from './grants.js'

/** A connection of an account with another product; times in milliseconds since 1970. */
export interface ConnectorEntry {
  readonly id: string
  readonly owner: string
  /** The name of the product. */
  readonly connector: string
  readonly name: string
  /** What the owner entered; in place of a secret stands its reference. */
  readonly settings: Readonly<Record<string, unknown>>
  readonly state: 'ok' | 'failed'
  /** What to do where it failed. */
  readonly remedy: string | null
  /** Somebody gave access in the product's own window. */
  readonly isGranted: boolean
  readonly createdAt: number
  readonly updatedAt: number
}

/** How a connection stood when its provider was asked. */
type ConnectorStanding = Pick<ConnectorEntry, 'state' | 'remedy'>

/** Connections of accounts with other products. */
export interface ConnectorRepository {
  /** Throws BUDGET_REACHED. */
  create(
    connection: Pick<ConnectorEntry, 'owner' | 'connector' | 'name' | 'settings'> &
      ConnectorStanding & { readonly secrets: readonly SealedSecret[]; readonly grant?: NewGrant },
  ): Promise<ConnectorEntry>
  find(owner: string, id: string): Promise<ConnectorEntry | undefined>
  /** The same for a step of a bot: one of its own account. */
  ofBot(botId: string, id: string): Promise<ConnectorEntry | undefined>
  /** Those of an account, the oldest first. */
  list(owner: string): Promise<readonly ConnectorEntry[]>
  /** Undefined where there is none. */
  change(
    owner: string,
    id: string,
    change: Partial<Pick<ConnectorEntry, 'name' | 'settings'>> &
      Partial<ConnectorStanding> & {
        readonly secrets?: readonly SealedSecret[]
        /** null: nobody gives access any more, and what was entered counts. */
        readonly grant?: NewGrant | null
      },
  ): Promise<ConnectorEntry | undefined>
  /** Notes that it is refused, of a connection that is as it was at `updatedAt`; true: its owners have not been told for a day. */
  noteRefused(id: string, remedy: string, updatedAt: number): Promise<boolean>
  /** One of any account, for whoever proves otherwise that it is theirs. */
  known(id: string): Promise<ConnectorEntry | undefined>
  /** Keeps what its product told under a mark, in place of what it told before; what is older than 60 days goes. */
  noteTold(id: string, mark: string, event: string): Promise<void>
  /** What was told, as JSON text. */
  told(id: string, mark: string): Promise<string | undefined>
  /** Resolves to false where there is none. */
  remove(owner: string, id: string): Promise<boolean>
}

const day = 86_400_000
const newsKept = 60 * day

/** The connections in a database. `now` in milliseconds. */
export function createConnectorRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number,
): ConnectorRepository {
  return {
    create: ({ settings, secrets, grant, ...rest }) =>
      room.within(async trx => {
        await room.add(trx, rest.owner, 'connections')
        await room.admit(trx, rest.owner, 'integrations')
        await putSecrets(trx, secrets, room)
        const row = await trx
          .insertInto('connectors')
          .values({
            ...rest,
            id: randomBytes(12).toString('hex'),
            settings: JSON.stringify(settings),
            is_granted: grant ? 1 : 0,
            told_at: 0,
            created_at: now(),
            updated_at: now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        if (grant) await putGrant(trx, row.id, grant)
        return entryOf(row)
      }),
    async find(owner, id) {
      const row = await db
        .selectFrom('connectors')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return row && entryOf(row)
    },
    async ofBot(botId, id) {
      const row = await db
        .selectFrom('connectors')
        .innerJoin('bots', 'bots.owner', 'connectors.owner')
        .selectAll('connectors')
        .where('bots.id', '=', botId)
        .where('connectors.id', '=', id)
        .executeTakeFirst()
      return row && entryOf(row)
    },
    async list(owner) {
      const rows = await db
        .selectFrom('connectors')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(entryOf)
    },
    change: (owner, id, { settings, secrets = [], grant, ...rest }) =>
      room.within(async trx => {
        await putSecrets(trx, secrets, room)
        const row = await trx
          .updateTable('connectors')
          .set({
            ...rest,
            ...(settings && { settings: JSON.stringify(settings) }),
            ...(grant !== undefined && { is_granted: grant ? 1 : 0 }),
            updated_at: now(),
          })
          .where('id', '=', id)
          .where('owner', '=', owner)
          .returningAll()
          .executeTakeFirst()
        if (row && grant !== undefined) await putGrant(trx, id, grant)
        return row && entryOf(row)
      }),
    async noteRefused(id, remedy, updatedAt) {
      const asItWas = db
        .updateTable('connectors')
        .where('id', '=', id)
        .where('updated_at', '=', updatedAt)
      await asItWas.set({ state: 'failed', remedy }).where('state', '=', 'ok').execute()
      const { numUpdatedRows } = await asItWas
        .set({ told_at: now() })
        .where('told_at', '<=', now() - day)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },
    async known(id) {
      const row = await db
        .selectFrom('connectors')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirst()
      return row && entryOf(row)
    },
    async noteTold(id, mark, event) {
      const at = now()
      await db
        .deleteFrom('connector_news')
        .where('at', '<', at - newsKept)
        .execute()
      await db
        .insertInto('connector_news')
        .values({ connector_id: id, mark, event, at })
        .onConflict(conflict =>
          conflict.columns(['connector_id', 'mark']).doUpdateSet({ event, at }),
        )
        .execute()
    },
    async told(id, mark) {
      const row = await db
        .selectFrom('connector_news')
        .select('event')
        .where('connector_id', '=', id)
        .where('mark', '=', mark)
        .executeTakeFirst()
      return row?.event
    },
    remove: (owner, id) =>
      db.transaction().execute(async trx => {
        const { numDeletedRows } = await trx
          .deleteFrom('connectors')
          .where('id', '=', id)
          .where('owner', '=', owner)
          .executeTakeFirst()
        if (numDeletedRows > 0n) await noteRoom(trx, owner)
        return numDeletedRows > 0n
      }),
  }
}

function entryOf(row: Selectable<Tables['connectors']>): ConnectorEntry {
  return {
    id: row.id,
    owner: row.owner,
    connector: row.connector,
    name: row.name,
    settings: readStored<ConnectorEntry['settings']>(
      row.settings,
      {},
      `settings of connection ${row.id}`,
    ),
    state: row.state,
    remedy: row.remedy,
    isGranted: row.is_granted === 1,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}
