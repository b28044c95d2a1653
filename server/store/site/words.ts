import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { NewSiteItem, SiteItemKind } from './item.js'

/** Where and for what is searched. */
interface Wanted {
  readonly kind: SiteItemKind
  readonly category: string | undefined
  readonly search: string
}

const mostFound = 500
const mostWords = 8

/**
 * The numbers of the items that hold all words of a search, at most 500, those that fit best first; undefined where
 * nothing is searched for. Words may be cut short.
 */
export async function findWords(
  db: Kysely<Tables>,
  { kind, category, search }: Wanted,
): Promise<readonly number[] | undefined> {
  const words = wordsOf(search)
  if (words.length === 0) return undefined
  const marks = [kindMark(kind), ...(category === undefined ? [] : [categoryMark(category)])]
  const { rows } = await (isOnPostgres(db)
    ? inPostgres(words, marks)
    : inSqlite(words, marks)
  ).execute(db)
  return rows.map(({ number }) => Number(number))
}

/** Notes what an item is found by. */
export async function noteWords(
  trx: Kysely<Tables>,
  number: number,
  { kind, categorySlug, title, words }: NewSiteItem,
): Promise<void> {
  const marks = `${kindMark(kind)} ${categoryMark(categorySlug)}`
  if (isOnPostgres(trx)) {
    await sql`insert into site_words (number, words)
      values (${number}, setweight(to_tsvector('english', ${title}), 'A') || to_tsvector('english', ${words})
        || setweight(to_tsvector('simple', ${marks}), 'D'))
      on conflict (number) do update set words = excluded.words`.execute(trx)
    return
  }
  await sql`delete from site_words where rowid = ${number}`.execute(trx)
  await sql`insert into site_words (rowid, marks, title, words) values (${number}, ${marks}, ${title}, ${words})`.execute(
    trx,
  )
}

/**
 * What holds all words in its title comes first, then the newest. A measure such as bm25 would be finer, but counts every
 * item that holds a word: a common word would cost ten times as much.
 */
function inSqlite(words: readonly string[], marks: readonly string[]) {
  const within = (columns: string) =>
    [
      ...marks.map(mark => `marks : "${mark}"`),
      ...words.map(word => `{${columns}} : "${word}" *`),
    ].join(' AND ')
  const found = (columns: string) =>
    sql`select rowid from site_words where site_words match ${within(columns)} order by rowid desc limit ${sql.lit(mostFound)}`
  return sql<{ number: number }>`select rowid as number from (
      select rowid, 0 as rank from (${found('title')}) union all select rowid, 1 from (${found('title words')})
    ) group by rowid order by min(rank), rowid desc limit ${sql.lit(mostFound)}`
}

function inPostgres(words: readonly string[], marks: readonly string[]) {
  const wanted = sql`to_tsquery('simple', ${marks.join(' & ')}) && to_tsquery('english', ${words.map(word => `${word}:*`).join(' & ')})`
  return sql<{ number: number }>`select number from (
      select number, ts_rank(words, ${wanted}) as rank from site_words where words @@ (${wanted}) limit ${sql.lit(mostFound)}
    ) as found order by rank desc, number desc`
}

/** Letters and digits alone: nothing in a search means anything to the database. */
function wordsOf(search: string): string[] {
  return (
    search
      .slice(0, 200)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).slice(0, mostWords)
}

const kindMark = (kind: string) => `kind${lettersOf(kind)}`
const categoryMark = (slug: string) => `category${lettersOf(slug)}`
/** One word, whatever stands between its parts. */
const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '')
