import type { BudgetName } from '@talkgraph/wire/budgets'
import type { PlanLine } from '@talkgraph/wire/plans'
import { type Kysely, sql, type Transaction } from 'kysely'
import { ApiError } from '../../base/errors.js'
import type { Tables } from '../schema.js'
import { countBytes } from './count-bytes.js'
import { type Coming, createPlanRepository, type PlanRepository } from './plans.js'

/** What an account may keep; of bytes as many, and of the rest so many at a time. */
export type RoomBudgets = Readonly<Record<Exclude<BudgetName, 'seconds'>, number>>

/** The budgets of accounts that are trusted, and of guests. */
export interface RoomLimits {
  readonly trusted: RoomBudgets
  readonly guests: RoomBudgets
}

/** Keeps accounts within what they may keep. What visitors say is counted, and never refused. */
export interface Room {
  /** A transaction that is refused by bytes is tried once more where counting anew finds room. */
  within<Done>(act: (trx: Transaction<Tables>) => Promise<Done>): Promise<Done>
  /** Has what an account keeps grow by so many bytes; throws BUDGET_REACHED where that `isBounded`, which it is unless told. */
  grow(
    trx: Transaction<Tables>,
    of: { readonly owner: string } | { readonly botId: string },
    bytes: number,
    isBounded?: boolean,
  ): Promise<void>
  /**
   * Throws BUDGET_REACHED where the account has as much of a line as its plan has; nobody else of the account is admitted until the
   * transaction is over.
   */
  admit(
    trx: Transaction<Tables>,
    owner: string,
    line: PlanLine,
    coming?: Pick<Coming, 'more' | 'made'>,
  ): Promise<void>
  /**
   * Sees that one more may be made, by which it is counted until the transaction is over; `made`: so many stand there already. Throws
   * BUDGET_REACHED.
   */
  add(trx: Transaction<Tables>, owner: string, budget: CountedBudget, made?: number): Promise<void>
}

/** What accounts have in use. */
export interface BudgetRepository {
  /** The limits of an account; undefined: it has none. */
  limitsOf(owner: string): Promise<RoomBudgets | undefined>
  used(owner: string): Promise<RoomBudgets>
  /** Accounts whose bytes were counted longer than `age` milliseconds ago, or of which something was deleted. */
  due(age: number): Promise<readonly string[]>
  /** Counts the bytes of an account anew. */
  count(owner: string): Promise<void>
}

type CountedBudget = Exclude<keyof RoomBudgets, 'bytes'>

/** Milliseconds in which an account that asks for more than it has is counted at most once. */
const leastPause = 10_000

/** Room for accounts in a database. `now` in milliseconds. */
export function createRoom(
  db: Kysely<Tables>,
  limits: RoomLimits | undefined,
  now: () => number,
  plans: Pick<PlanRepository, 'admit'> = createPlanRepository(db, [], now),
): Room & BudgetRepository {
  return {
    async within(act) {
      try {
        return await db.transaction().execute(act)
      } catch (error) {
        if (!(error instanceof OutOfBytes) || !(await count(error.owner, leastPause))) throw error
        return db.transaction().execute(act)
      }
    },
    async grow(trx, of, bytes, isBounded = true) {
      const owner = 'owner' in of ? of.owner : await ownerOf(trx, of.botId)
      if (owner === undefined || bytes === 0) return
      const all = await addBytes(trx, owner, bytes)
      if (!isBounded) return
      const limit = (await limitsIn(trx, owner))?.bytes
      if (limit !== undefined && all > limit) throw new OutOfBytes(owner, all - bytes, limit)
    },
    admit: async (trx, owner, line, coming) => {
      await haveAlone(trx, owner)
      await plans.admit(owner, line, { ...coming, on: trx })
    },
    async add(trx, owner, budget, made = 0) {
      const limit = (await limitsIn(trx, owner))?.[budget]
      if (limit === undefined) return
      await haveAlone(trx, owner)
      const used = (await countOf(trx, owner, budget)) - made
      if (used >= limit) throw overBudget(budget, used, limit)
    },
    limitsOf: owner => limitsIn(db, owner),
    used: async owner => ({
      bytes: await bytesOf(owner),
      bots: await countOf(db, owner, 'bots'),
      keys: await countOf(db, owner, 'keys'),
      connections: await countOf(db, owner, 'connections'),
    }),
    due: async age => {
      const { rows } = await sql<{ owner: string }>`
        select owner from (select distinct owner from bots) as having_bots
        left join account_usage on account_id = owner
        where counted_at is null or counted_at <= ${now() - age}
        order by coalesce(counted_at, 0), owner`.execute(db)
      return rows.map(({ owner }) => owner)
    },
    count: async owner => void (await count(owner)),
  }

  async function limitsIn(on: Kysely<Tables>, owner: string): Promise<RoomBudgets | undefined> {
    if (!limits) return undefined
    const account = await on
      .selectFrom('accounts')
      .select('is_guest')
      .where('id', '=', owner)
      .executeTakeFirst()
    return account?.is_guest === 1 ? limits.guests : limits.trusted
  }

  /**
   * Counts an account's bytes anew; resolves to false, without doing so, where that was done in the last `pause` milliseconds and
   * nothing was deleted since. Of two that count at once, the one that began last has its say.
   */
  async function count(owner: string, pause = 0): Promise<boolean> {
    const time = now()
    await addBytes(db, owner, 0)
    const begun = await db
      .updateTable('account_usage')
      .set({
        counted_at: sql<number>`case when counted_at >= ${time} then counted_at + 1 else ${time} end`,
      })
      .where('account_id', '=', owner)
      .$if(pause > 0, query => query.where('counted_at', '<=', time - pause))
      .returning(['bytes', 'counted_at'])
      .executeTakeFirst()
    if (!begun) return false
    const bytes = await countBytes(db, owner)
    // What has come while it was counted may be in both.
    await db
      .updateTable('account_usage')
      .set(({ eb }) => ({ bytes: eb('bytes', '+', bytes - begun.bytes) }))
      .where('account_id', '=', owner)
      .where('counted_at', '=', begun.counted_at)
      .execute()
    return true
  }

  async function bytesOf(owner: string): Promise<number> {
    const row = await db
      .selectFrom('account_usage')
      .select('bytes')
      .where('account_id', '=', owner)
      .executeTakeFirst()
    return Number(row?.bytes ?? 0)
  }
}

