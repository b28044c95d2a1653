import { type Kysely, sql } from 'kysely'
import * as v from 'valibot'
import { givenRows, isOnPostgres } from '../given-rows.js'
import type { Tables } from '../schema.js'
import type { FoundPiece } from './entry.js'

/** In whose pieces it is looked. */
export interface SearchScope {
  /** The account. */
  readonly owner: string
  /** Only in what this bot may answer from. */
  readonly botId?: string | undefined
  /** Only in these sources. */
  readonly sourceIds?: readonly string[] | undefined
}

/** Where it is looked: some sources with what is known of all their pieces. */
interface SearchPlace {
  readonly sources: readonly number[]
  /** The same, each with a number that grows whenever its vectors change. */
  readonly vectors: readonly { readonly number: number; readonly vectors: number }[]
  readonly languages: readonly string[]
  readonly pieces: number
  /** How many terms a piece has on average. */
  readonly length: number
}

/** What was found, and how much each term that was looked for says: the fewer pieces have it, the more. */
export interface Findings {
  readonly pieces: readonly FoundPiece[]
  readonly weights: ReadonlyMap<string, number>
}

/** Finds pieces by their terms. */
export interface PieceSearch {
  place(scope: SearchScope): Promise<SearchPlace>
  /** The pieces that have most of these terms, best first (BM25). */
  find(place: SearchPlace, terms: readonly string[], limit: number): Promise<Findings>
  /** Those of these pieces that are live there; their score is none. */
  read(
    place: SearchPlace,
    terms: readonly string[],
    pieces: readonly number[],
  ): Promise<readonly FoundPiece[]>
}

/** How soon a term that comes again says no more, and how much a long piece is marked down. */
const k = 1.2
const b = 0.75

/** The search in a database. */
export function createPieceSearch(db: Kysely<Tables>): PieceSearch {
  const isPostgres = isOnPostgres(db)
  return {
    place: async ({ owner, botId, sourceIds }) => {
      let query = db
        .selectFrom('knowledge_sources')
        .select(['number', 'pieces', 'words', 'languages', 'vectors'])
        .where('owner', '=', owner)
      if (botId !== undefined)
        query = query.where(({ exists, selectFrom }) =>
          exists(
            selectFrom('knowledge_uses')
              .select('bot_id')
              .whereRef('source_id', '=', 'knowledge_sources.id')
              .where('bot_id', '=', botId),
          ),
        )
      if (sourceIds) query = query.where('id', 'in', [...sourceIds, ''])
      const rows = await query.execute()
      const pieces = rows.reduce((sum, row) => sum + row.pieces, 0)
      const words = rows.reduce((sum, row) => sum + row.words, 0)
      return {
        sources: rows.map(({ number }) => number),
        vectors: rows.map(({ number, vectors }) => ({ number, vectors: Number(vectors) })),
        languages: [...new Set(rows.flatMap(({ languages }) => v.parse(list, languages)))],
        pieces,
        length: Math.max(1, words / Math.max(1, pieces)),
      }
    },
    find: async (place, terms, limit) => {
      const weights = new Map<string, number>()
      if (place.sources.length === 0 || terms.length === 0) return { pieces: [], weights }
      const within = sql`source in (${sql.join(place.sources)})`
      const { rows: counted } = await sql<{ term: string; pieces: number }>`
        select term, count(*) as pieces from knowledge_terms
        where ${within} and term in (${sql.join(terms)}) group by term`.execute(db)
      for (const term of terms) {
        const pieces = Number(counted.find(row => row.term === term)?.pieces ?? 0)
        const others = Math.max(0, place.pieces - pieces)
        weights.set(term, Math.log(1 + (others + 0.5) / (pieces + 0.5)))
      }
      if (counted.length === 0) return { pieces: [], weights }
      const telling = tellingTerms(counted, place.pieces)
      const given = givenRows(
        isPostgres,
        { word: 'text', weight: 'text' },
        telling.map(({ term }) => ({ word: term, weight: String(weights.get(term) ?? 0) })),
      )
      const { rows: best } = await sql<{ piece: number; score: number }>`
        select piece, sum(cast(weight as double precision) * count * ${sql.lit(k + 1)} / (
          count + ${sql.lit(k)} * (${sql.lit(1 - b)} + ${sql.lit(b)} * length / cast(${place.length} as double precision))
        )) as score
        from knowledge_terms join ${given} on word = term
        where ${within} and term in (${sql.join(telling.map(({ term }) => term))})
          and piece not in (select number from knowledge_pieces where state <> 'live')
        group by piece order by score desc, piece limit ${limit}`.execute(db)
      return { pieces: await readAll(place, best, terms), weights }
    },
    read: (place, terms, pieces) =>
      readAll(
        place,
        pieces.map(piece => ({ piece, score: 0 })),
        terms,
      ),
  }

  async function readAll(
    place: SearchPlace,
    best: readonly { readonly piece: number; readonly score: number }[],
    terms: readonly string[],
  ): Promise<readonly FoundPiece[]> {
    const numbers = best.map(({ piece }) => piece)
    if (numbers.length === 0) return []
    const rows = await db
      .selectFrom('knowledge_pieces')
      .innerJoin('knowledge_sources', 'knowledge_sources.number', 'knowledge_pieces.source')
      .select([
        'knowledge_pieces.number',
        'knowledge_sources.id as sourceId',
        'knowledge_sources.kind as sourceKind',
        'address',
        'knowledge_pieces.title',
        'path',
        'body as text',
        'language',
      ])
      .where('knowledge_pieces.number', 'in', numbers)
      .where('knowledge_pieces.source', 'in', place.sources)
      .where('knowledge_pieces.state', '=', 'live')
      .execute()
    const met =
      terms.length === 0
        ? []
        : await db
            .selectFrom('knowledge_terms')
            .select(['piece', 'term'])
            .where('piece', 'in', numbers)
            .where('term', 'in', terms)
            .execute()
    return best.flatMap(({ piece, score }) => {
      const row = rows.find(({ number }) => number === piece)
      if (!row) return []
      return {
        ...row,
        path: v.parse(list, row.path),
        score,
        met: met.flatMap(({ piece: of, term }) => (of === piece ? [term] : [])),
      }
    })
  }
}

/** A term that more of the pieces have tells little and takes long, where there are others and many pieces. */
const mostShare = 0.1
const fewPieces = 2000

interface CountedTerm {
  readonly term: string
  readonly pieces: number
}

function tellingTerms(counted: readonly CountedTerm[], all: number): readonly CountedTerm[] {
  if (all <= fewPieces) return counted
  const telling = counted.filter(({ pieces }) => Number(pieces) <= all * mostShare)
  return telling.length > 0 ? telling : counted
}

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
