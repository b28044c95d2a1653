import type { Kysely, Transaction } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { notePublication } from './publications.js'

/** A version that is live for a share of the visitors, beside the one that is live for the others. Times in milliseconds. */
export interface TryoutEntry {
  /** Counts those of a bot, from 1. */
  readonly number: number
  readonly version: number
  /** The version that is live for the others. */
  readonly beside: number
  /** Of 100 visitors. */
  readonly share: number
  /** JSON text. */
  readonly goal: string
  readonly startedAt: number
  /** Null: it goes on. */
  readonly endedAt: number | null
  /** The version that is live for everybody since then; null where it is a third one, or none. */
  readonly winner: number | null
}

/** What begins. */
interface NewTryout extends Pick<TryoutEntry, 'version' | 'share' | 'goal'> {
  /** What must be live. */
  readonly beside: number
  readonly by?: string | undefined
  readonly note?: string | undefined
}

/** The tryouts of bots. */
export interface Tryouts {
  /** The last one of a bot, which goes on or has ended. */
  lastTryout(id: string): Promise<TryoutEntry | undefined>
  /** Ends the one before and begins; resolves to false where another version is live than it is to run beside, or there is no such version. */
  beginTryout(id: string, tryout: NewTryout): Promise<boolean>
}

/** The tryouts in a database. */
export function createTryouts(db: Kysely<Tables>): Tryouts {
  return {
    lastTryout: id => last(db, id),
    beginTryout: (id, tryout) => db.transaction().execute(trx => begin(trx, id, tryout)),
  }
}

async function last(on: Kysely<Tables>, id: string): Promise<TryoutEntry | undefined> {
  const row = await on
    .selectFrom('tryouts')
    .select(['number', 'version', 'beside', 'share', 'goal', 'winner'])
    .select(['started_at as startedAt', 'ended_at as endedAt'])
    .where('bot_id', '=', id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const { startedAt, endedAt, ...rest } = row
  return {
    ...rest,
    startedAt: Number(startedAt),
    endedAt: endedAt === null ? null : Number(endedAt),
  }
}

async function begin(
  trx: Transaction<Tables>,
  id: string,
  { version, beside, share, goal, by, note }: NewTryout,
): Promise<boolean> {
  const bot = trx.selectFrom('bots').select('id').where('id', '=', id)
  const live = bot.where('published_version', '=', beside)
  if (!(await (isOnPostgres<Tables>(trx) ? live.forUpdate() : live).executeTakeFirst()))
    return false
  if (!(await noteLive(trx, id, version, by, note))) return false
  const before = await last(trx, id)
  // The same once more goes on, with its figures.
  if (before && before.endedAt === null && isSame(before, { version, beside, share, goal }))
    return true
  await endTryout(trx, id, null)
  await trx
    .insertInto('tryouts')
    .values({
      bot_id: id,
      number: (before?.number ?? 0) + 1,
      version,
      beside,
      share,
      goal,
      started_at: Date.now(),
      ended_at: null,
      winner: null,
    })
    .execute()
  await serveAnew(trx, id)
  await notePublication(trx, id, { version, by, note, share })
  return true
}

const isSame = (one: Begun, other: Begun) =>
  one.version === other.version &&
  one.beside === other.beside &&
  one.share === other.share &&
  one.goal === other.goal

type Begun = Pick<TryoutEntry, 'version' | 'beside' | 'share' | 'goal'>

/** Ends the tryout that goes on, where one does, since a version is live for everybody, or none is. */
export async function endTryout(
  trx: Transaction<Tables>,
  id: string,
  live: number | null,
): Promise<void> {
  const before = await last(trx, id)
  if (!before || before.endedAt !== null) return
  const winner = live === before.version || live === before.beside ? live : null
  await trx
    .updateTable('tryouts')
    .set({ ended_at: Date.now(), winner })
    .where('bot_id', '=', id)
    .where('number', '=', before.number)
    .execute()
  await serveAnew(trx, id)
}

/** Notes that a version is live, and who made it so first; resolves to false when there is no such version. */
export async function noteLive(
  trx: Transaction<Tables>,
  id: string,
  version: number,
  by: string | undefined,
  note: string | undefined,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('versions')
    .set(({ fn, val, eb }) => ({
      published_at: fn.coalesce('published_at', val(new Date().toISOString())),
      published_by: eb
        .case()
        .when('published_at', 'is', null)
        .then(by ?? null)
        .else(eb.ref('published_by'))
        .end(),
      note,
    }))
    .where('bot_id', '=', id)
    .where('version', '=', version)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Has every server load the bot anew. */
async function serveAnew(trx: Transaction<Tables>, id: string): Promise<void> {
  await trx
    .updateTable('bots')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
