import { type Kysely, type RawBuilder, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'

/** The number of the conversation whose words these are. */
export function numberOfWords(db: Kysely<Tables>): RawBuilder<number> {
  return sql.ref(isOnPostgres(db) ? 'result_words.number' : 'result_words.rowid')
}

/** Whether a conversation has all of these words, each at the beginning of one of its own. A single letter is a word of its own. */
export function haveAll(db: Kysely<Tables>, words: readonly string[]): RawBuilder<boolean> {
  const isPostgres = isOnPostgres(db)
  const [quote, beginning, and] = isPostgres ? ["'", ':*', ' & '] : ['"', '*', ' AND ']
  const asked = words
    .map(word => `${quote}${word}${quote}${word.length === 1 ? '' : beginning}`)
    .join(and)
  return isPostgres ? sql`words @@ ${asked}::tsquery` : sql`result_words match ${asked}`
}

/** Keeps the words that a conversation is found by, in place of those before. */
export async function putWords(
  db: Kysely<Tables>,
  number: number,
  words: readonly string[],
): Promise<void> {
  if (isOnPostgres(db)) {
    await sql`insert into result_words (number, words) values (${number}, array_to_tsvector(${[...words]}::text[]))
      on conflict (number) do update set words = excluded.words`.execute(db)
    return
  }
  const text = words.join(' ')
  const known = await sql<{
    words: string
  }>`select words from result_words where rowid = ${number}`.execute(db)
  if (known.rows[0]?.words === text) return
  if (known.rows[0]) await removeWords(db, number)
  await sql`insert into result_words (rowid, words) values (${number}, ${text})`.execute(db)
}

/** Takes out the words of what goes on again. */
export async function removeWords(db: Kysely<Tables>, number: number): Promise<void> {
  await sql`delete from result_words where ${numberOfWords(db)} = ${number}`.execute(db)
}
