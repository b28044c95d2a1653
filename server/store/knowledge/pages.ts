import { type Kysely, sql } from 'kysely'
import { bytesOfTexts, type Room } from '../budgets/room.js'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { PageOutcome, SourcePage } from './entry.js'
import { ownerOfSource } from './removal.js'

/** A page that was met. */
export interface MetPage {
  readonly key: string
  readonly address: string
  /** How many links lead to it from where the run began. */
  readonly depth: number
}

/** What is noted of a page in a run; what is absent stays. */
export interface PageNote {
  readonly outcome: PageOutcome
  readonly reason?: string | undefined
  readonly title?: string | undefined
  readonly links?: readonly string[] | undefined
  readonly etag?: string | null | undefined
  readonly modified?: string | null | undefined
  readonly hash?: string | null | undefined
  readonly misses?: number | undefined
}

/** A page that was read. */
interface ReadPage {
  readonly key: string
  readonly title: string
  readonly hash: string
  readonly outcome: 'added' | 'changed' | 'unchanged'
}

/** How many pages of a run came out how. */
export type RunCounts = Readonly<Record<PageOutcome | 'waiting', number>>

/** The pages of sources, by the sources' numbers. */
export interface PageQueue {
  /**
   * Keeps what has no address: questions with their answers, files. What is there under a key is replaced. Throws
   * BUDGET_REACHED.
   */
  put(
    source: number,
    pages: readonly { readonly key: string; readonly title: string; readonly content: string }[],
  ): Promise<void>
  /** Has such pages go with the next run: what it finds without a content is gone. */
  drop(source: number, keys: readonly string[]): Promise<void>
  /** The pages of a source by what became of them, the first first. */
  list(source: number, limit: number): Promise<readonly SourcePage[]>
  /** How many pages it has, those that are only met included. */
  count(source: number): Promise<number>
  /** Has pages wait in a run, behind those that wait; one that was met in it already does not wait again. */
  meet(source: number, run: string, pages: readonly MetPage[]): Promise<void>
  /** Has every page of which something is known wait in a run. */
  meetKnown(source: number, run: string): Promise<void>
  /** The first page that waits. */
  next(source: number, run: string): Promise<SourcePage | undefined>
  /** So many that wait, the first first. */
  waiting(source: number, run: string, limit: number): Promise<readonly SourcePage[]>
  note(source: number, key: string, note: PageNote): Promise<void>
  /** Notes what was read of some. */
  noteRead(source: number, pages: readonly ReadPage[]): Promise<void>
  counts(source: number, run: string): Promise<RunCounts>
  /** The pages that no longer wait in a run, with what became of them. */
  ended(
    source: number,
    run: string,
  ): Promise<readonly Pick<SourcePage, 'key' | 'hash' | 'outcome' | 'reason'>[]>
  /** Says of all that still wait that they were passed over. */
  passRest(source: number, run: string, reason: string): Promise<void>
  /** Forgets what a run found gone, and what none met. */
  tidy(source: number, run: string): Promise<void>
  /** Why pages failed, at most 100. */
  failures(
    source: number,
    run: string,
  ): Promise<readonly { readonly address: string; readonly reason: string }[]>
}

const mostFailures = 100

