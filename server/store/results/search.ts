import { type Kysely, sql } from 'kysely'
import { plannedEachTime } from '../database/statement-name.js'
import type { Tables } from '../schema.js'
import { blockWords } from './words.js'

/** What is looked for among the conversations of a range of numbers. */
interface Search {
  readonly range: { readonly least: number; readonly most: number }
  readonly limit: number
  /** What each hit must have: words and beginnings of words, as the index reads them. */
  readonly parts: readonly string[]
  /** The numbers of the newest that the words may stand in, most first. */
  newest(most: number): Promise<readonly number[]>
}

/** Rows up to which each way of reading is fast. */
const usual = {
  /** How many of the newest are read one by one before the index is asked. */
  newest: 500,
  /** How many are read here and there, to learn how frequent the words are. */
  tried: 300,
  /** Hits among those that were tried which may stand alone. */
  alone: 2,
  /** Hits that the index may find: it brings all of them before the newest are known. */
  hits: 20_000,
  /** How many are read one by one from the place on where the words are frequent. */
  read: 5000,
}

/** What one of so many has is frequent. */
const seldom = 5

/**
 * Finds the newest conversations on PostgreSQL, whose index of words knows no order: frequent words are found by reading
 * backwards, rare ones by the index. Where words were frequent only earlier, the index looks through what is newer.
 */
export async function searchPostgres(
  db: Kysely<Tables>,
  search: Search,
  bounds = usual,
): Promise<readonly number[]> {
  const { limit, parts, range } = search
  const query = allOf(parts)
  const newest = await search.newest(bounds.newest)
  const found = await amongThese(newest)
  const last = newest.at(-1)
  let most = (last ?? 0) - 1
  if (newest.length < bounds.newest) return found
  while (found.length < limit && most >= range.least) {
    const { from, rare } = await lookAround(range.least, most)
    if (from === undefined) {
      found.push(...(await byIndex(rare, range.least, most)))
      break
    }
    if (most - from > bounds.read) {
      found.push(...(await byIndex(rare, from + 1, most)))
      most = from
    }
    const least = Math.max(range.least, most - bounds.read)
    found.push(...(await backwards(least, most)))
    most = least - 1
  }
  return found.slice(0, limit)

  async function amongThese(numbers: readonly number[]): Promise<number[]> {
    if (numbers.length === 0) return []
    return numbersOf(sql`select number from result_words
      where number = any(${[...numbers]}::bigint[]) and (words @@ ${query}::tsquery) is true order by number desc limit ${limit}`)
  }

  /** Tries some: from where on, backwards, hits are frequent, and which parts are rare in what is newer than that. */
  async function lookAround(least: number, most: number) {
    const step = Math.max(1, (most - least) / bounds.tried)
    const these = Array.from({ length: bounds.tried }, (_, index) => Math.round(least + index * step))
    const has = parts.map(part => sql`words @@ ${part}::tsquery`)
    const { rows } = await sql<{ number: number; has: readonly boolean[] }>`
      select number, array[${sql.join(has)}] as has from result_words where number = any(${these}::bigint[])
      order by number desc ${sql.raw(plannedEachTime)}`.execute(db)
    const hits = rows.filter(row => row.has.every(Boolean))
    const from = hits.length * step > bounds.hits ? hits[bounds.alone]?.number : undefined
    const newer = from === undefined ? rows : rows.filter(({ number }) => number > from)
    return { from, rare: rareIn(newer.map(row => row.has)) }
  }

  /** The index reads all that a part stands in, so frequent parts are looked at in what the others have found. */
  function rareIn(tried: readonly (readonly boolean[])[]): readonly string[] {
    const counted = parts
      .map((part, place) => ({ part, count: tried.filter(has => has[place]).length }))
      .toSorted((a, b) => a.count - b.count)
    const rare = counted.filter(({ count }) => count < tried.length / seldom)
    return (rare.length > 0 ? rare : counted.slice(0, 2)).map(({ part }) => part)
  }

  function byIndex(rare: readonly string[], least: number, most: number): Promise<number[]> {
    const blocks = blockWords(least, most)
      ?.map(word => `'${word}'`)
      .join(' | ')
    // Each stands alone: so the index leaps from a row of one to the next of the other, and ends where either ends.
    const asked = [...(blocks === undefined ? [] : [blocks]), ...rare].map(
      part => sql`words @@ ${part}::tsquery`,
    )
    // The index of numbers must not be taken here, as it would read every row; so the numbers are looked at afterwards.
    return numbersOf(sql`with hits as materialized (
        select number from result_words where ${sql.join(asked, sql` and `)}
          and (words @@ ${query}::tsquery) is true and number + 0 between ${least} and ${most})
      select number from hits order by number desc limit ${limit}`)
  }

  function backwards(least: number, most: number): Promise<number[]> {
    return numbersOf(sql`select number from (select number, words from result_words
      where number between ${least} and ${most} order by number desc offset 0) as read
      where words @@ ${query}::tsquery order by number desc limit ${limit}`)
  }

  async function numbersOf(statement: ReturnType<typeof sql>): Promise<number[]> {
    const { rows } = await sql<{ number: number }>`${statement} ${sql.raw(plannedEachTime)}`.execute(db)
    return rows.map(({ number }) => number)
  }
}

const allOf = (parts: readonly string[]) => parts.join(' & ')
