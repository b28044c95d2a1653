import type { Kysely } from 'kysely'
import { readStored } from '../../base/read-stored.js'
import { noteRoom, type Room } from '../budgets/room.js'
import { wakeJob } from '../jobs/rows.js'
import type { Tables } from '../schema.js'
import { putSecrets, type SealedSecret } from '../secrets/put-secrets.js'
import { removeVectorsOf } from './removal.js'

/** The provider that turns an account's pieces into vectors, whose nearness says how near the meanings are; times in milliseconds. */
export interface EmbeddingsEntry {
  readonly owner: string
  /** Of an API in OpenAI's shape, without a slash at its end. */
  readonly address: string
  readonly model: string
  /** Of a vector; null: as the model has them. */
  readonly dimensions: number | null
  /** The reference of a secret, or the `name` of a key of the server's settings; neither: there is none. */
  readonly key: Readonly<Record<string, unknown>>
  /** Names address, model and dimensions: vectors that were made by others cannot be compared. */
  readonly madeBy: string
  /** From which nearness on a piece speaks of a question. */
  readonly nearness: number
  readonly state: 'ok' | 'failed'
  /** What to do where it failed. */
  readonly remedy: string | null
  readonly updatedAt: number
}

/** By which provider accounts have their pieces embedded. */
export interface EmbeddingsRepository {
  find(owner: string): Promise<EmbeddingsEntry | undefined>
  /** Takes the place of the one that there is. Throws BUDGET_REACHED. */
  put(
    entry: Omit<EmbeddingsEntry, 'updatedAt' | 'state' | 'remedy'>,
    secrets: readonly SealedSecret[],
  ): Promise<EmbeddingsEntry>
  /** Notes how the provider stands: why it failed, or null. */
  note(owner: string, remedy: string | null): Promise<void>
  /** Forgets it with all vectors of the account; false where there was none. */
  remove(owner: string): Promise<boolean>
  /** Has what lacks vectors of a source embedded by a job of this handler, in so many milliseconds. */
  wake(sourceId: string, handler: string, pause?: number): Promise<void>
}

/** The same in a database. `now` in milliseconds. */
export function createEmbeddingsRepository(
  db: Kysely<Tables>,
  room: Room,
  now: () => number,
): EmbeddingsRepository {
  return {
    find,
    put: async ({ madeBy, key, ...entry }, secrets) => {
      await room.within(async trx => {
        await putSecrets(trx, secrets, room)
        const row = {
          ...entry,
          made_by: madeBy,
          key: JSON.stringify(key),
          state: 'ok' as const,
          remedy: null,
          updated_at: now(),
        }
        await trx
          .insertInto('knowledge_embeddings')
          .values(row)
          .onConflict(conflict => conflict.column('owner').doUpdateSet(row))
          .execute()
      })
      const kept = await find(entry.owner)
      if (!kept) throw new Error('A provider of embeddings is gone that was kept just now')
      return kept
    },
    note: async (owner, remedy) => {
      await db
        .updateTable('knowledge_embeddings')
        .set({ state: remedy === null ? 'ok' : 'failed', remedy })
        .where('owner', '=', owner)
        .execute()
    },
    remove: owner =>
      db.transaction().execute(async trx => {
        const { numDeletedRows } = await trx
          .deleteFrom('knowledge_embeddings')
          .where('owner', '=', owner)
          .executeTakeFirst()
        await removeVectorsOf(trx, owner)
        if (numDeletedRows > 0n) await noteRoom(trx, owner)
        return numDeletedRows > 0n
      }),
    wake: (sourceId, handler, pause = 0) =>
      db
        .transaction()
        .execute(trx =>
          wakeJob(
            trx,
            { handler, key: sourceId, data: JSON.stringify({ sourceId }), pause },
            now(),
          ),
        ),
  }

  async function find(owner: string): Promise<EmbeddingsEntry | undefined> {
    const row = await db
      .selectFrom('knowledge_embeddings')
      .selectAll()
      .where('owner', '=', owner)
      .executeTakeFirst()
    if (!row) return undefined
    const { made_by, updated_at, key, ...rest } = row
    return {
      ...rest,
      key: readStored<EmbeddingsEntry['key']>(key, {}, 'key of embeddings'),
      madeBy: made_by,
      updatedAt: updated_at,
    }
  }
}