/** The bytes of texts. */
export const bytesOfTexts = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)

/** Says that something of an account was deleted: what it keeps is counted anew before it is refused anything. */
export async function noteRoom(trx: Kysely<Tables>, owner: string): Promise<void> {
  await trx
    .updateTable('account_usage')
    .set({ counted_at: 0 })
    .where('account_id', '=', owner)
    .execute()
}

/** Forgets what an account kept that is gone with its last bot. */
export async function forgetRoom(trx: Kysely<Tables>, owner: string): Promise<void> {
  await trx
    .deleteFrom('account_usage')
    .where('account_id', '=', owner)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('bots').select('id').where('owner', '=', owner))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('accounts').select('id').where('id', '=', owner))),
    )
    .execute()
}

/** The account of a bot; undefined where there is no such bot. */
export async function ownerOf(on: Kysely<Tables>, botId: string): Promise<string | undefined> {
  const bot = await on.selectFrom('bots').select('owner').where('id', '=', botId).executeTakeFirst()
  return bot?.owner
}

class OutOfBytes extends ApiError {
  readonly owner: string

  constructor(owner: string, used: number, limit: number) {
    super('BUDGET_REACHED', extrasOf('bytes', used, limit))
    this.owner = owner
  }
}

/** The error of a budget that is used up. */
const overBudget = (budget: CountedBudget, used: number, limit: number) =>
  new ApiError('BUDGET_REACHED', extrasOf(budget, used, limit))

const words: Readonly<Record<keyof RoomBudgets, (used: number, limit: number) => string>> = {
  bytes: (used, limit) =>
    `The account keeps ${inMegabytes(used)} MB of the ${inMegabytes(limit)} MB that it may. Delete what is no longer needed, or ask who runs the server for more.`,
  bots: (_, limit) => full(limit, 'bots and sub-flows'),
  keys: (_, limit) => full(limit, 'keys'),
  connections: (_, limit) => full(limit, 'connections'),
}

function extrasOf(budget: keyof RoomBudgets, used: number, limit: number) {
  return { message: words[budget](used, limit), details: { budget, used, limit } }
}

const inMegabytes = (bytes: number) => (Math.ceil(bytes / 100_000) / 10).toLocaleString('en')

const full = (limit: number, what: string) =>
  `The account has as many ${what} as it may: ${limit.toLocaleString('en')}. Delete one, or ask who runs the server for more.`

/** Who writes the row has it to themselves until the transaction is over. */
const haveAlone = (trx: Kysely<Tables>, owner: string) => addBytes(trx, owner, 0)

async function addBytes(on: Kysely<Tables>, owner: string, bytes: number): Promise<number> {
  const row = await on
    .insertInto('account_usage')
    .values({ account_id: owner, bytes, counted_at: 0 })
    .onConflict(conflict =>
      conflict
        .column('account_id')
        .doUpdateSet(({ eb }) => ({ bytes: eb('account_usage.bytes', '+', bytes) })),
    )
    .returning('bytes')
    .executeTakeFirstOrThrow()
  return row.bytes
}

/** Where what is counted stands. */
const tables = {
  bots: ['bots'],
  keys: ['api_keys'],
  connections: ['channels', 'connectors', 'hooks'],
} as const

async function countOf(on: Kysely<Tables>, owner: string, budget: CountedBudget): Promise<number> {
  let all = 0
  for (const table of tables[budget]) {
    const { count } = await on
      .selectFrom(table)
      .select(({ fn }) => fn.countAll().as('count'))
      .where('owner', '=', owner)
      .$if(table === 'api_keys', query => query.where(sql<boolean>`revoked_at is null`))
      .executeTakeFirstOrThrow()
    all += Number(count)
  }
  return all
}
