import { randomBytes } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import type { PlanRepository } from '../budgets/plans.js'
import { createBatch } from '../database/batch.js'
import { isOnPostgres } from '../given-rows.js'
import { jobRow, type NewJob } from '../jobs/rows.js'
import type { Tables } from '../schema.js'
import { type CountChanges, countChanges } from './counts.js'
import { type ResultEntry, type ResultState, resultColumns, resultOf } from './entry.js'
import { isMarked } from './marks.js'
import { type KeptWay, knownWay, readEdges, readWay } from './way.js'
import { putWords, removeWords } from './words.js'

/** A conversation as far as it has come. */
export interface NewResult {
  readonly botId: string
  readonly channel: string
  readonly version: number | null
  /** The session's tag. */
  readonly session: string
  /** When it began, by the visitor's own clock. */
  readonly begun: number
  /** Grows with everything that happens in it: what comes late and knows less changes nothing. */
  readonly steps: number
  readonly state: ResultState
  readonly answered: number
  readonly visitor: { readonly name: string | null; readonly email: string | null }
  readonly startedAt: number
  readonly endedAt: number | null
  readonly edges: readonly string[]
  /** The steps that it came by, and by name the steps and exits that its flow has. */
  readonly way?: KeptWay
  readonly known?: ReadonlySet<string>
  /** JSON text. */
  readonly record: string
  /** What was answered first, a list as JSON text. */
  readonly firstAnswers?: string
  /** What it takes up, with what it is found by. Default: not known. */
  readonly bytes?: number | undefined
  /** What it is found by, once it has ended. */
  readonly words: readonly string[]
  /** The jobs that tell of its end. */
  readonly tell?: ((entry: ResultEntry) => readonly NewJob[]) | undefined
  /** It is a lead: the jobs that tell of it, once. */
  readonly tellLead?: ((entry: ResultEntry) => readonly NewJob[]) | undefined
  /** The jobs that tell of what is new in it; `before` is its record as JSON text, null where it has just begun. */
  readonly tellNews?: ((entry: ResultEntry, before: string | null) => readonly NewJob[]) | undefined
}

/** Keeps a conversation; undefined where there is no such bot, the session has too many, or it was deleted. */
export type KeepResult = (result: NewResult) => Promise<ResultEntry | undefined>

/** More than anybody begins anew. */
const mostPerSession = 20
/** Characters that are written together at most, where more than one comes. */
const mostTogether = 500_000
/** A word that is found costs as much as so many characters. */
const charactersOfWord = 50

/** What comes at the same time goes into one transaction, and is counted once. `now` in milliseconds. */
export function createResultWrites(
  db: Kysely<Tables>,
  now: () => number,
  { noteChats }: Pick<PlanRepository, 'noteChats'>,
): KeepResult {
  return createBatch(
    async given => {
      // What else waits has its turn between two writes.
      await setImmediate()
      return db.transaction().execute(async trx => {
        const changes = countChanges()
        const kept: (ResultEntry | undefined)[] = []
        for (const result of given) kept.push(await keep(trx, result, changes, now()))
        await changes.write(trx)
        // What is stored has counted, whatever ends the server meanwhile, and what is not has not.
        await noteChats(
          trx,
          given.filter((_, place) => kept[place] !== undefined),
        )
        return kept
      })
    },
    {
      most: mostTogether,
      of: ({ record, words }) => record.length + words.length * charactersOfWord,
    },
  )
}

async function keep(
  trx: Kysely<Tables>,
  given: NewResult,
  changes: CountChanges,
  time: number,
): Promise<ResultEntry | undefined> {
  const before = await find(trx, given)
  if (!before) return begin(trx, given, changes, time)
  const isOver = before.state === 'finished'
  if (given.steps < before.steps || (isOver && given.steps === before.steps))
    return resultOf(before)
  const edges = [...new Set(given.edges)]
  const passed = readEdges(before.edges)
  for (const edge of edges)
    if (!passed.includes(edge)) changes.edge(given.botId, before.day, edge, 1)
  for (const edge of passed)
    if (!edges.includes(edge)) changes.edge(given.botId, before.day, edge, -1)
  // What has ended once has ended: what is changed afterwards is kept beside it.
  const state = isOver ? 'finished' : given.state
  if (state !== before.state) {
    changes.state(given.botId, before.day, before.state, -1)
    changes.state(given.botId, before.day, state, 1)
  }
  const former = readWay(before.way)
  const way = wayOf(given, former)
  const place = { botId: given.botId, day: before.day, version: before.version }
  if (former && before.counted === 1) changes.way(place, former, before.state, -1)
  if (way) changes.way(place, way, state, 1)
  const endedAt = given.endedAt ?? (isOver ? before.ended_at : null)
  const row = await trx
    .updateTable('results')
    .set({
      ...columnsOf({ ...given, state, endedAt, way }, before.state),
      edges: JSON.stringify(edges),
      updated_at: time,
    })
    .where('number', '=', before.number)
    .returningAll()
    .executeTakeFirst()
  // It was deleted in this moment.
  if (!row) return undefined
  if (given.tellNews) {
    const known = await trx
      .selectFrom('result_records')
      .select('record')
      .where('number', '=', row.number)
      .executeTakeFirst()
    await putJobs(trx, given.tellNews(resultOf(row), known?.record ?? null), time)
  }
  await trx
    .updateTable('result_records')
    .set({ record: given.record })
    .where('number', '=', row.number)
    .execute()
  if (before.lead_at === null) await noteLead(trx, given, resultOf(row), time)
  return settle(trx, given, resultOf(row), before.state, time)
}

