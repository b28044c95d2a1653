import { setImmediate as others } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { bytesOfTexts, type Room } from '../budgets/room.js'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { NewPiece } from './entry.js'
import { inParts, ownerOfSource, removePieces } from './removal.js'

/** What was read of a page. */
interface PagePieces {
  /** Its key. */
  readonly page: string
  readonly pieces: readonly NewPiece[]
}

/** The pieces of pages, by the sources' numbers. What a run stages is found by nobody before `swap`. */
export interface PieceShelf {
  /**
   * Stages the pieces of some pages, each named once, in place of those that they have: what they have already stays as it is.
   * Throws BUDGET_REACHED.
   */
  stage(source: number, pages: readonly PagePieces[]): Promise<void>
  /** Makes what was staged live, and takes off what it replaces, in one step. */
  swap(source: number): Promise<void>
  /** Forgets what was staged, with what was noted of its pages in this run. */
  discard(source: number, run: string): Promise<void>
  /** Deletes what is gone. */
  clear(source: number): Promise<void>
}

/** A piece that its page did not have. */
interface Added {
  readonly page: string
  readonly piece: NewPiece
}

const atOnce = 200

/** The pieces in a database. */
export function createPieceShelf(db: Kysely<Tables>, room: Room): PieceShelf {
  const isPostgres = isOnPostgres(db)
  return {
    stage: (source, pages) =>
      room.within(async trx => {
        const keys = pages.map(({ page }) => page)
        if (keys.length === 0) return
        const known = await trx
          .selectFrom('knowledge_pieces')
          .select(['number', 'page', 'hash', 'state', 'is_leaving'])
          .where('source', '=', source)
          .where('page', 'in', keys)
          .where('state', '<>', 'gone')
          .orderBy('number')
          .execute()
        const staying: number[] = []
        const leaving: number[] = []
        const unstaged: number[] = []
        const added: Added[] = []
        for (const { page, pieces } of pages) {
          const wanted = new Set(pieces.map(({ hash }) => hash))
          const stays = new Set<string>()
          for (const { number, hash, state, is_leaving } of known.filter(
            row => row.page === page,
          )) {
            if (wanted.has(hash) && !stays.has(hash)) {
              stays.add(hash)
              if (is_leaving !== 0) staying.push(number)
            } else if (state !== 'live') unstaged.push(number)
            else if (is_leaving === 0) leaving.push(number)
          }
          for (const piece of pieces)
            if (!stays.has(piece.hash) && stays.add(piece.hash)) added.push({ page, piece })
        }
        await set(trx, staying, { is_leaving: 0 })
        await set(trx, leaving, { is_leaving: 1 })
        await removePieces(trx, unstaged)
        if (added.length === 0) return
        const bytes = bytesOfTexts(added.map(({ piece }) => piece.text))
        const { owner } = await ownerOfSource(trx, source)
        await room.grow(trx, { owner }, bytes)
        await room.admit(trx, owner, 'pieces', { more: added.length })
        for (const part of inParts(added)) await add(trx, source, part)
      }),
    swap: source =>
      db.transaction().execute(async trx => {
        const leaving = await numbersOf(trx, source, 'is_leaving', 1)
        await set(trx, leaving, { state: 'gone', is_leaving: 0 })
        await set(trx, await numbersOf(trx, source, 'state', 'next'), { state: 'live' })
        await total(trx, source)
      }),
    discard: async (source, run) => {
      await db
        .updateTable('knowledge_pages')
        .set({
          hash: sql<string | null>`case when outcome = 'added' then null else '' end`,
          etag: null,
          modified: null,
        })
        .where('source', '=', source)
        .where('run', '=', run)
        .where('outcome', 'in', ['added', 'changed', 'gone'])
        .execute()
      await set(db, await numbersOf(db, source, 'is_leaving', 1), { is_leaving: 0 })
      await set(db, await numbersOf(db, source, 'state', 'next'), { state: 'gone' })
      await clear(source)
    },
    clear,
  }

  async function clear(source: number): Promise<void> {
    for (;;) {
      const rows = await db
        .selectFrom('knowledge_pieces')
        .select('number')
        .where('source', '=', source)
        .where('state', '=', 'gone')
        .limit(atOnce)
        .execute()
      if (rows.length === 0) return
      await db.transaction().execute(trx =>
        removePieces(
          trx,
          rows.map(({ number }) => number),
        ),
      )
      await others()
    }
  }

  async function numbersOf(
    on: Kysely<Tables>,
    source: number,
    column: 'state' | 'is_leaving',
    value: string | number,
  ): Promise<readonly number[]> {
    const rows = await on
      .selectFrom('knowledge_pieces')
      .select('number')
      .where('source', '=', source)
      .where(sql.ref(column), '=', value)
      .orderBy('number')
      .execute()
    return rows.map(({ number }) => number)
  }

  /** A statement that takes long fails on PostgreSQL. */
  async function set(
    on: Kysely<Tables>,
    numbers: readonly number[],
    change: { readonly state?: 'live' | 'gone'; readonly is_leaving?: 0 | 1 },
  ): Promise<void> {
    for (const part of inParts(numbers))
      await on.updateTable('knowledge_pieces').where('number', 'in', part).set(change).execute()
  }

  async function add(trx: Kysely<Tables>, source: number, added: readonly Added[]): Promise<void> {
    const { rows } = await sql<{ number: number }>`insert into knowledge_pieces
      (source, page, address, title, path, body, language, hash, length, state)
      select ${source}, page, address, title, path, body, language, hash, cast(length as bigint), 'next' from ${givenRows(
        isPostgres,
        {
          page: 'text',
          address: 'text',
          title: 'text',
          path: 'text',
          body: 'text',
          language: 'text',
          hash: 'text',
          length: 'bigint',
          place: 'bigint',
        },
        added.map(({ page, piece: { path, text, terms: _, ...piece } }, place) => ({
          ...piece,
          page,
          path: JSON.stringify(path),
          body: text,
          place,
        })),
      )} where true order by place returning number`.execute(trx)
    // They are numbered in their order.
    const numbers = rows.map(row => Number(row.number)).sort((one, other) => one - other)
    const terms = added.flatMap(({ piece: { terms: own, length } }, place) =>
      own.map(([term, count]) => ({ term, piece: numbers[place] ?? 0, count, length })),
    )
    if (terms.length === 0) return
    await sql`insert into knowledge_terms (source, term, piece, count, length)
      select ${source}, term, piece, cast(count as integer), cast(length as integer) from ${givenRows(
        isPostgres,
        { term: 'text', piece: 'bigint', count: 'bigint', length: 'bigint' },
        terms,
      )} where true`.execute(trx)
  }

  async function total(trx: Kysely<Tables>, source: number): Promise<void> {
    const live = trx
      .selectFrom('knowledge_pieces')
      .where('source', '=', source)
      .where('state', '=', 'live')
    const sums = await live
      .select(({ fn }) => [fn.countAll().as('pieces'), fn.sum('length').as('words')])
      .executeTakeFirst()
    const languages = await live.select('language').distinct().orderBy('language').execute()
    await trx
      .updateTable('knowledge_sources')
      .set({
        pieces: Number(sums?.pieces ?? 0),
        words: Number(sums?.words ?? 0),
        languages: JSON.stringify(languages.map(({ language }) => language)),
        vectors: sql<number>`vectors + 1`,
      })
      .where('number', '=', source)
      .execute()
  }
}
