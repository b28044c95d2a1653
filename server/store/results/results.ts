import { type Kysely, sql } from 'kysely'
import type { PlanRepository } from '../budgets/plans.js'
import type { Tables } from '../schema.js'
import { countDays, countEdges, type DayCount, type DayRange, type EdgeCount } from './counts.js'
import { type ResultEntry, resultColumns, resultOf } from './entry.js'
import { countFlow, type FlowChoice, type FlowCounts } from './flow-counts.js'
import {
  countFlowOfChannel,
  countRestingDays,
  type FlowOfChannel,
  type ResultDay,
} from './flow-of-channel.js'
import { listResults, type ResultChoice } from './list.js'
import { isMarked, type ResultKey, removeMarks } from './marks.js'
import { type FoundOfVisitor, resultsOfVisitor, type VisitorChoice } from './of-visitor.js'
import { createResultRemoval } from './remove.js'
import { sweepResults } from './sweep.js'
import { hasUncounted, noteWays, type Uncounted, uncounted } from './uncounted.js'
import type { KeptWay } from './way.js'
import { createResultWrites, type KeepResult } from './writes.js'

/** A conversation with what was said in it: `record` is JSON text. */
export interface WholeResult extends ResultEntry {
  readonly record: string
}

/** Conversations that are stored. */
export interface ResultRepository {
  readonly keep: KeepResult
  /** Whether nothing is known of a conversation: it is not stored, and was not deleted. */
  isNew(key: ResultKey): Promise<boolean>
  /** The bytes that it takes up, where that is not known the characters of its record; 0 where there is none. */
  size(key: ResultKey): Promise<number>
  list(
    page: ResultChoice & { readonly before?: number | undefined; readonly limit: number },
  ): Promise<readonly ResultEntry[]>
  find(id: string): Promise<WholeResult | undefined>
  /** The tag of the session that a conversation is of. */
  sessionOf(id: string): Promise<string | undefined>
  /** The newest of a session. */
  last(botId: string, session: string): Promise<WholeResult | undefined>
  /** What was said in these, by their numbers. */
  records(numbers: readonly number[]): Promise<ReadonlyMap<number, string>>
  /**
   * Counts as abandoned what went on no more for `quiet` milliseconds, and writes what it is found by; `wordsOf` reads a record.
   * Resolves to how many.
   */
  abandon(quiet: number, wordsOf: (record: string) => readonly string[]): Promise<number>
  ofVisitor(choice: VisitorChoice): Promise<readonly FoundOfVisitor[]>
  /** Those in which nothing happened for `age` milliseconds, at most 500, the oldest first. */
  old(botId: string, age: number): Promise<readonly number[]>
  /** How many there are of these bots in which nothing happened for `age` milliseconds. */
  countOld(
    whose: { readonly botId: string } | { readonly owner: string },
    age: number,
  ): Promise<number>
  /** Notes the first answers of some that were stored before these were kept: JSON texts by their numbers. */
  noteFirstAnswers(given: ReadonlyMap<number, string>): Promise<void>
  /** All of a bot, at most 500. */
  ofBot(botId: string): Promise<readonly number[]>
  /** Deletes these for good, what they are found by and what they count for; resolves to how many. With `more` to come, `tidy` ends it. */
  remove(numbers: readonly number[], more?: 'more'): Promise<number>
  /** Forgets which conversations were deleted, after `age` milliseconds. */
  removeMarks(age: number): Promise<void>
  /** Takes what was deleted out of the files, where many went at once. */
  tidy(): Promise<void>
  /** The bots that have any. */
  bots(): Promise<readonly string[]>
  days(
    whose: { readonly botId: string } | { readonly owner: string },
    range: DayRange,
  ): Promise<readonly DayCount[]>
  edges(botId: string, range: DayRange): Promise<readonly EdgeCount[]>
  /** What conversations that rest did at each step. */
  flow(choice: FlowChoice): Promise<FlowCounts>
  /** The same of the newest 10,000 of one channel, by their days too. */
  flowOf(choice: FlowChoice & { readonly channel: string }): Promise<FlowOfChannel>
  /** How many rest by day, and how many of them came to their end. */
  restingDays(choice: FlowChoice): Promise<readonly ResultDay[]>
  /** Some that rest and whose ways are not counted, because they were stored before ways were. */
  uncounted(most: number): Promise<readonly Uncounted[]>
  hasUncounted(botId: string): Promise<boolean>
  /** Notes the ways of some of those, by their numbers, and counts them. */
  noteWays(ways: ReadonlyMap<number, KeptWay>): Promise<void>
}

