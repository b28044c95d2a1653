import { type Kysely, sql } from 'kysely'
import { noteRoom } from '../budgets/room.js'
import { isToRunAgain } from '../jobs/again.js'
import { wakeJob } from '../jobs/rows.js'
import type { Tables } from '../schema.js'
import type { SourceEntry, SourceKind, SourceSchedule, SourceState } from './entry.js'
import { removeSources } from './removal.js'

/** A source as it is made. */
interface NewSource {
  readonly id: string
  readonly owner: string
  readonly kind: SourceKind
  readonly title: string
  /** JSON text. */
  readonly settings: string
  readonly botIds: readonly string[]
  /** Default: never. */
  readonly schedule?: SourceSchedule | undefined
}

/** What changes of a source; what is absent stays. */
interface SourceChange {
  readonly title?: string | undefined
  /** JSON text. */
  readonly settings?: string | undefined
  readonly botIds?: readonly string[] | undefined
  readonly schedule?: SourceSchedule | undefined
}

/** The sources of accounts. */
export interface SourceRepository {
  /** Makes one, which waits for its first run. */
  create(source: NewSource): Promise<SourceEntry>
  find(owner: string, id: string): Promise<SourceEntry | undefined>
  /** The same for who works for every account. */
  get(id: string): Promise<SourceEntry | undefined>
  /** Those of an account, the oldest first. */
  list(owner: string): Promise<readonly SourceEntry[]>
  change(owner: string, id: string, change: SourceChange): Promise<SourceEntry | undefined>
  /** Deletes a source with all that was read of it. */
  remove(owner: string, id: string): Promise<boolean>
  /** Has a source read again; one that is being read goes on, and is looked at once more. */
  wake(id: string): Promise<void>
  /** Begins a run, or goes on with the one that broke off; undefined: there is no such source. */
  begin(
    id: string,
    run: string,
  ): Promise<{ readonly source: SourceEntry; readonly isNew: boolean } | undefined>
  /** Those whose time has come to be read again, at most 1,000. */
  due(): Promise<readonly string[]>
  /** Asks a run to stop. */
  cancel(id: string): Promise<void>
  isCancelled(id: string): Promise<boolean>
  /** Notes how far a run is. */
  report(id: string, lastRun: string): Promise<void>
  /**
   * Ends a run, by which what is answered from was read as a whole, or not; where the source is to be looked at once more, it
   * waits for that.
   */
  end(id: string, state: SourceState, lastRun: string, isTrained: boolean): Promise<void>
}

