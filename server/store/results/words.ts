import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../database/given-rows.js'
import type { Tables } from '../schema.js'
import type { ResultState } from './entry.js'

/** Letters from which on a word is looked for as it is, where some conversation has it as it is. */
const longestBeginning = 8

/** A word that stands for a bot, an account or a state, so that only their conversations are looked through. */
export function scopeWord(kind: 'bot' | 'owner' | 'state', id: string): string {
  return `${kind}${createHash('sha256').update(id).digest('hex').slice(0, 20)}`
}

/** Rows of a block, as a power of two. */
const blockBits = 16

/** Numbers grow with time. PostgreSQL's index knows no order, so a word tells it in which block a number lies. */
const blockWord = (number: number) => `block${Math.floor(number / 2 ** blockBits)}`

/** What stands in PostgreSQL's index for numbers from `least` to `most`; undefined for so many that it would not help. */
export function blockWords(least: number, most: number): readonly string[] | undefined {
  const first = Math.floor(least / 2 ** blockBits)
  const count = Math.floor(most / 2 ** blockBits) - first + 1
  return count > mostBlocks ? undefined : Array.from({ length: count }, (_, index) => `block${first + index}`)
}

const mostBlocks = 12

/** What stands in the index of words beside what was said. */
interface Scoped {
  readonly number: number
  readonly botId: string
  readonly owner: string
}

/** Keeps the words that a conversation is found by, in place of those before. */
export async function putWords(
  db: Kysely<Tables>,
  { number, botId, owner }: Scoped,
  state: Exclude<ResultState, 'open'>,
  said: readonly string[],
): Promise<void> {
  const scopes = [scopeWord('owner', owner), scopeWord('bot', botId), scopeWord('state', state)]
  const words = [...scopes, ...said]
  if (isOnPostgres(db)) {
    words.push(blockWord(number))
    await sql`insert into result_words (number, words) values (${number}, array_to_tsvector(${[...words]}::text[]))
      on conflict (number) do update set words = excluded.words`.execute(db)
    return
  }
  const text = words.join(' ')
  const known = await sql<{ words: string }>`select words from result_words where rowid = ${number}`.execute(
    db,
  )
  if (known.rows[0]?.words === text) return
  if (known.rows[0]) await sql`delete from result_words where rowid = ${number}`.execute(db)
  await sql`insert into result_words (rowid, words) values (${number}, ${text})`.execute(db)
}

/** Takes out the words of what goes on again. */
export async function removeWords(db: Kysely<Tables>, number: number): Promise<void> {
  const key = sql.ref(isOnPostgres(db) ? 'number' : 'rowid')
  await sql`delete from result_words where ${key} = ${number}`.execute(db)
}

/**
 * What conversations have in the index that have all of these words, each at the beginning of one of theirs. A single letter,
 * and a long word that there is, are looked for as they are.
 */
export async function wordParts(
  db: Kysely<Tables>,
  scopes: readonly string[],
  words: readonly string[],
): Promise<readonly string[]> {
  const isPostgres = isOnPostgres(db)
  const parts = scopes.map(quote)
  for (const word of words) {
    const isWhole = word.length === 1 || (word.length > longestBeginning && (await isKnown(word)))
    parts.push(isWhole ? quote(word) : `${quote(word)}${isPostgres ? ':*' : '*'}`)
  }
  return parts

  function quote(word: string): string {
    return isPostgres ? `'${word}'` : `"${word}"`
  }

  async function isKnown(word: string): Promise<boolean> {
    if (isPostgres) return false
    const { rows } =
      await sql`select 1 from result_words where result_words match ${quote(word)} limit 1`.execute(db)
    return rows.length > 0
  }
}
