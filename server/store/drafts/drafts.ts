import type { Kysely } from 'kysely'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'
import {
  createDraftChanges,
  type DraftChanges,
  type DraftEntry,
  entryColumns,
} from './change-draft.js'
import { foldOld } from './fold-old.js'

/** An operation that was accepted; `operation` is JSON text. */
export interface KeptOperation {
  readonly seq: number
  readonly operation: string
  /** The name of who made it; null where that is not known. */
  readonly by: string | null
  /** ISO 8601. */
  readonly at: string
}

/** Drafts of bots, and the operations on them. */
export interface DraftRepository extends DraftChanges {
  /** How far a draft has come; undefined for one without operations, which is what the newest version is. */
  entry(botId: string): Promise<DraftEntry | undefined>
  /** The same with the bot as JSON text. */
  find(botId: string): Promise<(DraftEntry & { readonly file: string }) | undefined>
  /**
   * The operations behind this one in their order, as far as they are not folded: at most `limit`, and not many more than
   * 8,000,000 characters.
   */
  operations(
    botId: string,
    page: { readonly after: number; readonly limit: number },
  ): Promise<readonly KeptOperation[]>
  /** Folds and forgets the operations that came `age` milliseconds ago or earlier; resolves to how many drafts had some. */
  fold(age: number): Promise<number>
}

const mostCharacters = 8_000_000

/** The drafts in a database. */
export function createDraftRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number = Date.now,
): DraftRepository {
  const entries = (botId: string) =>
    db.selectFrom('drafts').select(entryColumns).where('bot_id', '=', botId)
  return {
    ...createDraftChanges(room),
    entry: botId => entries(botId).executeTakeFirst(),
    find: botId => entries(botId).select('file').executeTakeFirst(),
    operations: async (botId, { after, limit }) => {
      const behind = db
        .selectFrom('draft_operations')
        .where('bot_id', '=', botId)
        .where('seq', '>', after)
        .where('operation', '<>', '')
        .orderBy('seq')
      const sizes = await behind
        .select(({ fn }) => ['seq', fn<number>('length', ['operation']).as('size')])
        .limit(limit)
        .execute()
      return behind
        .select(['seq', 'operation', 'made_by as by', 'made_at as at'])
        .where('seq', '<=', upTo(sizes))
        .execute()
    },
    fold: age => foldOld(db, new Date(now() - age).toISOString()),
  }
}

/** The number of the last operation that is still answered. */
function upTo(sizes: readonly { readonly seq: number; readonly size: number }[]): number {
  let characters = 0
  for (const [index, { size }] of sizes.entries()) {
    characters += size
    if (characters > mostCharacters) return sizes[Math.max(0, index - 1)]?.seq ?? 0
  }
  return sizes.at(-1)?.seq ?? 0
}
