import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { putSecrets, type SealedSecret } from './put-secrets.js'

/** What becomes of a text that is stored, with the secrets that were in it; undefined: it stays. */
type Resealed = { readonly text: string; readonly secrets: readonly SealedSecret[] } | undefined

/** Seals what is stored of one bot: its versions in their order and its draft, and then the operations on that. */
export interface BotSealer {
  file(text: string): Resealed
  operation(text: string): Resealed
}

const atOnce = 100

/** Has all that is stored of bots sealed, each bot in a transaction; resolves to how many texts were changed. */
export async function sealBots(
  db: Kysely<Tables>,
  sealerFor: (owner: string) => BotSealer,
): Promise<number> {
  let changed = 0
  let after = ''
  for (;;) {
    const bots = await db
      .selectFrom('bots')
      .select(['id', 'owner'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(atOnce)
      .execute()
    for (const { id, owner } of bots)
      changed += await db.transaction().execute(trx => sealBot(trx, id, sealerFor(owner)))
    const last = bots.at(-1)
    if (!last) return changed
    after = last.id
  }
}

async function sealBot(
  trx: Transaction<Tables>,
  botId: string,
  sealer: BotSealer,
): Promise<number> {
  const bot = trx.selectFrom('bots').select('id').where('id', '=', botId)
  await (isOnPostgres<Tables>(trx) ? bot.forNoKeyUpdate() : bot).execute()
  let changed = 0
  const keep = async (resealed: Resealed, write: (text: string) => Promise<unknown>) => {
    if (!resealed) return
    await putSecrets(trx, resealed.secrets)
    await write(resealed.text)
    changed++
  }
  const versions = trx.selectFrom('versions').where('bot_id', '=', botId)
  for (const { version } of await versions.select('version').orderBy('version').execute()) {
    const { file } = await versions
      .select('file')
      .where('version', '=', version)
      .executeTakeFirstOrThrow()
    await keep(sealer.file(file), text =>
      trx
        .updateTable('versions')
        .set({ file: text })
        .where('bot_id', '=', botId)
        .where('version', '=', version)
        .execute(),
    )
  }
  const draft = await trx
    .selectFrom('drafts')
    .select(['file', 'folded_seq'])
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  if (!draft) return changed
  await keep(sealer.file(draft.file), file =>
    trx
      .updateTable('drafts')
      .set({ file, state: randomUUID() })
      .where('bot_id', '=', botId)
      .execute(),
  )
  for (let seq = draft.folded_seq; ; ) {
    const operations = await trx
      .selectFrom('draft_operations')
      .select(['seq', 'operation'])
      .where('bot_id', '=', botId)
      .where('seq', '>', seq)
      .orderBy('seq')
      .limit(atOnce)
      .execute()
    for (const { seq, operation } of operations)
      await keep(sealer.operation(operation), text =>
        trx
          .updateTable('draft_operations')
          .set({ operation: text })
          .where('bot_id', '=', botId)
          .where('seq', '=', seq)
          .execute(),
      )
    const last = operations.at(-1)
    if (!last) return changed
    seq = last.seq
  }
}
