import type { Kysely } from 'kysely'
import type { Tables } from '../schema.js'
import { type ResultEntry, resultColumns, resultOf } from './entry.js'

/** A lead of which its owner was not told yet. */
export interface LeadEntry {
  readonly result: ResultEntry
  /** What was said, as JSON text. */
  readonly record: string
}

/** Conversations in which a visitor left a name, an address or a number (decision 160). Times in milliseconds since 1970. */
export interface LeadRepository {
  /** How many an account has that came after this time. */
  count(owner: string, since: number): Promise<number>
  /** The lead with this id, if nobody was told of it yet. */
  due(id: string): Promise<LeadEntry | undefined>
  /** Those that came before this time and of which nobody was told, the oldest first, of one bot; at most 500. */
  dueBefore(time: number): Promise<readonly LeadEntry[]>
  /** How many of an account were told by a mail of their own since this time. */
  toldSince(owner: string, time: number): Promise<number>
  /** Notes that these are told, or need not be: `alone` by a mail of their own. */
  note(numbers: readonly number[], alone?: 'alone'): Promise<void>
}

const most = 500

/** The leads in a database. `now` in milliseconds. */
export function createLeadRepository(
  db: Kysely<Tables>,
  now: () => number = Date.now,
): LeadRepository {
  return {
    count: async (owner, since) => {
      const { count } = await db
        .selectFrom('results')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner', '=', owner)
        .where('lead_at', 'is not', null)
        .where('lead_at', '>', since)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    due: async id => entryOf(await due().where('results.id', '=', id).executeTakeFirst()),
    dueBefore: async time => {
      const old = due().where('lead_at', '<', time)
      const first = await old.orderBy('lead_at').limit(1).executeTakeFirst()
      if (!first) return []
      const rows = await old
        .where('results.bot_id', '=', first.bot_id)
        .orderBy('lead_at')
        .limit(most)
        .execute()
      return rows.flatMap(row => entryOf(row) ?? [])
    },
    toldSince: async (owner, time) => {
      const { count } = await db
        .selectFrom('results')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('owner', '=', owner)
        .where('lead_at', 'is not', null)
        .where('lead_at', '>', time - oneDay)
        .where('lead_told', '>=', time)
        .executeTakeFirstOrThrow()
      return Number(count)
    },
    note: async (numbers, alone) => {
      if (numbers.length === 0) return
      await db
        .updateTable('results')
        .set({ lead_told: alone ? now() : 0 })
        .where('number', 'in', [...numbers])
        .execute()
    },
  }

  function due() {
    return db
      .selectFrom('results')
      .innerJoin('result_records', 'result_records.number', 'results.number')
      .select([...resultColumns, 'result_records.record'])
      .where('lead_at', 'is not', null)
      .where('lead_told', 'is', null)
  }
}

/** A mail of its own comes soon, so that a lead is no older than this. */
const oneDay = 86_400_000

const entryOf = (
  row: (Parameters<typeof resultOf>[0] & { readonly record: string }) | undefined,
): LeadEntry | undefined => row && { result: resultOf(row), record: row.record }
