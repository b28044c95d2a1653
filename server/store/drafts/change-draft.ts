import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { rowBytes } from '../budgets/count-bytes.js'
import { noteRoom, ownerOf, type Room } from '../budgets/room.js'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { putSecrets, type SealedSecret } from '../secrets/put-secrets.js'

/** How far a draft has come. */
export interface DraftEntry {
  /** The number of its last operation. */
  readonly seq: number
  /** Tells this state from any other. */
  readonly state: string
  /** The newest version when the draft was last stored as one; 0 where there was none. */
  readonly version: number
  /** The number of the last operation in that version. */
  readonly versionSeq: number
  /** The number of the last operation that is folded: those behind it can be read one by one. */
  readonly foldedSeq: number
}

/** The columns of an entry. */
export const entryColumns = [
  'seq',
  'state',
  'version',
  'version_seq as versionSeq',
  'folded_seq as foldedSeq',
] as const

/** Why an operation was refused. */
export interface DraftRefusal {
  readonly id: string
  readonly code: string
  readonly message: string
}

/** A draft that nobody else changes meanwhile. */
export interface LockedDraft {
  /** Undefined: it is what the newest version is. */
  readonly entry: DraftEntry | undefined
  /** Of the given ids, those that have been accepted, and those that have been refused. */
  readonly accepted: ReadonlySet<string>
  readonly refused: ReadonlyMap<string, DraftRefusal>
  /** The bot as it stands; undefined where there is no flow yet. */
  readFile(): Promise<string | undefined>
}

/** What becomes of a draft. */
export interface DraftChange {
  /** In order, each as JSON text. */
  readonly operations: readonly { readonly id: string; readonly operation: string }[]
  readonly refused: readonly DraftRefusal[]
  /** The secrets that they bring. */
  readonly secrets?: readonly SealedSecret[]
  /** The bot after the last operation, as JSON text. */
  readonly file: string
}

/** Changes drafts. */
export interface DraftChanges {
  /**
   * Has `carryOut` say what becomes of a draft by operations with these ids, one caller after the other; resolves to how far
   * the draft is then, and to undefined where there is no such bot. Throws BUDGET_REACHED.
   */
  change(
    botId: string,
    given: { readonly ids: readonly string[]; readonly by?: string | undefined },
    carryOut: (draft: LockedDraft) => Promise<DraftChange>,
  ): Promise<DraftEntry | undefined>
}

/** Operations of a draft that can be read one by one. */
const mostOperations = 10_000
/** Days for which it is known that an operation was refused. */
const refusalsStay = 30

/** The changes in a database. */
export function createDraftChanges(room: Room): DraftChanges {
  return {
    change: (botId, { ids, by }, carryOut) =>
      room.within(async trx => {
        const draft = await lockDraft(trx, botId, ids)
        return draft && writeDraft(trx, room, botId, draft, await carryOut(draft), by)
      }),
  }
}

/** Has the draft of a bot for oneself until the transaction is over; undefined where there is no such bot. */
export async function lockDraft(
  trx: Transaction<Tables>,
  botId: string,
  ids: readonly string[],
): Promise<LockedDraft | undefined> {
  const isPostgres = isOnPostgres<Tables>(trx)
  const bots = trx.selectFrom('bots').select('id').where('id', '=', botId)
  // A transaction on SQLite has the whole database for itself.
  if (!(await (isPostgres ? bots.forNoKeyUpdate() : bots).executeTakeFirst())) return undefined
  const entry = await entryOf(trx, botId)
  const among = sql<string>`(select id from ${givenRows(
    isPostgres,
    { id: 'text' },
    ids.map(id => ({ id })),
  )})`
  const accepted = await trx
    .selectFrom('draft_operations')
    .select('id')
    .where('bot_id', '=', botId)
    .where('id', 'in', among)
    .execute()
  const refused = await trx
    .selectFrom('draft_refusals')
    .select(['id', 'code', 'message'])
    .where('bot_id', '=', botId)
    .where('id', 'in', among)
    .execute()
  return {
    entry,
    accepted: new Set(accepted.map(({ id }) => id)),
    refused: new Map(refused.map(each => [each.id, each])),
    readFile: async () => (entry ? fileOf(trx, botId) : (await newestFile(trx, botId))?.file),
  }
}

