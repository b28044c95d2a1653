import { type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { Tables } from '../schema.js'
import { haveAll, numberOfWords } from './words.js'

/** What is looked for among the conversations of a range of numbers. */
export interface Search {
  readonly words: readonly string[]
  readonly range: { readonly least: number; readonly most: number }
  readonly limit: number
}

/**
 * The numbers of the newest conversations in which all of these words were said, of those that `among` finds. The index knows
 * words and numbers alone: whose a conversation is, is looked up for what it finds.
 */
export async function searchResults(
  db: Kysely<Tables>,
  { words, range: { least, most }, limit }: Search,
  among: SelectQueryBuilder<Tables, 'results', object>,
): Promise<readonly number[]> {
  const number = numberOfWords(db)
  const mine = among.select('results.number').where('results.number', '=', number)
  // SQLite walks its index from a whole number; what is bound comes as a broken one.
  const { rows } = await sql<{ number: number }>`select ${number} as number from result_words
    where ${haveAll(db, words)} and ${number} between cast(${least} as bigint) and cast(${most} as bigint) and exists ${mine}
    order by ${number} desc limit ${limit}`.execute(db)
  return rows.map(row => row.number)
}
