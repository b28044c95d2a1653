import type { Kysely, Transaction } from 'kysely'
import { noteRoom, ownerOf } from '../budgets/room.js'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'

const atOnce = 100

/** Folds and forgets operations that were made before a date, draft by draft; resolves to how many drafts had some. */
export async function foldOld(db: Kysely<Tables>, before: string): Promise<number> {
  let folded = 0
  for (let after = ''; ; ) {
    const drafts = await db
      .selectFrom('drafts')
      .select(({ selectFrom }) => [
        'bot_id',
        // The first one that is left is the oldest.
        selectFrom('draft_operations')
          .select('made_at')
          .whereRef('draft_operations.bot_id', '=', 'drafts.bot_id')
          .orderBy('draft_operations.seq')
          .limit(1)
          .as('oldest'),
      ])
      .where('bot_id', '>', after)
      .orderBy('bot_id')
      .limit(atOnce)
      .execute()
    for (const { bot_id, oldest } of drafts) {
      if (oldest === null || oldest >= before) continue
      await db.transaction().execute(trx => foldDraft(trx, bot_id, before))
      folded++
    }
    const last = drafts.at(-1)
    if (!last) return folded
    after = last.bot_id
  }
}

async function foldDraft(trx: Transaction<Tables>, botId: string, before: string): Promise<void> {
  const bot = trx.selectFrom('bots').select('id').where('id', '=', botId)
  await (isOnPostgres<Tables>(trx) ? bot.forNoKeyUpdate() : bot).execute()
  const row = await trx
    .selectFrom('draft_operations')
    .select(({ fn }) => fn.max('seq').as('seq'))
    .where('bot_id', '=', botId)
    .where('made_at', '<', before)
    .executeTakeFirst()
  const upTo = Number(row?.seq ?? 0)
  await trx
    .deleteFrom('draft_operations')
    .where('bot_id', '=', botId)
    .where('seq', '<=', upTo)
    .execute()
  await trx
    .updateTable('drafts')
    .set({ folded_seq: upTo })
    .where('bot_id', '=', botId)
    .where('folded_seq', '<', upTo)
    .execute()
  await noteRoom(trx, (await ownerOf(trx, botId)) ?? '')
}
