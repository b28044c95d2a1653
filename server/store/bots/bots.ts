import type { Kysely, Transaction } from 'kysely'
import { firstOwner } from '../accounts/first-owner.js'
import { brought } from '../budgets/plan-lines.js'
import { forgetRoom, noteRoom, ownerOf, type Room } from '../budgets/room.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { createPublications, type Publications } from './publications.js'
import { createVersionWriter, type VersionWriter } from './save-version.js'
import { createTryouts, type Tryouts } from './tryouts.js'
import { isUsedByAnother, noteUsed } from './used-ids.js'
import { createStoredVersions, type StoredVersions } from './versions.js'

/** Whether an entry is a bot, or a part that bots play. */
export type BotKind = 'bot' | 'sub-flow'

/** A bot beside its versions. */
export interface BotEntry {
  readonly id: string
  readonly name: string
  /** A `BotKind`. */
  readonly kind: string
  readonly owner: string
  readonly publishedVersion: number | null
  /** ISO 8601. */
  readonly createdAt: string
  /** JSON text: what was set through the API. */
  readonly details: string
}

/** Which bots are listed. */
interface BotChoice {
  readonly owner: string
  /** Names and values that all must match. */
  readonly metadata: readonly (readonly [name: string, value: string])[]
  readonly limit: number
  /** Sub-flows, too. */
  readonly hasSubFlows?: true
  /** Only those behind this one. */
  readonly after?: { readonly createdAt: string; readonly id: string } | undefined
}

/** What a change makes of a bot; what is absent stays. */
interface BotChange {
  readonly details: string
  readonly name?: string | undefined
  readonly metadata?: Readonly<Record<string, string>> | undefined
}

/** Bots and their versions. */
export interface BotRepository extends StoredVersions, VersionWriter, Publications, Tryouts {
  /**
   * Makes a bot that has no version yet; resolves to false when there is one with this id, was one of another account, or the id is
   * kept for a bot that the server brings into the first account. Throws BUDGET_REACHED, as does whatever stores a flow.
   */
  create(
    id: string,
    given?: { readonly name?: string; readonly owner?: string; readonly kind?: BotKind },
  ): Promise<boolean>
  find(id: string): Promise<BotEntry | undefined>
  /** The newest first. */
  list(choice: BotChoice): Promise<readonly BotEntry[]>
  /** Changes what is set of a bot, one change after the other; undefined when there is none. */
  change(id: string, change: (entry: BotEntry) => BotChange): Promise<BotEntry | undefined>
  /** Deletes a bot with all its versions, calls and mails; resolves to false when there is none. */
  remove(id: string): Promise<boolean>
  /** Deletes a bot of which neither a version nor a draft is stored; resolves to false for any other. */
  removeBlank(id: string): Promise<boolean>
  isEmpty(): Promise<boolean>
}

/** The bots in a database. */
export function createBotRepository(db: Kysely<Tables>, room: Room): BotRepository {
  return {
    ...createStoredVersions(db),
    ...createVersionWriter(db, room),
    ...createPublications(db),
    ...createTryouts(db),
    create: (id, given) =>
      db.transaction().execute(async trx => {
        const owner = given?.owner ?? firstOwner
        const isBrought = brought.includes(id)
        if (isBrought && owner !== firstOwner) return false
        const result = await trx
          .insertInto('bots')
          .values({ id, published_version: null, created_at: new Date().toISOString(), ...given })
          .onConflict(conflict => conflict.column('id').doNothing())
          .executeTakeFirst()
        if (!result.numInsertedOrUpdatedRows) return false
        // A deletion that was under way is over once the row is there, and known.
        if (await isUsedByAnother(trx, id, owner)) {
          await trx.deleteFrom('bots').where('id', '=', id).execute()
          return false
        }
        // Behind the bot's own row, as whatever is stored of it later: so no two wait for each other.
        await room.add(trx, owner, 'bots', 1)
        if ((given?.kind ?? 'bot') === 'bot' && !isBrought)
          await room.admit(trx, owner, 'chatbots', { made: 1 })
        return true
      }),
    find: id => db.selectFrom('bots').select(botColumns).where('id', '=', id).executeTakeFirst(),
    list: async ({ owner, metadata, limit, hasSubFlows, after }) => {
      let query = db.selectFrom('bots').select(botColumns).where('owner', '=', owner)
      if (!hasSubFlows) query = query.where('kind', '=', 'bot')
      for (const [name, value] of metadata)
        query = query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('bot_metadata')
              .select('name')
              .whereRef('bot_metadata.bot_id', '=', 'bots.id')
              .where('bot_metadata.name', '=', name)
              .where('value', '=', value),
          ),
        )
      if (after) {
        const { createdAt, id } = after
        query = query.where(({ or, and, eb }) =>
          or([
            eb('created_at', '<', createdAt),
            and([eb('created_at', '=', createdAt), eb('bots.id', '<', id)]),
          ]),
        )
      }
      return query.orderBy('created_at', 'desc').orderBy('bots.id', 'desc').limit(limit).execute()
    },
    change: (id, change) => db.transaction().execute(trx => changeBot(trx, id, change)),
    remove: id => db.transaction().execute(trx => removeBot(trx, id)),
    removeBlank: id =>
      db.transaction().execute(async trx => {
        const row = trx.selectFrom('bots').select('id').where('id', '=', id)
        await (isOnPostgres<Tables>(trx) ? row.forUpdate() : row).execute()
        const { stored } = await trx
          .selectNoFrom(({ exists, or, selectFrom }) =>
            or([
              exists(selectFrom('versions').select('bot_id').where('bot_id', '=', id)),
              exists(selectFrom('drafts').select('bot_id').where('bot_id', '=', id)),
            ]).as('stored'),
          )
          .executeTakeFirstOrThrow()
        return !stored && removeBot(trx, id)
      }),
    isEmpty: async () =>
      (await db.selectFrom('bots').select('id').limit(1).executeTakeFirst()) === undefined,
  }
}

async function removeBot(trx: Transaction<Tables>, id: string): Promise<boolean> {
  await noteUsed(trx, id)
  const owner = (await ownerOf(trx, id)) ?? ''
  const { numDeletedRows } = await trx.deleteFrom('bots').where('id', '=', id).executeTakeFirst()
  await noteRoom(trx, owner)
  await forgetRoom(trx, owner)
  return numDeletedRows > 0n
}

const botColumns = [
  'bots.id',
  'bots.name',
  'bots.kind',
  'bots.owner',
  'bots.published_version as publishedVersion',
  'bots.created_at as createdAt',
  'bots.details',
] as const

async function changeBot(
  trx: Transaction<Tables>,
  id: string,
  change: (entry: BotEntry) => BotChange,
): Promise<BotEntry | undefined> {
  // Writing the row locks it, so that changes come one after the other.
  const entry = await trx
    .updateTable('bots')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returning(botColumns)
    .executeTakeFirst()
  if (!entry) return undefined
  const { details, name = entry.name, metadata } = change(entry)
  await trx.updateTable('bots').set({ details, name }).where('id', '=', id).execute()
  if (metadata) {
    await trx.deleteFrom('bot_metadata').where('bot_id', '=', id).execute()
    const rows = Object.entries(metadata).map(([name, value]) => ({ bot_id: id, name, value }))
    if (rows.length > 0) await trx.insertInto('bot_metadata').values(rows).execute()
  }
  return { ...entry, details, name }
}
