import { setImmediate } from 'node:timers/promises'
import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../schema.js'
import type { Search } from './search.js'
import { areWordsDue } from './sweep.js'

/** Reads the words of a record. */
export type WordsOf = (record: string) => readonly string[]

/** Those that went on last; more than an account has going on at once. */
const most = 2000
/** Records that are read at once: each may be long. */
const atOnce = 20
/** Characters. */
const long = 20_000

/** The numbers of those, among some, whose words are not written yet: what goes on, or has not rested for long. */
export async function dueNumbers(
  among: SelectQueryBuilder<Tables, 'results', object>,
  { least, most: highest }: Search['range'],
): Promise<readonly number[]> {
  const rows = await among
    .select('results.number')
    .where(areWordsDue)
    .where('results.number', '>=', least)
    .where('results.number', '<=', highest)
    .orderBy('results.updated_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ number }) => number).toSorted((one, other) => other - one)
}

/** The newest of these in whose records all of the words begin one, as the index would find them. */
export async function searchDue(
  db: Kysely<Tables>,
  { words, limit }: Search,
  numbers: readonly number[],
  wordsOf: WordsOf,
): Promise<readonly number[]> {
  const found: number[] = []
  for (let from = 0; from < numbers.length && found.length < limit; from += atOnce) {
    const rows = await db
      .selectFrom('result_records')
      .selectAll()
      .where('number', 'in', numbers.slice(from, from + atOnce))
      .orderBy('number', 'desc')
      .execute()
    for (const { number, record } of rows) {
      if (haveAll(wordsOf(record), words)) found.push(number)
      // What else waits has its turn behind a long one.
      if (record.length > long) await setImmediate()
    }
    await setImmediate()
  }
  return found
}

/** A single letter is a word of its own. */
const haveAll = (said: readonly string[], asked: readonly string[]) =>
  asked.every(word =>
    said.some(each => (word.length === 1 ? each === word : each.startsWith(word))),
  )