/** The sources in a database. `now` in milliseconds. */
export function createSourceRepository(db: Kysely<Tables>, now: () => number): SourceRepository {
  const read = async (
    on: Kysely<Tables>,
    which: { readonly owner?: string; readonly id?: string },
  ): Promise<readonly SourceEntry[]> => {
    let query = on.selectFrom('knowledge_sources').select(columns).orderBy('number')
    if (which.owner !== undefined) query = query.where('owner', '=', which.owner)
    if (which.id !== undefined) query = query.where('id', '=', which.id)
    const rows = await query.execute()
    if (rows.length === 0) return []
    const uses = await on
      .selectFrom('knowledge_uses')
      .select(['source_id', 'bot_id'])
      .where(
        'source_id',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('bot_id')
      .execute()
    return rows.map(({ isCancelled, ...row }) => ({
      ...row,
      isCancelled: isCancelled === 1,
      botIds: uses.flatMap(use => (use.source_id === row.id ? [use.bot_id] : [])),
    }))
  }
  const one = async (on: Kysely<Tables>, which: { readonly owner?: string; readonly id: string }) =>
    (await read(on, which))[0]
  const update = (on: Kysely<Tables>, id: string) =>
    on.updateTable('knowledge_sources').where('id', '=', id)

  return {
    create: ({ botIds, schedule = 'never', ...source }) =>
      db.transaction().execute(async trx => {
        await trx
          .insertInto('knowledge_sources')
          .values({ ...source, schedule, state: 'waiting', created_at: now() })
          .execute()
        await use(trx, source.id, botIds)
        return found(await one(trx, { id: source.id }))
      }),
    find: (owner, id) => one(db, { owner, id }),
    get: id => one(db, { id }),
    list: owner => read(db, { owner }),
    change: (owner, id, { title, settings, botIds, schedule }) =>
      db.transaction().execute(async trx => {
        if (!(await one(trx, { owner, id }))) return undefined
        if (title !== undefined || settings !== undefined || schedule !== undefined)
          await update(trx, id)
            .set({
              title,
              settings,
              ...(schedule !== undefined && { schedule, due_at: dueAt(schedule, now()) }),
            })
            .execute()
        if (botIds) {
          await trx.deleteFrom('knowledge_uses').where('source_id', '=', id).execute()
          await use(trx, id, botIds)
        }
        return one(trx, { owner, id })
      }),
    remove: (owner, id) =>
      db.transaction().execute(async trx => {
        const source = await one(trx, { owner, id })
        if (source) {
          await removeSources(trx, [source.number])
          await noteRoom(trx, owner)
        }
        return source !== undefined
      }),
    wake: id =>
      db.transaction().execute(async trx => {
        await update(trx, id)
          .set({
            is_cancelled: 0,
            state: sql<SourceState>`case when state = 'running' then state else 'waiting' end`,
          })
          .execute()
        await wakeJob(trx, { handler, key: id, data: JSON.stringify({ sourceId: id }) }, now())
      }),
    begin: (id, run) =>
      db.transaction().execute(async trx => {
        const source = await one(trx, { id })
        if (!source) return undefined
        if (source.run !== null) return { source, isNew: false }
        await update(trx, id).set({ state: 'running', run }).execute()
        return { source: { ...source, run, state: 'running' }, isNew: true }
      }),
    due: async () => {
      const rows = await db
        .selectFrom('knowledge_sources')
        .select('id')
        .where('due_at', '<=', now())
        .where('state', 'in', ['ready', 'failed'])
        .orderBy('due_at')
        .limit(mostDue)
        .execute()
      return rows.map(({ id }) => id)
    },
    cancel: id =>
      db.transaction().execute(async trx => {
        await update(trx, id)
          .where('state', 'in', ['waiting', 'running'])
          .set({ is_cancelled: 1 })
          .execute()
        // Whose turn has not come need not wait for it.
        const { numDeletedRows } = await trx
          .deleteFrom('jobs')
          .where('handler', '=', handler)
          .where('key', '=', id)
          .where('taken_by', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('knowledge_sources')
                  .select('number')
                  .where('id', '=', id)
                  .where('run', 'is not', null),
              ),
            ),
          )
          .executeTakeFirst()
        if (numDeletedRows > 0n)
          await update(trx, id)
            .set({
              is_cancelled: 0,
              state: sql<SourceState>`case when trained_at is null then 'failed' else 'ready' end`,
            })
            .execute()
      }),
    isCancelled: async id => {
      const row = await db
        .selectFrom('knowledge_sources')
        .select('is_cancelled')
        .where('id', '=', id)
        .executeTakeFirst()
      // One that was deleted meanwhile ends as one that was cancelled.
      return row?.is_cancelled !== 0
    },
    report: async (id, last_run) => {
      await update(db, id).set({ last_run }).execute()
    },
    end: (id, state, last_run, isTrained) =>
      db.transaction().execute(async trx => {
        const { schedule } = (await one(trx, { id })) ?? { schedule: 'never' as const }
        await update(trx, id)
          .set({
            state,
            last_run,
            run: null,
            is_cancelled: 0,
            due_at: dueAt(schedule, now()),
            ...(isTrained && { trained_at: now() }),
          })
          .execute()
        // What was given to it meanwhile is still to be read.
        if (await isToRunAgain(trx, handler, id))
          await update(trx, id).set({ state: 'waiting' }).execute()
      }),
  }
}

const columns = [
  'number',
  'id',
  'owner',
  'kind',
  'title',
  'settings',
  'state',
  'run',
  'is_cancelled as isCancelled',
  'pieces',
  'words',
  'languages',
  'last_run as lastRun',
  'created_at as createdAt',
  'trained_at as trainedAt',
  'schedule',
] as const

const mostDue = 1000
/** Of the jobs that read. */
const handler = 'knowledge'
const day = 86_400_000
const periods: Readonly<Record<SourceSchedule, number | null>> = {
  never: null,
  daily: day,
  weekly: 7 * day,
}

function dueAt(schedule: SourceSchedule, now: number): number | null {
  const period = periods[schedule]
  return period === null ? null : now + period
}

async function use(trx: Kysely<Tables>, id: string, botIds: readonly string[]): Promise<void> {
  const rows = [...new Set(botIds)].map(bot_id => ({ source_id: id, bot_id }))
  if (rows.length > 0) await trx.insertInto('knowledge_uses').values(rows).execute()
}

function found(source: SourceEntry | undefined): SourceEntry {
  if (!source) throw new Error('A source is gone that was made just now')
  return source
}