/** Writes what has become of a locked draft; gives how far it is then. `by` is who did that. */
export async function writeDraft(
  trx: Transaction<Tables>,
  room: Room,
  botId: string,
  { entry }: LockedDraft,
  { operations, refused, secrets = [], file }: DraftChange,
  by: string | undefined,
): Promise<DraftEntry> {
  const made_at = new Date().toISOString()
  await room.grow(trx, { botId }, bytesOf(refused.map(each => [each.id, each.message])))
  await keepRefusals(trx, botId, refused, made_at)
  const before = entry ?? {
    seq: 0,
    state: '',
    version: (await newestFile(trx, botId))?.version ?? 0,
    versionSeq: 0,
    foldedSeq: 0,
  }
  if (operations.length === 0) return before
  await room.grow(trx, { botId }, bytesOf(operations.map(each => [each.id, each.operation])))
  await putSecrets(trx, secrets, room)
  await trx
    .insertInto('draft_operations')
    .values(
      operations.map(({ id, operation }, index) => ({
        bot_id: botId,
        seq: before.seq + index + 1,
        id,
        operation,
        made_by: by ?? null,
        made_at,
      })),
    )
    .execute()
  const seq = before.seq + operations.length
  const foldedSeq = Math.max(before.foldedSeq, seq - mostOperations)
  if (foldedSeq > before.foldedSeq) await fold(trx, botId, before.foldedSeq, foldedSeq)
  const after = { ...before, seq, state: randomUUID(), foldedSeq }
  const { state, version, versionSeq: version_seq } = after
  await trx
    .insertInto('drafts')
    .values({ bot_id: botId, seq, state, version, version_seq, file, folded_seq: foldedSeq })
    .onConflict(conflict =>
      conflict.column('bot_id').doUpdateSet({ seq, state, file, folded_seq: foldedSeq }),
    )
    .execute()
  return after
}

/** Forgets what operations were, which the draft has in it; that they were accepted stays known. */
async function fold(
  trx: Transaction<Tables>,
  botId: string,
  after: number,
  upTo: number,
): Promise<void> {
  await trx
    .updateTable('draft_operations')
    .set({ operation: '' })
    .where('bot_id', '=', botId)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .execute()
  await noteRoom(trx, (await ownerOf(trx, botId)) ?? '')
}

/** What rows of these texts take. */
const bytesOf = (rows: readonly (readonly string[])[]) =>
  rows.reduce((sum, texts) => sum + Buffer.byteLength(texts.join('')) + rowBytes, 0)

/** Notes up to which operation a version has the draft. */
export async function noteVersion(
  trx: Transaction<Tables>,
  botId: string,
  version: number,
  seq: number,
): Promise<void> {
  await trx
    .updateTable('drafts')
    .set({ version, version_seq: seq })
    .where('bot_id', '=', botId)
    .execute()
}

/** How far a draft has come; undefined where there are no operations. */
async function entryOf(trx: Transaction<Tables>, botId: string): Promise<DraftEntry | undefined> {
  return trx
    .selectFrom('drafts')
    .select(entryColumns)
    .where('bot_id', '=', botId)
    .executeTakeFirst()
}

async function fileOf(trx: Transaction<Tables>, botId: string): Promise<string | undefined> {
  const row = await trx
    .selectFrom('drafts')
    .select('file')
    .where('bot_id', '=', botId)
    .executeTakeFirst()
  return row?.file
}

async function newestFile(trx: Transaction<Tables>, botId: string) {
  return trx
    .selectFrom('versions')
    .select(['version', 'file'])
    .where('bot_id', '=', botId)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst()
}

async function keepRefusals(
  trx: Transaction<Tables>,
  botId: string,
  refused: readonly DraftRefusal[],
  made_at: string,
): Promise<void> {
  if (refused.length === 0) return
  const old = new Date(Date.parse(made_at) - refusalsStay * 86_400_000).toISOString()
  await trx
    .deleteFrom('draft_refusals')
    .where('bot_id', '=', botId)
    .where('made_at', '<', old)
    .execute()
  await trx
    .insertInto('draft_refusals')
    .values(refused.map(({ id, code, message }) => ({ bot_id: botId, id, code, message, made_at })))
    .execute()
}