async function begin(
  trx: Kysely<Tables>,
  given: NewResult,
  changes: CountChanges,
  time: number,
): Promise<ResultEntry | undefined> {
  const { botId, channel, version, session, begun, startedAt } = given
  const bot = trx.selectFrom('bots').select('owner').where('id', '=', botId)
  // Nobody else has the bot before this is stored.
  const { owner } = (await (isOnPostgres(trx) ? bot.forKeyShare() : bot).executeTakeFirst()) ?? {}
  if (owner === undefined || (await isMarked(trx, given))) return undefined
  const { count } = await trx
    .selectFrom('results')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('bot_id', '=', botId)
    .where('session', '=', session)
    .executeTakeFirstOrThrow()
  if (Number(count) >= mostPerSession) return undefined
  const day = dayOf(time)
  const edges = [...new Set(given.edges)]
  const way = wayOf(given, undefined)
  const row = await trx
    .insertInto('results')
    .values({
      id: randomBytes(16).toString('hex'),
      bot_id: botId,
      owner,
      channel,
      version,
      session,
      begun,
      day,
      started_at: startedAt,
      created_at: time,
      updated_at: time,
      edges: JSON.stringify(edges),
      ...columnsOf({ ...given, way }, 'open'),
    })
    .onConflict(conflict => conflict.columns(['bot_id', 'session', 'begun']).doNothing())
    .returningAll()
    .executeTakeFirst()
  // Another server has begun it in this moment.
  if (!row) return keep(trx, given, changes, time)
  await trx
    .insertInto('result_records')
    .values({ number: row.number, record: given.record })
    .execute()
  changes.state(botId, day, given.state, 1)
  for (const edge of edges) changes.edge(botId, day, edge, 1)
  if (way) changes.way({ botId, day, version }, way, given.state, 1)
  if (given.tellNews) await putJobs(trx, given.tellNews(resultOf(row), null), time)
  await noteLead(trx, given, resultOf(row), time)
  return settle(trx, given, resultOf(row), 'open', time)
}

async function noteLead(
  trx: Kysely<Tables>,
  { tellLead }: NewResult,
  entry: ResultEntry,
  time: number,
): Promise<void> {
  if (!tellLead) return
  await trx
    .updateTable('results')
    .set({ lead_at: time })
    .where('number', '=', entry.number)
    .execute()
  await putJobs(trx, tellLead(entry), time)
}

async function putJobs(trx: Kysely<Tables>, jobs: readonly NewJob[], time: number): Promise<void> {
  if (jobs.length === 0) return
  await trx
    .insertInto('jobs')
    .values(jobs.map(job => jobRow(job, time)))
    .execute()
}

/** What goes on changes often: its words are written at its end, or when it rests. */
async function settle(
  trx: Kysely<Tables>,
  { words, tell }: NewResult,
  entry: ResultEntry,
  before: ResultState,
  time: number,
): Promise<ResultEntry> {
  if (before === 'abandoned' && entry.state === 'open') await removeWords(trx, entry.number)
  if (entry.state !== 'finished' || before === 'finished') return entry
  await putWords(trx, entry.number, words)
  if (tell) await putJobs(trx, tell(entry), time)
  return entry
}

/** What is found is held on PostgreSQL, so that its end is told of once whichever server hears of it. */
function find(trx: Kysely<Tables>, { botId, session, begun }: NewResult) {
  const query = trx
    .selectFrom('results')
    .select([
      ...resultColumns,
      'results.steps',
      'results.edges',
      'results.day',
      'results.way',
      'results.counted',
      'results.lead_at',
    ])
    .where('bot_id', '=', botId)
    .where('session', '=', session)
    .where('begun', '=', begun)
  return (isOnPostgres(trx) ? query.forUpdate() : query).executeTakeFirst()
}

const nothing: ReadonlySet<string> = new Set()

/** What was known before is kept where nothing is said of it. */
const wayOf = ({ way, known = nothing }: NewResult, before: KeptWay | undefined) =>
  way ? knownWay(way, known, before) : before

function columnsOf(
  given: Omit<NewResult, 'way'> & { readonly way: KeptWay | undefined },
  before: ResultState,
) {
  const { steps, state, answered, visitor, endedAt, firstAnswers = null, way, bytes = 0 } = given
  const words_due = state === 'finished' && before !== 'finished' ? 0 : 1
  return {
    steps,
    state,
    answered,
    name: visitor.name,
    email: visitor.email,
    ended_at: endedAt,
    words_due,
    first_answers: firstAnswers,
    bytes,
    ...(way && {
      way: JSON.stringify(way),
      last_step: way.last,
      counted: state === 'open' ? 0 : 1,
    }),
  }
}

/** The UTC day of a time. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
