import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { noteRoom, ownerOf, type Room } from '../budgets/room.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'

/** A draft that was kept under a name. */
export interface NamedDraftEntry {
  /** Never given to another one. */
  readonly id: string
  readonly name: string
  /** ISO 8601. */
  readonly keptAt: string
  /** The name of who kept it; null where it is not known. */
  readonly keptBy: string | null
}

/** Drafts under names. */
export interface NamedDraftRepository {
  /** All of a bot, the newest first. */
  list(botId: string): Promise<readonly NamedDraftEntry[]>
  /** One with the bot as JSON text. */
  find(
    botId: string,
    id: string,
  ): Promise<(NamedDraftEntry & { readonly file: string }) | undefined>
  /** Keeps a bot, JSON text, under a name; undefined where there are 100 already, or no such bot. Throws BUDGET_REACHED. */
  keep(
    botId: string,
    draft: { readonly name: string; readonly file: string; readonly by?: string | undefined },
  ): Promise<NamedDraftEntry | undefined>
  /** Gives one another name; undefined where there is none such. */
  rename(botId: string, id: string, name: string): Promise<NamedDraftEntry | undefined>
  /** Resolves to false where there is none such. */
  remove(botId: string, id: string): Promise<boolean>
}

/** Of one bot. */
const most = 100
const columns = ['id', 'name', 'kept_at as keptAt', 'kept_by as keptBy'] as const

/** The named drafts in a database. */
export function createNamedDraftRepository(db: Kysely<Tables>, room: Room): NamedDraftRepository {
  const those = (botId: string) =>
    db.selectFrom('named_drafts').select(columns).where('bot_id', '=', botId)
  return {
    list: botId => those(botId).orderBy('keptAt', 'desc').orderBy('id').execute(),
    find: (botId, id) => those(botId).select('file').where('id', '=', id).executeTakeFirst(),
    keep: (botId, { name, file, by }) =>
      room.within(async trx => {
        const bot = trx.selectFrom('bots').select('id').where('id', '=', botId)
        // A transaction on SQLite has the whole database for itself.
        const locked = isOnPostgres<Tables>(trx) ? bot.forNoKeyUpdate() : bot
        if (!(await locked.executeTakeFirst())) return undefined
        const { count } = await trx
          .selectFrom('named_drafts')
          .select(({ fn }) => fn.countAll().as('count'))
          .where('bot_id', '=', botId)
          .executeTakeFirstOrThrow()
        if (Number(count) >= most) return undefined
        await room.grow(trx, { botId }, Buffer.byteLength(file))
        return trx
          .insertInto('named_drafts')
          .values({
            bot_id: botId,
            id: randomUUID(),
            name,
            file,
            kept_by: by ?? null,
            kept_at: new Date().toISOString(),
          })
          .returning(columns)
          .executeTakeFirst()
      }),
    rename: (botId, id, name) =>
      db
        .updateTable('named_drafts')
        .set({ name })
        .where('bot_id', '=', botId)
        .where('id', '=', id)
        .returning(columns)
        .executeTakeFirst(),
    remove: async (botId, id) => {
      await noteRoom(db, (await ownerOf(db, botId)) ?? '')
      const { numDeletedRows } = await db
        .deleteFrom('named_drafts')
        .where('bot_id', '=', botId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
