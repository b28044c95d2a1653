import { setImmediate } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../database/given-rows.js'
import type { Tables } from '../schema.js'
import {
  countChanges,
  countDays,
  countEdges,
  type DayCount,
  type DayRange,
  type EdgeCount,
} from './counts.js'
import { type ResultEntry, resultColumns, resultOf } from './entry.js'
import { listResults, type ResultChoice } from './list.js'
import { isMarked, putMarks, type ResultKey, removeMarks } from './marks.js'
import { areWordsDue, sweepResults } from './sweep.js'
import { cutWord, wordsIn } from './words-in.js'
import { createResultWrites, type KeepResult } from './writes.js'

/** A conversation with what was said in it: `record` is JSON text. */
export interface WholeResult extends ResultEntry {
  readonly record: string
}

/** Whose conversations are meant: those of sessions, or those that hold a text, in lower case. */
interface VisitorChoice {
  readonly text?: string | undefined
  readonly session?: string | undefined
  readonly botId?: string | undefined
  readonly owner?: string | undefined
}

/** What is found of a visitor. */
type Found = Pick<ResultEntry, 'number'> & { readonly session: string }

/** Conversations that are stored. */
export interface ResultRepository {
  readonly keep: KeepResult
  /** Whether nothing is known of a conversation: it is not stored, and was not deleted. */
  isNew(key: ResultKey): Promise<boolean>
  /** The characters of its record; 0 where there is none. */
  size(key: ResultKey): Promise<number>
  list(
    page: ResultChoice & { readonly before?: number | undefined; readonly limit: number },
  ): Promise<readonly ResultEntry[]>
  find(id: string): Promise<WholeResult | undefined>
  /** The newest of a session. */
  last(botId: string, session: string): Promise<WholeResult | undefined>
  /** What was said in these, by their numbers. */
  records(numbers: readonly number[]): Promise<ReadonlyMap<number, string>>
  /**
   * Counts as abandoned what went on no more for `quiet` milliseconds, and writes what it is found by; `wordsOf` reads a record.
   * Resolves to how many.
   */
  abandon(quiet: number, wordsOf: (record: string) => readonly string[]): Promise<number>
  ofVisitor(choice: VisitorChoice): Promise<readonly Found[]>
  /** Those in which nothing happened for `age` milliseconds, at most 500, the oldest first. */
  old(botId: string, age: number): Promise<readonly number[]>
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
}

const atOnce = 500
const together = 50
/** Rows whose words are taken out of SQLite's index one by one; above that the index is written anew. */
const fewWords = 100
/** Written at once while the index is written anew. */
const mergedPages = 200

/** The conversations in a database. `now` in milliseconds. */
export function createResultRepository(db: Kysely<Tables>, now: () => number = Date.now): ResultRepository {
  const isPostgres = isOnPostgres(db)
  let isUntidy = false
  return {
    keep: createResultWrites(db, now),
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
        .select(({ fn }) => fn<number>('length', ['record']).as('size'))
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
    ofVisitor,
    old: (botId, age) =>
      numbersOf(query =>
        query
          .where('bot_id', '=', botId)
          .where('updated_at', '<=', now() - age)
          .orderBy('updated_at'),
      ),
    ofBot: botId => numbersOf(query => query.where('bot_id', '=', botId).orderBy('number')),
    remove,
    removeMarks: age => removeMarks(db, now() - age),
    tidy,
    bots: async () =>
      (await db.selectFrom('result_days').select('bot_id').distinct().execute()).map(({ bot_id }) => bot_id),
    days: (whose, range) => countDays(db, whose, range),
    edges: (botId, range) => countEdges(db, botId, range),
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

  /** A text is looked for among the words of what rests, and in all whose words are not or not all written. */
  async function ofVisitor({ text, session, botId, owner }: VisitorChoice): Promise<readonly Found[]> {
    let mine = db.selectFrom('results').select(['results.number', 'results.session'])
    if (botId !== undefined) mine = mine.where('bot_id', '=', botId)
    if (owner !== undefined) mine = mine.where('owner', '=', owner)
    const found: Found[] = []
    if (session !== undefined) found.push(...(await mine.where('session', '=', session).execute()))
    if (text !== undefined) {
      found.push(...(await mine.where('email', '=', text).execute()))
      const has = sql<boolean>`${sql.raw(isPostgres ? 'strpos' : 'instr')}(lower(result_records.record), ${inJson(text)}) > 0`
      const read = mine.innerJoin('result_records', 'result_records.number', 'results.number').where(has)
      found.push(...(await read.where(areWordsDue).execute()))
      const words = wordsIn([text])
      if (words.length > 0)
        found.push(...(await read.where('results.number', 'in', sql<number>`(${hits(words)})`).execute()))
    }
    return [...new Map(found.map(each => [each.number, each])).values()]
  }

  function hits(words: readonly string[]) {
    if (isPostgres)
      return sql`select number from result_words where words @@ ${`${words.map(word => `'${word}'`).join(' & ')} | '${cutWord}'`}::tsquery`
    return sql`select rowid from result_words where result_words match ${`(${words.map(word => `"${word}"`).join(' AND ')}) OR "${cutWord}"`}`
  }

  async function remove(numbers: readonly number[], more?: 'more'): Promise<number> {
    const isBulk = !isPostgres && (more !== undefined || numbers.length > fewWords)
    let removed = 0
    for (let from = 0; from < numbers.length; from += together) {
      removed += await db
        .transaction()
        .execute(trx => removeSome(trx, numbers.slice(from, from + together), isBulk))
      await setImmediate()
    }
    isUntidy ||= isBulk
    if (more === undefined) await tidy()
    return removed
  }

  async function removeSome(
    trx: Kysely<Tables>,
    numbers: readonly number[],
    isBulk: boolean,
  ): Promise<number> {
    const setSecure = (on: 0 | 1) =>
      sql`insert into result_words (result_words, rank) values ('secure-delete', ${sql.raw(String(on))})`.execute(
        trx,
      )
    if (isBulk) await setSecure(0)
    const rows = await trx
      .deleteFrom('results')
      .where('number', 'in', [...numbers])
      .returning(['bot_id as botId', 'session', 'begun', 'day', 'state', 'edges'])
      .execute()
    if (isBulk) await setSecure(1)
    await putMarks(trx, rows, now())
    const changes = countChanges()
    for (const { botId, day, state, edges } of rows) {
      changes.state(botId, day, state, -1)
      const passed: readonly string[] = JSON.parse(edges)
      for (const edge of passed) changes.edge(botId, day, edge, -1)
    }
    await changes.write(trx)
    return rows.length
  }

  /** What was deleted in SQLite's index goes when its parts are merged, a little at a time. */
  async function tidy(): Promise<void> {
    if (!isUntidy) return
    isUntidy = false
    for (let pages = -mergedPages; ; pages = mergedPages) {
      const before = await changesSoFar()
      await sql`insert into result_words (result_words, rank) values ('merge', ${sql.raw(String(pages))})`.execute(
        db,
      )
      // The insert itself is one change: nothing was left to be merged.
      if ((await changesSoFar()) - before < 2) return
      await setImmediate()
    }
  }

  async function changesSoFar(): Promise<number> {
    const { rows } = await sql<{ count: number }>`select total_changes() as count`.execute(db)
    return rows[0]?.count ?? 0
  }
}

/** A text as it stands inside a JSON text. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
