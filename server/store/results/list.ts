import type { Kysely, SelectQueryBuilder } from 'kysely'
import type { Tables } from '../schema.js'
import { type ResultEntry, type ResultState, resultColumns, resultOf } from './entry.js'
import { searchResults } from './search.js'
import { dueNumbers, searchDue, type WordsOf } from './search-due.js'
import { wordsIn } from './words-in.js'

/** Which conversations are meant; times in milliseconds, `from` included, `to` not. */
export interface ResultChoice {
  readonly owner: string
  readonly botId?: string | undefined
  readonly state?: ResultState | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
  /** What is looked for in what was said and answered: all of its words. */
  readonly text?: string | undefined
  /** Reads the words of a record. With it, what goes on is found too; without, what rests alone. */
  readonly wordsOf?: WordsOf | undefined
}

/** A part of the list: the newest first, behind a number. */
interface Page extends ResultChoice {
  readonly before?: number | undefined
  readonly limit: number
}

type Range = { readonly least: number; readonly most: number }
type Query = SelectQueryBuilder<Tables, 'results', object>

/** Lists conversations, those first that were stored last. */
export async function listResults(db: Kysely<Tables>, page: Page): Promise<readonly ResultEntry[]> {
  const { before, limit, text } = page
  const range = await rangeOf(db, page)
  if (before !== undefined) range.most = Math.min(range.most, before - 1)
  if (range.least > range.most) return []
  if (text === undefined) return list(db, page, range, limit)
  const words = wordsIn([text])
  if (words.length === 0) return []
  const search = { words, range, limit }
  const among = () => narrow(db.selectFrom('results'), page)
  // What comes to rest meanwhile is then found by the index, if not twice.
  const due = page.wordsOf ? await dueNumbers(among(), range) : []
  const rested = page.state === 'open' ? [] : await searchResults(db, search, among())
  const going = page.wordsOf ? await searchDue(db, search, due, page.wordsOf) : []
  const found = [...new Set([...rested, ...going])].toSorted((one, other) => other - one)
  return entriesOf(db, found.slice(0, limit))
}

async function list(db: Kysely<Tables>, choice: ResultChoice, range: Range, limit: number) {
  const query = within(narrow(db.selectFrom('results'), choice), range)
  const rows = await query.select(resultColumns).orderBy('number', 'desc').limit(limit).execute()
  return rows.map(resultOf)
}

async function entriesOf(db: Kysely<Tables>, numbers: readonly number[]) {
  if (numbers.length === 0) return []
  const rows = await db
    .selectFrom('results')
    .select(resultColumns)
    .where('number', 'in', [...numbers])
    .orderBy('number', 'desc')
    .execute()
  return rows.map(resultOf)
}

/** Numbers grow with time: a range of times is one of numbers. */
async function rangeOf(db: Kysely<Tables>, { from, to, ...choice }: ResultChoice) {
  const whole = { least: 1, most: Number.MAX_SAFE_INTEGER }
  const scope = () => narrow(db.selectFrom('results'), { ...choice, state: undefined }).select('number')
  if (from !== undefined) {
    const first = await scope()
      .where('created_at', '>=', from)
      .orderBy('created_at')
      .orderBy('number')
      .limit(1)
      .executeTakeFirst()
    whole.least = first?.number ?? Number.MAX_SAFE_INTEGER
  }
  if (to !== undefined) {
    const last = await scope()
      .where('created_at', '<', to)
      .orderBy('created_at', 'desc')
      .orderBy('number', 'desc')
      .limit(1)
      .executeTakeFirst()
    whole.most = last?.number ?? 0
  }
  return whole
}

function narrow(query: Query, { owner, botId, state }: ResultChoice): Query {
  const mine =
    botId === undefined ? query.where('results.owner', '=', owner) : query.where('results.bot_id', '=', botId)
  return state === undefined ? mine : mine.where('results.state', '=', state)
}

function within(query: Query, { least, most }: Range): Query {
  return query.where('results.number', '>=', least).where('results.number', '<=', most)
}
