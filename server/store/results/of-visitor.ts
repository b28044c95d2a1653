import { type Kysely, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { ResultEntry } from './entry.js'
import { areWordsDue } from './sweep.js'
import { cutWord, wordsIn } from './words-in.js'

/** Whose conversations are meant: those of sessions, or those that hold a text, in lower case. */
export interface VisitorChoice {
  readonly text?: string | undefined
  readonly session?: string | undefined
  readonly botId?: string | undefined
  readonly owner?: string | undefined
}

/** What is found of a visitor. */
export type FoundOfVisitor = Pick<ResultEntry, 'number'> & { readonly session: string }

/** What is found of a visitor: a text is looked for among the words of what rests, and in all whose words are not or not all written. */
export async function resultsOfVisitor(
  db: Kysely<Tables>,
  { text, session, botId, owner }: VisitorChoice,
): Promise<readonly FoundOfVisitor[]> {
  const isPostgres = isOnPostgres(db)
  let mine = db.selectFrom('results').select(['results.number', 'results.session'])
  if (botId !== undefined) mine = mine.where('bot_id', '=', botId)
  if (owner !== undefined) mine = mine.where('owner', '=', owner)
  const found: FoundOfVisitor[] = []
  if (session !== undefined) found.push(...(await mine.where('session', '=', session).execute()))
  if (text !== undefined) {
    found.push(...(await mine.where('email', '=', text).execute()))
    const has = sql<boolean>`${sql.raw(isPostgres ? 'strpos' : 'instr')}(lower(result_records.record), ${inJson(text)}) > 0`
    const read = mine
      .innerJoin('result_records', 'result_records.number', 'results.number')
      .where(has)
    found.push(...(await read.where(areWordsDue).execute()))
    const words = wordsIn([text])
    if (words.length > 0)
      found.push(
        ...(await read
          .where('results.number', 'in', sql<number>`(${hits(isPostgres, words)})`)
          .execute()),
      )
  }
  return [...new Map(found.map(each => [each.number, each])).values()]
}

function hits(isPostgres: boolean, words: readonly string[]) {
  if (isPostgres)
    return sql`select number from result_words where words @@ ${`${words.map(word => `'${word}'`).join(' & ')} | '${cutWord}'`}::tsquery`
  return sql`select rowid from result_words where result_words match ${`(${words.map(word => `"${word}"`).join(' AND ')}) OR "${cutWord}"`}`
}

/** A text as it stands inside a JSON text. */
const inJson = (text: string) => JSON.stringify(text).slice(1, -1)
