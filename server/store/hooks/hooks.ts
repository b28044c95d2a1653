import { createHash, randomBytes } from 'node:crypto'
import type { Kysely, Selectable } from 'kysely'
import type { Room } from '../budgets/room.js'
import { jobRow } from '../jobs/rows.js'
import type { Tables } from '../schema.js'
import { putSecrets, type SealedSecret } from '../secrets/put-secrets.js'

/** Where an account is told of an event; times in milliseconds since 1970. */
export interface HookEntry {
  readonly id: string
  readonly owner: string
  /** Null: of all bots of the account. */
  readonly botId: string | null
  readonly event: string
  readonly targetUrl: string
  /** The id of the secret with which it is signed. */
  readonly secret: string
  readonly createdAt: number
}

/** What was told, or is to be. */
export interface HookDelivery {
  readonly id: string
  readonly botId: string
  readonly state: 'waiting' | 'sent' | 'failed'
  readonly attempts: number
  readonly status: number | null
  readonly error: string | null
  readonly at: number
}

/** Something that has happened in a bot. */
interface Happened {
  /** The same each time that it is told. */
  readonly id: string
  readonly botId: string
  /** The session's tag. */
  readonly session: string | null
  readonly event: string
  /** JSON text. */
  readonly body: string
}

/** Where accounts are told of what happens in their bots. */
export interface HookRepository {
  /** Throws BUDGET_REACHED. */
  create(
    hook: Pick<HookEntry, 'owner' | 'botId' | 'event' | 'targetUrl'> & {
      readonly secret: SealedSecret
    },
  ): Promise<HookEntry>
  get(id: string): Promise<HookEntry | undefined>
  find(owner: string, id: string): Promise<HookEntry | undefined>
  /** Those of an account, the oldest first. */
  list(owner: string): Promise<readonly HookEntry[]>
  /** The events of which a bot's account wants to be told. */
  wanted(botId: string): Promise<ReadonlySet<string>>
  /** Puts a job of this handler for each hook that wants to know of it, once. */
  spread(happened: Happened, handler: string): Promise<void>
  note(
    id: string,
    outcome: Pick<HookDelivery, 'state' | 'attempts' | 'status' | 'error'>,
  ): Promise<void>
  /** A hook's, the newest first, at most so many. */
  deliveries(hookId: string, most: number): Promise<readonly HookDelivery[]>
  /** Resolves to false where there is none. */
  remove(id: string): Promise<boolean>
}

/** Milliseconds for which it is kept what became of a delivery. */
const stays = 30 * 86_400_000

/** The hooks in a database. `now` in milliseconds. */
export function createHookRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number,
): HookRepository {
  return {
    create: ({ owner, botId, event, targetUrl, secret }) =>
      room.within(async trx => {
        await room.add(trx, owner, 'connections')
        await putSecrets(trx, [secret], room)
        const row = await trx
          .insertInto('hooks')
          .values({
            id: randomBytes(12).toString('hex'),
            owner,
            bot_id: botId,
            event,
            target_url: targetUrl,
            secret: secret.id,
            created_at: now(),
          })
          .returningAll()
          .executeTakeFirstOrThrow()
        return entryOf(row)
      }),
    async get(id) {
      const row = await db.selectFrom('hooks').selectAll().where('id', '=', id).executeTakeFirst()
      return row && entryOf(row)
    },
    async find(owner, id) {
      const row = await db
        .selectFrom('hooks')
        .selectAll()
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return row && entryOf(row)
    },
    async list(owner) {
      const rows = await db
        .selectFrom('hooks')
        .selectAll()
        .where('owner', '=', owner)
        .orderBy('created_at')
        .orderBy('id')
        .execute()
      return rows.map(entryOf)
    },
    async wanted(botId) {
      const rows = await ofBot(db, botId).select('hooks.event').distinct().execute()
      return new Set(rows.map(({ event }) => event))
    },
    spread: ({ id, botId, session, event, body }, handler) =>
      db.transaction().execute(async trx => {
        const hooks = await ofBot(trx, botId)
          .select('hooks.id')
          .where('hooks.event', '=', event)
          .execute()
        for (const hook of hooks) {
          const own = createHash('sha256').update(`${id} ${hook.id}`).digest('hex').slice(0, 48)
          const put = await trx
            .insertInto('hook_deliveries')
            .values({
              id: own,
              hook_id: hook.id,
              bot_id: botId,
              state: 'waiting',
              attempts: 0,
              at: now(),
            })
            .onConflict(conflict => conflict.column('id').doNothing())
            .returning('id')
            .executeTakeFirst()
          if (!put) continue
          const data = JSON.stringify({ hookId: hook.id, body })
          const job = { id: own, handler, botId, data, ...(session !== null && { session }) }
          await trx.insertInto('jobs').values(jobRow(job, now())).execute()
        }
      }),
    async note(id, outcome) {
      await db.updateTable('hook_deliveries').set(outcome).where('id', '=', id).execute()
      await db
        .deleteFrom('hook_deliveries')
        .where('at', '<=', now() - stays)
        .where(({ selectFrom, eb }) =>
          eb(
            'hook_id',
            'in',
            selectFrom('hook_deliveries as own').select('own.hook_id').where('own.id', '=', id),
          ),
        )
        .execute()
    },
    async deliveries(hookId, most) {
      const rows = await db
        .selectFrom('hook_deliveries')
        .selectAll()
        .where('hook_id', '=', hookId)
        .orderBy('at', 'desc')
        .orderBy('id')
        .limit(most)
        .execute()
      return rows.map(({ bot_id: botId, hook_id: _, ...rest }) => ({ ...rest, botId }))
    },
    async remove(id) {
      const { numDeletedRows } = await db
        .deleteFrom('hooks')
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}

/** The hooks of a bot's account that are about it. */
function ofBot(on: Kysely<Tables>, botId: string) {
  return on
    .selectFrom('hooks')
    .innerJoin('bots', 'bots.owner', 'hooks.owner')
    .where('bots.id', '=', botId)
    .where(({ or, eb }) => or([eb('hooks.bot_id', 'is', null), eb('hooks.bot_id', '=', botId)]))
}

function entryOf(row: Selectable<Tables['hooks']>): HookEntry {
  return {
    id: row.id,
    owner: row.owner,
    botId: row.bot_id,
    event: row.event,
    targetUrl: row.target_url,
    secret: row.secret,
    createdAt: row.created_at,
  }
}