const atOnce = 500

/** The conversations in a database. `now` in milliseconds. */
export function createResultRepository(
  db: Kysely<Tables>,
  now: () => number,
  plans: Pick<PlanRepository, 'noteChats'>,
): ResultRepository {
  const removal = createResultRemoval(db, now)
  return {
    keep: createResultWrites(db, now, plans),
    isNew: async key => {
      const { botId, session, begun } = key
      const row = await allNumbers()
        .where('bot_id', '=', botId)
        .where('session', '=', session)
        .where('begun', '=', begun)
        .executeTakeFirst()
      return row === undefined && !(await isMarked(db, key))
    },
    size: async ({ botId, session, begun }) => {
      const row = await db
        .selectFrom('results')
        .innerJoin('result_records', 'result_records.number', 'results.number')
        .select(sql<number>`case when bytes > 0 then bytes else length(record) end`.as('size'))
        .where('bot_id', '=', botId)
        .where('session', '=', session)
        .where('begun', '=', begun)
        .executeTakeFirst()
      return Number(row?.size ?? 0)
    },
    list: page => listResults(db, page),
    find: async id => {
      const row = await whole().where('results.id', '=', id).executeTakeFirst()
      return row && { ...resultOf(row), record: row.record }
    },
    sessionOf: async id =>
      (await db.selectFrom('results').select('session').where('id', '=', id).executeTakeFirst())
        ?.session,
    last: async (botId, session) => {
      const mine = whole().where('bot_id', '=', botId).where('session', '=', session)
      const row = await mine.orderBy('results.number', 'desc').limit(1).executeTakeFirst()
      return row && { ...resultOf(row), record: row.record }
    },
    records: async numbers => {
      if (numbers.length === 0) return new Map()
      const rows = await db
        .selectFrom('result_records')
        .selectAll()
        .where('number', 'in', [...numbers])
        .execute()
      return new Map(rows.map(({ number, record }) => [number, record]))
    },
    abandon: (quiet, wordsOf) => sweepResults(db, now() - quiet, wordsOf),
    ofVisitor: choice => resultsOfVisitor(db, choice),
    old: (botId, age) =>
      numbersOf(query =>
        query
          .where('bot_id', '=', botId)
          .where('updated_at', '<=', now() - age)
          .orderBy('updated_at'),
      ),
    countOld: async (whose, age) => {
      const all = db.selectFrom('results').select(({ fn }) => fn.countAll<number>().as('count'))
      const mine =
        'botId' in whose
          ? all.where('bot_id', '=', whose.botId)
          : all.where(
              'bot_id',
              'in',
              db.selectFrom('bots').select('id').where('owner', '=', whose.owner),
            )
      return Number(
        (await mine.where('updated_at', '<=', now() - age).executeTakeFirstOrThrow()).count,
      )
    },
    noteFirstAnswers: async given => {
      for (const [number, first_answers] of given)
        await db
          .updateTable('results')
          .set({ first_answers })
          .where('number', '=', number)
          .where('first_answers', 'is', null)
          .execute()
    },
    ofBot: botId => numbersOf(query => query.where('bot_id', '=', botId).orderBy('number')),
    remove: removal.remove,
    removeMarks: age => removeMarks(db, now() - age),
    tidy: removal.tidy,
    bots: async () =>
      (await db.selectFrom('result_days').select('bot_id').distinct().execute()).map(
        ({ bot_id }) => bot_id,
      ),
    days: (whose, range) => countDays(db, whose, range),
    edges: (botId, range) => countEdges(db, botId, range),
    flow: choice => countFlow(db, choice),
    flowOf: choice => countFlowOfChannel(db, choice),
    restingDays: choice => countRestingDays(db, choice),
    uncounted: most => uncounted(db, most),
    hasUncounted: botId => hasUncounted(db, botId),
    noteWays: ways => noteWays(db, ways),
  }

  function whole() {
    return db
      .selectFrom('results')
      .innerJoin('result_records', 'result_records.number', 'results.number')
      .select([...resultColumns, 'result_records.record'])
  }

  async function numbersOf(
    narrow: (query: ReturnType<typeof allNumbers>) => ReturnType<typeof allNumbers>,
  ): Promise<readonly number[]> {
    return (await narrow(allNumbers()).limit(atOnce).execute()).map(({ number }) => number)
  }

  function allNumbers() {
    return db.selectFrom('results').select('number')
  }
}
