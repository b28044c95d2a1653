import { type Kysely, type Selectable, sql } from 'kysely'
import { createBatch } from '../database/batch.js'
import { relaxed } from '../database/relaxed.js'
import { givenRows, isOnPostgres } from '../given-rows.js'
import { onceMore } from '../jobs/again.js'
import { waitAgain } from '../jobs/wait-again.js'
import type { Tables } from '../schema.js'
import {
  type Begun,
  beginColumns,
  failedColumns,
  finishColumns,
  noteColumns,
  putColumns,
  type StepWrite,
  type WriteStep,
} from '../step-write.js'
import { countCalls } from './call-days.js'

/** Characters that are written together at most, where more than one step writes. */
const mostTogether = 1_000_000

/** What steps write at the same time goes into one transaction, and is flushed once. `now` in milliseconds. */
export function createStepWrites(db: Kysely<Tables>, now: () => number): WriteStep {
  const isPostgres = isOnPostgres(db)
  return createBatch(writeAll, { most: mostTogether, of: sizeOf })

  async function writeAll(writes: readonly StepWrite[]): Promise<readonly (Begun | undefined)[]> {
    if (!writes.every(mayBeLate)) return db.transaction().execute(on => write(on, writes))
    return relaxed(db, on => write(on, writes))
  }

  async function write(
    on: Kysely<Tables>,
    writes: readonly StepWrite[],
  ): Promise<readonly (Begun | undefined)[]> {
    const before = await begin(on, writes)
    await put(
      on,
      writes.flatMap((write, index) => (before[index] ? [] : (write.put ?? []))),
    )
    await finish(
      on,
      writes.flatMap(({ finish }) => finish ?? []),
    )
    await remove(
      on,
      writes.flatMap(({ made }) => (made === undefined ? [] : { id: made })),
    )
    await fail(
      on,
      writes.flatMap(({ failed }) => failed ?? []),
    )
    await note(
      on,
      writes.flatMap(({ note }) => note ?? []),
    )
    return before
  }

  async function begin(
    on: Kysely<Tables>,
    writes: readonly StepWrite[],
  ): Promise<readonly (Begun | undefined)[]> {
    const calls = new Map(
      writes.toReversed().flatMap(({ begin }) => (begin ? [[begin.id, begin]] : [])),
    )
    if (calls.size === 0) return writes.map(() => undefined)
    const names = namesOf(beginColumns)
    const renewed = sql.join(
      [...Object.keys(beginColumns).filter(name => name !== 'id'), 'answer'].map(
        name => sql`${sql.ref(name)} = ${sql.ref(`excluded.${name}`)}`,
      ),
    )
    const { rows } = await sql<{ id: string }>`
      insert into step_answers (${names}, answer)
      select ${names}, null from ${givenRows(isPostgres, beginColumns, inOrder([...calls.values()]))} where true
      on conflict (id) do update set ${renewed} where step_answers.ends_at <= ${now()}
      returning id`.execute(on)
    const begun = new Set(rows.map(({ id }) => id))
    const known = await find(
      on,
      [...calls.keys()].filter(id => !begun.has(id)),
    )
    return writes.map(({ begin }) => {
      // The first of those that came together begins, the others find it begun.
      if (!begin || (calls.get(begin.id) === begin && begun.has(begin.id))) return undefined
      return known.get(begin.id) ?? { ...(calls.get(begin.id) ?? begin), answer: null }
    })
  }

  async function find(
    on: Kysely<Tables>,
    ids: readonly string[],
  ): Promise<ReadonlyMap<string, Begun>> {
    if (ids.length === 0) return new Map()
    const { rows } = await sql<Begun>`
      select id, fingerprint, answer, leased_until from step_answers
      where id in (select id from ${givenRows(isPostgres, { id: 'text' }, rowsOf(ids))})`.execute(
      on,
    )
    return new Map(rows.map(row => [row.id, row]))
  }

  async function put(
    on: Kysely<Tables>,
    rows: readonly NonNullable<StepWrite['put']>[],
  ): Promise<void> {
    if (rows.length === 0) return
    const names = namesOf(putColumns)
    await sql`
      insert into jobs (${names}, state, attempts)
      select ${names}, 'waiting', 1 from ${givenRows(isPostgres, putColumns, rows)}
      where exists (select 1 from bots where bots.id = given.bot_id)`.execute(on)
  }

  async function finish(
    on: Kysely<Tables>,
    all: readonly NonNullable<StepWrite['finish']>[],
  ): Promise<void> {
    if (all.length === 0) return
    // A first answer stays.
    const rows = inOrder([...new Map(all.toReversed().map(row => [row.id, row])).values()])
    await sql`
      update step_answers set answer = given.answer, size = given.size
      from ${givenRows(isPostgres, finishColumns, rows)}
      where step_answers.id = given.id and step_answers.answer is null`.execute(on)
  }

  async function remove(
    on: Kysely<Tables>,
    rows: readonly { readonly id: string }[],
  ): Promise<void> {
    if (rows.length === 0) return
    const given = givenRows(isPostgres, { id: 'text' }, inOrder(rows))
    const { numAffectedRows } = await sql`delete from jobs
      where again <> ${onceMore} and id in (select id from ${given})`.execute(on)
    if (Number(numAffectedRows ?? 0) < rows.length)
      await sql`update jobs set due_at = ${now()}, set_at = ${now()}, attempts = 0, again = 0, taken_by = null
        where again = ${onceMore} and id in (select id from ${given})`.execute(on)
  }

  async function fail(
    on: Kysely<Tables>,
    rows: readonly NonNullable<StepWrite['failed']>[],
  ): Promise<void> {
    if (rows.length === 0) return
    // Somebody has said meanwhile that it is to be done again, with all its tries.
    const isAsked = sql`jobs.again >= 1`
    const { rows: noted } = await sql<
      Pick<Selectable<Tables['jobs']>, 'id' | 'handler' | 'state'>
    >`update jobs
      set state = case when ${isAsked} then 'waiting' else given.state end,
        due_at = case when ${isAsked} then given.set_at else given.due_at end,
        attempts = case when ${isAsked} then 0 else jobs.attempts end,
        set_at = given.set_at, error = given.error, taken_by = null, again = 0
      from ${givenRows(isPostgres, failedColumns, inOrder(rows))}
      where jobs.id = given.id and jobs.taken_by = given.taken_by
      returning jobs.id, jobs.handler, jobs.state`.execute(on)
    const waiting = noted.filter(({ handler, state }) => handler === 'mail' && state === 'waiting')
    await waitAgain(
      on,
      waiting.map(({ id }) => id),
    )
  }

  async function note(
    on: Kysely<Tables>,
    rows: readonly Selectable<Tables['calls']>[],
  ): Promise<void> {
    if (rows.length === 0) return
    const names = namesOf(noteColumns)
    await sql`
      insert into calls (${names}) select ${names} from ${givenRows(isPostgres, noteColumns, rows)}
      where exists (select 1 from bots where bots.id = given.bot_id)`.execute(on)
    await countCalls(on, rows)
  }
}

/** What a power cut may take: a job that was done is then done again, an entry of the list is missing. */
function mayBeLate({ begin, put, finish, failed }: StepWrite): boolean {
  return !begin && !put && !finish && !failed
}

function sizeOf({ put, finish }: StepWrite): number {
  return (put?.data.length ?? 0) + (finish?.answer.length ?? 0)
}

function namesOf(columns: object) {
  return sql.join(Object.keys(columns).map(name => sql.ref(name)))
}

const rowsOf = (ids: readonly string[]) => ids.map(id => ({ id }))

/** In one order for all, so that no two writers wait for each other. */
function inOrder<Row extends { readonly id: string }>(rows: readonly Row[]): Row[] {
  return rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
