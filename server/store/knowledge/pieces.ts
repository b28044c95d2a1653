import { type Kysely, sql } from 'kysely'
import { bytesOfTexts, type Room } from '../budgets/room.js'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { NewPiece } from './entry.js'
import { ownerOfSource } from './removal.js'

/** The pieces of pages, by the sources' numbers. What a run stages is found by nobody before `swap`. */
export interface PieceShelf {
  /** Stages the pieces of a page in place of those that it has: what it has already stays as it is. Throws BUDGET_REACHED. */
  stage(source: number, page: string, pieces: readonly NewPiece[]): Promise<void>
  /** Makes what was staged live, and takes off what it replaces, in one step. */
  swap(source: number): Promise<void>
  /** Forgets what was staged, with what was noted of its pages in this run. */
  discard(source: number, run: string): Promise<void>
  /** Deletes what is gone. */
  clear(source: number): Promise<void>
}

const atOnce = 200

/** The pieces in a database. */
export function createPieceShelf(db: Kysely<Tables>, room: Room): PieceShelf {
  const isPostgres = isOnPostgres(db)
  const of = (source: number, on: Kysely<Tables> = db) =>
    on.updateTable('knowledge_pieces').where('source', '=', source)

  return {
    stage: (source, page, pieces) =>
      room.within(async trx => {
        const known = await trx
          .selectFrom('knowledge_pieces')
          .select(['number', 'hash', 'state'])
          .where('source', '=', source)
          .where('page', '=', page)
          .where('state', '<>', 'gone')
          .execute()
        const wanted = new Set(pieces.map(({ hash }) => hash))
        const stays = new Set<string>()
        const leaving: number[] = []
        const unstaged: number[] = []
        for (const { number, hash, state } of known) {
          if (wanted.has(hash) && !stays.has(hash)) stays.add(hash)
          else if (state === 'live') leaving.push(number)
          else unstaged.push(number)
        }
        await of(source, trx).where('page', '=', page).set({ is_leaving: 0 }).execute()
        if (leaving.length > 0)
          await of(source, trx).where('number', 'in', leaving).set({ is_leaving: 1 }).execute()
        await remove(trx, unstaged)
        const added = pieces.filter(({ hash }) => !stays.has(hash) && stays.add(hash))
        if (added.length === 0) return
        const bytes = bytesOfTexts(added.map(({ text }) => text))
        const { owner } = await ownerOfSource(trx, source)
        await room.grow(trx, { owner }, bytes)
        await room.admit(trx, owner, 'pieces', { more: added.length })
        for (const piece of added) await add(trx, source, page, piece)
      }),
    swap: source =>
      db.transaction().execute(async trx => {
        await of(source, trx)
          .where('is_leaving', '=', 1)
          .set({ state: 'gone', is_leaving: 0 })
          .execute()
        await of(source, trx).where('state', '=', 'next').set({ state: 'live' }).execute()
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
      await of(source).where('is_leaving', '=', 1).set({ is_leaving: 0 }).execute()
      await of(source).where('state', '=', 'next').set({ state: 'gone' }).execute()
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
        remove(
          trx,
          rows.map(({ number }) => number),
        ),
      )
    }
  }

  async function remove(trx: Kysely<Tables>, numbers: readonly number[]): Promise<void> {
    if (numbers.length === 0) return
    await trx.deleteFrom('knowledge_terms').where('piece', 'in', numbers).execute()
    await trx.deleteFrom('knowledge_pieces').where('number', 'in', numbers).execute()
  }

  async function add(
    trx: Kysely<Tables>,
    source: number,
    page: string,
    { path, text, terms, ...piece }: NewPiece,
  ): Promise<void> {
    const { number } = await trx
      .insertInto('knowledge_pieces')
      .values({ ...piece, source, page, path: JSON.stringify(path), body: text, state: 'next' })
      .returning('number')
      .executeTakeFirstOrThrow()
    if (terms.length === 0) return
    const rows = terms.map(([term, count]) => ({ term, count }))
    await sql`insert into knowledge_terms (source, term, piece, count, length)
      select ${source}, term, ${number}, cast(count as integer), ${piece.length} from ${givenRows(
        isPostgres,
        { term: 'text', count: 'bigint' },
        rows,
      )}`.execute(trx)
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
