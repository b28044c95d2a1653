import { setImmediate } from 'node:timers/promises'
import { type Kysely, type SelectQueryBuilder, type SqlBool, sql } from 'kysely'
import { isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import { type ResultEntry, type ResultState, resultColumns, resultOf } from './entry.js'
import { searchResults } from './search.js'
import { dueNumbers, searchDue, type WordsOf } from './search-due.js'
import { stepInWay } from './way.js'
import { wordsIn } from './words-in.js'

/** Which conversations are meant; times in milliseconds, `from` included, `to` not. */
export interface ResultChoice {
  readonly owner: string
  readonly botId?: string | undefined
  readonly state?: ResultState | undefined
  readonly from?: number | undefined
  readonly to?: number | undefined
  readonly channel?: string | undefined
  readonly version?: number | undefined
  /** The step at which it got no further, or came to its end; of those that rest. */
  readonly endedAt?: string | undefined
  /** A step that it came by; of those that rest. */
  readonly passed?: string | undefined
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

/** Conversations whose ways are looked through at once. */
const lookedThrough = 1000

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
  const among = () => narrow(db, page)
  // What comes to rest meanwhile is then found by the index, if not twice.
  const due = page.wordsOf ? await dueNumbers(among(), range) : []
  const rested = page.state === 'open' ? [] : await searchResults(db, search, among())
  const going = page.wordsOf ? await searchDue(db, search, due, page.wordsOf) : []
  const found = [...new Set([...rested, ...going])].toSorted((one, other) => other - one)
  return entriesOf(db, found.slice(0, limit))
}

async function list(db: Kysely<Tables>, choice: ResultChoice, range: Range, limit: number) {
  // What ended at a step lies together; what came by one, or was held in a version, may lie far apart.
  const isSparse =
    choice.endedAt === undefined &&
    (choice.passed ?? choice.version ?? choice.channel) !== undefined
  const found: ResultEntry[] = []
  for (let { most } = range; ; ) {
    const least = isSparse ? await someBefore(db, choice, { ...range, most }) : range.least
    const query = within(narrow(db, choice), { least, most })
      .select(resultColumns)
      .orderBy('number', 'desc')
      .limit(limit - found.length)
    found.push(...(await query.execute()).map(resultOf))
    most = least - 1
    if (found.length >= limit || most < range.least) return found
    // What else waits has its turn.
    await setImmediate()
  }
}

/** The number from which on there are so many that are looked through at once. */
async function someBefore(
  db: Kysely<Tables>,
  { owner, botId }: ResultChoice,
  range: Range,
): Promise<number> {
  const last = await within(narrow(db, { owner, botId }), range)
    .select('number')
    .orderBy('number', 'desc')
    .offset(lookedThrough - 1)
    .limit(1)
    .executeTakeFirst()
  return last?.number ?? range.least
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
async function rangeOf(db: Kysely<Tables>, { from, to, owner, botId }: ResultChoice) {
  const whole = { least: 1, most: Number.MAX_SAFE_INTEGER }
  const scope = () => narrow(db, { owner, botId }).select('number')
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

function narrow(db: Kysely<Tables>, choice: ResultChoice): Query {
  const { owner, botId, state, channel, version, endedAt, passed } = choice
  let query: Query = db.selectFrom('results')
  query =
    botId === undefined
      ? query.where('results.owner', '=', owner)
      : query.where('results.bot_id', '=', botId)
  if (state !== undefined) query = query.where('results.state', '=', state)
  if (channel !== undefined) query = query.where('results.channel', '=', channel)
  if (version !== undefined) query = query.where('results.version', '=', version)
  if (endedAt !== undefined) query = query.where('results.last_step', '=', endedAt)
  if (passed !== undefined)
    query = query.where(
      sql<SqlBool>`${sql.raw(isOnPostgres(db) ? 'strpos' : 'instr')}(results.way, ${stepInWay(passed)}) > 0`,
    )
  return (endedAt ?? passed) === undefined ? query : query.where('results.counted', '=', 1)
}

function within(query: Query, { least, most }: Range): Query {
  return query.where('results.number', '>=', least).where('results.number', '<=', most)
}
