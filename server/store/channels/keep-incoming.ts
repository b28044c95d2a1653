import type { Kysely, Transaction } from 'kysely'
import { createBatch } from '../database/batch.js'
import { isOnPostgres } from '../given-rows.js'
import { wakeJob } from '../jobs/rows.js'
import type { Tables } from '../schema.js'
import type { GivenPerson } from './persons.js'
import { renamePerson } from './rename-person.js'
import type { Renamed } from './renames.js'
import { findPerson, resolvePerson } from './resolve-person.js'
import { keepStatuses, type ToldStatus } from './statuses.js'

/** Something that came over a connection. */
export interface NewIncoming {
  /** The provider's id: what comes twice has the same one. */
  readonly providerId: string
  /** Absent: nobody's. */
  readonly person?: GivenPerson | undefined
  /** Whether the person is only named, and has said nothing: whoever is not known stays so. */
  readonly isAbout?: boolean | undefined
  /** Whether it was said to the person, by somebody of the business. */
  readonly isToPerson?: boolean | undefined
  /** JSON text. */
  readonly data: string
  /** In milliseconds since 1970. */
  readonly saidAt: number
}

/** What a request brought over a connection. */
interface Brought {
  readonly connection: { readonly id: string; readonly botId: string }
  readonly brought: {
    readonly all: readonly NewIncoming[]
    readonly statuses: readonly ToldStatus[]
    /** Known by other ids from then on, before anything else. */
    readonly renames?: readonly Renamed[]
  }
}

/** How much of it was new, or why it could not be kept. */
type Kept = { readonly count: number } | { readonly error: unknown }

/** Messages that are kept in one transaction. */
const rowsAtOnce = 50
/** Transactions at the same time: fewer than there are connections, so that others find one. */
const lanesOnPostgres = 6

/** Keeps what comes over connections. */
export interface IncomingKeeper {
  /**
   * Keeps what a request brought, with the job that works on it, all in one transaction; what is known already is passed
   * over. What several requests bring at the same time is kept together. Resolves to how much was new.
   */
  keep(connection: Brought['connection'], brought: Brought['brought']): Promise<number>
}

/** Makes it over a database. `now` in milliseconds. */
export function createIncomingKeeper(db: Kysely<Tables>, now: () => number): IncomingKeeper {
  // SQLite writes one after the other anyway; on PostgreSQL a question takes its way there and back.
  const lanes = Array.from({ length: isOnPostgres(db) ? lanesOnPostgres : 1 }, () =>
    createBatch(keepAll, { most: rowsAtOnce, of: ({ brought }) => brought.all.length }),
  )

  return {
    keep: async (connection, brought) => {
      const lane = lanes[laneOf(brought, lanes.length)] ?? (async () => ({ count: 0 }))
      const kept = await lane({ connection, brought })
      if ('error' in kept) throw kept.error
      return kept.count
    },
  }

  /** What cannot be kept with the rest is kept by itself, so that it spoils nothing but itself. */
  async function keepAll(requests: readonly Brought[]): Promise<readonly Kept[]> {
    try {
      return await keepIn(requests)
    } catch (error) {
      if (requests.length === 1) return [{ error }]
    }
    const kept: Kept[] = []
    for (const request of requests)
      kept.push(
        await keepIn([request]).then(
          ([one]) => one ?? { count: 0 },
          (error: unknown) => ({ error }),
        ),
      )
    return kept
  }

  async function keepIn(requests: readonly Brought[]): Promise<readonly Kept[]> {
    const counts = await db.transaction().execute(async trx => {
      const at = now()
      const each: number[] = requests.map(() => 0)
      const woken = new Map<string, Brought['connection']>()
      // In one order for all servers, so that no two wait for each other.
      for (const [index, { connection, brought }] of inOrder(requests)) {
        const count = await keepOne(trx, connection.id, brought, at)
        each[index] = count
        if (count > 0) woken.set(connection.id, connection)
      }
      for (const id of [...woken.keys()].sort()) {
        await wakeJob(
          trx,
          {
            handler: 'channel-in',
            key: id,
            botId: woken.get(id)?.botId,
            data: JSON.stringify({ id }),
          },
          at,
        )
        await trx.updateTable('channels').set({ last_in: at }).where('id', '=', id).execute()
      }
      return each
    })
    return counts.map(count => ({ count }))
  }
}

const firstOf = ({ all }: Brought['brought']) => all[0]?.person?.ids[0] ?? ''

/** Requests with their places, by whom they are about; those of one person as they came. */
function inOrder(requests: readonly Brought[]): readonly (readonly [number, Brought])[] {
  const name = ({ connection: { id }, brought }: Brought) => `${id} ${firstOf(brought)}`
  return [...requests.entries()].sort(([, one], [, other]) => {
    const [a, b] = [name(one), name(other)]
    return a < b ? -1 : a > b ? 1 : 0
  })
}

/** What one person says goes one after the other, so that no two transactions wait for each other. */
function laneOf(brought: Brought['brought'], count: number): number {
  let sum = 0
  for (const letter of firstOf(brought).slice(-20))
    sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return sum % count
}

/** Keeps what one request brought; resolves to how much was new. */
async function keepOne(
  trx: Transaction<Tables>,
  id: string,
  { all, statuses, renames = [] }: Brought['brought'],
  at: number,
): Promise<number> {
  for (const renamed of renames) await renamePerson(trx, id, renamed, at)
  let kept = 0
  for (const { person, isAbout = false, isToPerson = false, data, ...each } of all) {
    const known =
      person && (await (isAbout ? findPerson : resolvePerson)(trx, id, person, each.saidAt))
    // Before the row that another server may write as well.
    if (known && !isAbout) await holdPerson(trx, known.id)
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('channel_incoming')
      .values({
        channel_id: id,
        person_id: known?.id ?? null,
        provider_id: each.providerId,
        data,
        state: 'waiting',
        said_at: each.saidAt,
        due_at: at,
        at,
      })
      .onConflict(conflict => conflict.columns(['channel_id', 'provider_id']).doNothing())
      .executeTakeFirst()
    if (numInsertedOrUpdatedRows !== 1n) continue
    kept++
    if (known && !isAbout && !isToPerson && known.lastIn < each.saidAt)
      await trx
        .updateTable('channel_persons')
        .set({ last_in: each.saidAt })
        .where('id', '=', known.id)
        .where('last_in', '<', each.saidAt)
        .execute()
  }
  await keepStatuses(trx, id, statuses, at)
  return kept
}

async function holdPerson(trx: Transaction<Tables>, id: string): Promise<void> {
  if (!isOnPostgres<Tables>(trx)) return
  await trx
    .selectFrom('channel_persons')
    .select('id')
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute()
}