/** The pages in a database. */
export function createPageQueue(db: Kysely<Tables>, room: Room): PageQueue {
  const isPostgres = isOnPostgres(db)
  const of = (source: number, on: Kysely<Tables> = db) =>
    on.selectFrom('knowledge_pages').where('source', '=', source)
  const entries = (source: number) => of(source).select(columns)
  return {
    put: (source, pages) =>
      room.within(async trx => {
        const bytes = bytesOfTexts(pages.map(({ content }) => content))
        await room.grow(trx, await ownerOfSource(trx, source), bytes)
        const first = await place(source, trx)
        for (const part of parts(pages.map((page, at) => ({ ...page, place: first + at }))))
          await sql`insert into knowledge_pages (source, key, title, content, place)
          select ${source}, key, title, content, place from ${givenRows(
            isPostgres,
            { key: 'text', title: 'text', content: 'text', place: 'bigint' },
            part,
          )} where true
          on conflict (source, key) do update set title = excluded.title, content = excluded.content, run = null, outcome = null`.execute(
            trx,
          )
      }),
    drop: async (source, keys) => {
      if (keys.length === 0) return
      await db
        .updateTable('knowledge_pages')
        .set({ content: null, hash: '', run: null, outcome: null })
        .where('source', '=', source)
        .where('key', 'in', keys)
        .execute()
    },
    list: (source, limit) => entries(source).orderBy('place').orderBy('key').limit(limit).execute(),
    count: async source => {
      const row = await of(source)
        .select(({ fn }) => fn.countAll().as('count'))
        .executeTakeFirst()
      return Number(row?.count ?? 0)
    },
    meet: async (source, run, pages) => {
      for (const part of parts(pages))
        await sql`insert into knowledge_pages (source, key, address, depth, run, place)
          select ${source}, key, address, cast(depth as integer), ${run}, place + ${await place(source)} from ${givenRows(
            isPostgres,
            { key: 'text', address: 'text', depth: 'bigint', place: 'bigint' },
            part.map((page, place) => ({ ...page, place })),
          )} where true
          on conflict (source, key) do update set run = excluded.run, outcome = null, reason = null, depth = excluded.depth, place = excluded.place
          where knowledge_pages.run is null or knowledge_pages.run <> excluded.run`.execute(db)
    },
    meetKnown: async (source, run) => {
      await db
        .updateTable('knowledge_pages')
        .set({ run, outcome: null, reason: null })
        .where('source', '=', source)
        .where(({ eb, or }) => or([eb('run', 'is', null), eb('run', '<>', run)]))
        .where(({ eb, or }) => or([eb('hash', 'is not', null), eb('content', 'is not', null)]))
        .execute()
    },
    next: async (source, run) => (await waiting(source, run, 1))[0],
    waiting,
    note: async (source, key, { links, ...note }) => {
      await db
        .updateTable('knowledge_pages')
        .set({ reason: null, ...note, ...(links && { links: JSON.stringify(links) }) })
        .where('source', '=', source)
        .where('key', '=', key)
        .execute()
    },
    noteRead: async (source, pages) => {
      for (const part of parts(pages))
        await sql`update knowledge_pages
          set reason = null, misses = 0, title = given.title, hash = given.hash, outcome = given.outcome
          from ${givenRows(
            isPostgres,
            { key: 'text', title: 'text', hash: 'text', outcome: 'text' },
            part.map(({ key, title, hash, outcome }) => ({ key, title, hash, outcome })),
          )} where source = ${source} and knowledge_pages.key = given.key and knowledge_pages.key in (${sql.join(
            part.map(({ key }) => key),
          )})`.execute(db)
    },
    counts: async (source, run) => {
      const inRun = of(source).where('run', '=', run)
      const read = await inRun
        .select(['outcome', ({ fn }) => fn.countAll().as('count')])
        .where('outcome', 'is not', null)
        .groupBy('outcome')
        .execute()
      const waits = await inRun
        .select(({ fn }) => fn.countAll().as('count'))
        .where('outcome', 'is', null)
        .executeTakeFirst()
      const count = (outcome: PageOutcome) =>
        Number(read.find(row => row.outcome === outcome)?.count ?? 0)
      return {
        added: count('added'),
        changed: count('changed'),
        unchanged: count('unchanged'),
        gone: count('gone'),
        failed: count('failed'),
        passed: count('passed'),
        waiting: Number(waits?.count ?? 0),
      }
    },
    ended: (source, run) =>
      of(source)
        .select(['key', 'hash', 'outcome', 'reason'])
        .where('run', '=', run)
        .where('outcome', 'is not', null)
        .execute(),
    passRest: async (source, run, reason) => {
      await db
        .updateTable('knowledge_pages')
        .set({ outcome: 'passed', reason })
        .where('source', '=', source)
        .where('run', '=', run)
        .where('outcome', 'is', null)
        .execute()
    },
    tidy: async (source, run) => {
      const deleting = () => db.deleteFrom('knowledge_pages').where('source', '=', source)
      await deleting().where('run', '=', run).where('outcome', '=', 'gone').execute()
      await deleting()
        .where('run', '<>', run)
        .where('hash', 'is', null)
        .where('content', 'is', null)
        .execute()
    },
    failures: async (source, run) => {
      const rows = await of(source)
        .select(['address', 'title', 'reason'])
        .where('run', '=', run)
        .where('outcome', '=', 'failed')
        .orderBy('place')
        .limit(mostFailures)
        .execute()
      return rows.map(({ address, title, reason }) => ({
        address: address ?? title,
        reason: reason ?? '',
      }))
    },
  }

  function waiting(source: number, run: string, limit: number): Promise<readonly SourcePage[]> {
    return entries(source)
      .where('run', '=', run)
      .where('outcome', 'is', null)
      .orderBy('place')
      .orderBy('key')
      .limit(limit)
      .execute()
  }

  /** The next one, so that pages stand in the order in which they came, whatever the database's order of letters is. */
  async function place(source: number, on: Kysely<Tables> = db): Promise<number> {
    const row = await of(source, on)
      .select(({ fn }) => fn.max('place').as('last'))
      .executeTakeFirst()
    return Number(row?.last ?? 0) + 1
  }
}

const columns = [
  'key',
  'address',
  'title',
  'content',
  'links',
  'etag',
  'modified',
  'hash',
  'misses',
  'depth',
  'outcome',
  'reason',
] as const

const atOnce = 500

function parts<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  return Array.from({ length: Math.ceil(items.length / atOnce) }, (_, index) =>
    items.slice(index * atOnce, (index + 1) * atOnce),
  )
}
