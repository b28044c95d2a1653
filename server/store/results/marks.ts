import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'

/** What a visitor's browser calls a conversation by: its session's tag, and when it began by its own clock. */
export interface ResultKey {
  readonly botId: string
  readonly session: string
  readonly begun: number
}

const markOf = ({ botId, session, begun }: ResultKey) =>
  createHash('sha256')
    .update(JSON.stringify([botId, session, begun]))
    .digest('base64url')

/** Notes that these were deleted, so that they do not come back. */
export async function putMarks(
  db: Kysely<Tables>,
  keys: readonly ResultKey[],
  at: number,
): Promise<void> {
  if (keys.length === 0) return
  await db
    .insertInto('result_marks')
    .values(keys.map(key => ({ mark: markOf(key), at })))
    .onConflict(conflict => conflict.column('mark').doUpdateSet({ at }))
    .execute()
}

/** Whether a conversation was deleted. */
export async function isMarked(db: Kysely<Tables>, key: ResultKey): Promise<boolean> {
  const row = await db
    .selectFrom('result_marks')
    .select('at')
    .where('mark', '=', markOf(key))
    .executeTakeFirst()
  return row !== undefined
}

/** Forgets which were deleted before `until`. */
export async function removeMarks(db: Kysely<Tables>, until: number): Promise<void> {
  await db.deleteFrom('result_marks').where('at', '<=', until).execute()
}
