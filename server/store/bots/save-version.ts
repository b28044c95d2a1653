import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Room } from '../budgets/room.js'
import {
  type DraftChange,
  type DraftEntry,
  type LockedDraft,
  lockDraft,
  noteVersion,
  writeDraft,
} from '../drafts/change-draft.js'
import type { Tables } from '../schema.js'
import { notePublication } from './publications.js'
import { endTryout, noteLive } from './tryouts.js'
import { newestVersion } from './used-ids.js'

/** A flow that becomes a version. */
interface NewVersion {
  readonly file: string
  /** Who stores it. */
  readonly by?: string | undefined
}

/** A draft as it was read, which is to become a version. */
interface DraftVersion extends NewVersion {
  readonly entry: DraftEntry
}

/** Makes versions, and what is live. */
export interface VersionWriter {
  /**
   * Stores a flow as the bot's newest version, not yet published; resolves to its number, from 1. It takes the place of the
   * draft, by an operation where there are some, or where that is asked for. `by` is who stores it.
   */
  save(id: string, file: string, by?: string, isOperation?: boolean): Promise<number>
  /**
   * Stores a flow as the version behind this one, and changes the draft likewise; resolves to undefined where that is no longer
   * the newest.
   */
  saveAfter(
    id: string,
    version: number,
    flow: NewVersion,
    carryOut: (draft: LockedDraft) => Promise<DraftChange>,
  ): Promise<number | undefined>
  /** Stores a draft as it was read as the newest version; undefined where another one was stored since. */
  saveDraft(id: string, draft: DraftVersion): Promise<number | undefined>
  /** Makes a version live for everybody; resolves to false when there is no such version. `by` is who does, and `note` what they say of it. */
  publish(id: string, version: number, by?: string, note?: string): Promise<boolean>
  /** Takes a bot offline; resolves to false when it was not live. `by` is who does. */
  unpublish(id: string, by?: string): Promise<boolean>
}

/** Makes them in a database. */
export function createVersionWriter(db: Kysely<Tables>, room: Room): VersionWriter {
  return {
    save: (id, file, by, isOperation) =>
      room.within(trx => saveVersion(trx, room, id, { file, by }, isOperation)),
    saveAfter: (id, version, flow, carryOut) =>
      room.within(trx => saveVersionAfter(trx, room, id, version, flow, carryOut)),
    saveDraft: (id, draft) => room.within(trx => saveDraftVersion(trx, room, id, draft)),
    publish: (id, version, by, note) =>
      db.transaction().execute(trx => publish(trx, id, version, by, note)),
    unpublish: (id, by) => db.transaction().execute(trx => unpublish(trx, id, by)),
  }
}

/**
 * Stores a flow as the newest version, and puts it in place of the draft by an operation; unless that is asked for, only where
 * the draft has operations already.
 */
async function saveVersion(
  trx: Transaction<Tables>,
  room: Room,
  id: string,
  { file, by }: NewVersion,
  isOperation = false,
): Promise<number> {
  const version = await put(trx, room, id, (await lockNewest(trx, id)) + 1, file, by)
  const draft = await lockDraft(trx, id, [])
  if (!draft || (!isOperation && !draft.entry)) return version
  const operationId = randomUUID()
  // The text is put together, so that a large bot need not be read.
  const operation = `{"id":"${operationId}","op":"replace","bot":${file}}`
  const change = { operations: [{ id: operationId, operation }], refused: [], file }
  const { seq } = await writeDraft(trx, room, id, draft, change, by)
  await noteVersion(trx, id, version, seq)
  return version
}

/**
 * Stores a flow as the version behind this one and carries the same change out on the draft; undefined where that version is
 * no longer the newest.
 */
async function saveVersionAfter(
  trx: Transaction<Tables>,
  room: Room,
  id: string,
  since: number,
  { file, by }: NewVersion,
  carryOut: (draft: LockedDraft) => Promise<DraftChange>,
): Promise<number | undefined> {
  if ((await lockNewest(trx, id)) !== since) return undefined
  const draft = await lockDraft(trx, id, [])
  const before = draft?.entry
  const after = draft && (await writeDraft(trx, room, id, draft, await carryOut(draft), by))
  const version = await put(trx, room, id, since + 1, file, by)
  const wasStored = !before || isStored(before, since)
  if (after) await noteVersion(trx, id, version, wasStored ? after.seq : before.versionSeq)
  return version
}

/**
 * Stores a draft as the newest version; resolves to the one that has it already where there is one, and to undefined where
 * another version was stored since the draft was read.
 */
async function saveDraftVersion(
  trx: Transaction<Tables>,
  room: Room,
  id: string,
  { entry, file, by }: DraftVersion,
): Promise<number | undefined> {
  const draft = await lockDraft(trx, id, [])
  if (!draft?.entry) return undefined
  const newest = await newestVersion(trx, id)
  if (isStored({ ...draft.entry, seq: entry.seq }, newest)) return newest
  if (draft.entry.version !== entry.version) return undefined
  const version = await put(trx, room, id, newest + 1, file, by)
  await noteVersion(trx, id, version, entry.seq)
  return version
}

/** Whether the newest version is what the draft is. */
function isStored({ seq, version, versionSeq }: DraftEntry, newest: number): boolean {
  return seq === versionSeq && version === newest
}

/** Makes a version live; resolves to false when there is no such version. */
async function publish(
  trx: Transaction<Tables>,
  id: string,
  version: number,
  by: string | undefined,
  note: string | undefined,
): Promise<boolean> {
  // The bot's row before those of its versions, as whatever else is published: so no two wait for each other.
  const { numUpdatedRows } = await trx
    .updateTable('bots')
    .set({ published_version: version })
    .where('id', '=', id)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('versions')
          .select('version')
          .where('bot_id', '=', id)
          .where('version', '=', version),
      ),
    )
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await noteLive(trx, id, version, by, note)
  await endTryout(trx, id, version)
  await notePublication(trx, id, { version, by, note })
  return true
}

/** Takes a bot offline; resolves to false when it was not live. */
async function unpublish(
  trx: Transaction<Tables>,
  id: string,
  by: string | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('bots')
    .set({ published_version: null })
    .where('id', '=', id)
    .where('published_version', 'is not', null)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await endTryout(trx, id, null)
  await notePublication(trx, id, { version: null, by, note: undefined })
  return true
}

/** The number of the newest version, 0 where there never was one, which stays so until the transaction is over. */
async function lockNewest(trx: Transaction<Tables>, id: string): Promise<number> {
  const created_at = new Date().toISOString()
  await trx
    .insertInto('bots')
    .values({ id, published_version: null, created_at })
    // Writing the row locks it, so that a second writer counts on from the first.
    .onConflict(conflict => conflict.column('id').doUpdateSet({ id }))
    .execute()
  return newestVersion(trx, id)
}

/** Writes a version. */
async function put(
  trx: Transaction<Tables>,
  room: Room,
  id: string,
  version: number,
  file: string,
  by: string | undefined,
): Promise<number> {
  const created_at = new Date().toISOString()
  await room.grow(trx, { botId: id }, Buffer.byteLength(file))
  await trx
    .insertInto('versions')
    .values({ bot_id: id, version, file, created_at, published_at: null, stored_by: by ?? null })
    .execute()
  return version
}
