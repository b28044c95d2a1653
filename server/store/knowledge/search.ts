import { type Kysely, type RawBuilder, sql } from 'kysely'
import * as v from 'valibot'
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
  return {
    place: async ({ owner, botId, sourceIds }) => {
      let query = db
        .selectFrom('knowledge_sources')
        .select(['number', 'pieces', 'words', 'languages', 'vectors'])
        .where('owner', '=', owner)
        .orderBy('number')
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
      const { rows } = await sql<CountedTerm>`
        select term, count(*) as pieces from knowledge_terms
        where ${within} and term in (${sql.join(terms)}) group by source, term`.execute(db)
      const counted = terms.flatMap(term => {
        const own = rows.filter(row => row.term === term)
        return own.length > 0
          ? [{ term, pieces: own.reduce((sum, row) => sum + Number(row.pieces), 0) }]
          : []
      })
      for (const term of terms) {
        const pieces = counted.find(row => row.term === term)?.pieces ?? 0
        const others = Math.max(0, place.pieces - pieces)
        weights.set(term, Math.log(1 + (others + 0.5) / (pieces + 0.5)))
      }
      if (counted.length === 0) return { pieces: [], weights }
      const { telling, others } = inTwo(counted, place.pieces)
      const score = (of: readonly string[]) => scoreOf(of, weights, place.length)
      const { rows: best } = await sql<Scored>`
        select piece, ${score(telling)} as score from knowledge_terms
        where ${within} and term in (${sql.join(telling)})
          and piece not in (select number from knowledge_pieces where state <> 'live')
        group by piece order by score desc, piece limit ${Math.max(limit, candidates)}`.execute(db)
      if (others.length > 0 && best.length > 0) {
        const { rows: more } = await sql<Scored>`
          select piece, ${score(others)} as score from knowledge_terms
          where piece in (${sql.join(best.map(({ piece }) => piece))}) and term in (${sql.join(others)})
          group by piece`.execute(db)
        const scores = new Map(more.map(row => [row.piece, Number(row.score)]))
        for (const row of best) row.score = Number(row.score) + (scores.get(row.piece) ?? 0)
        best.sort((one, other) => other.score - one.score || one.piece - other.piece)
      }
      const found = best
        .slice(0, limit)
        .map(row => ({ piece: row.piece, score: Number(row.score) / exactness }))
      return { pieces: await readAll(place, found, terms), weights }
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
    // Named beside the numbers, sources would have all of their pieces looked at.
    const sources = new Set(place.sources)
    const rows = await db
      .selectFrom('knowledge_pieces')
      .innerJoin('knowledge_sources', 'knowledge_sources.number', 'knowledge_pieces.source')
      .select([
        'knowledge_pieces.number',
        'source',
        'knowledge_sources.id as sourceId',
        'knowledge_sources.kind as sourceKind',
        'address',
        'knowledge_pieces.title',
        'path',
        'body as text',
        'language',
      ])
      .where('knowledge_pieces.number', 'in', numbers)
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
      if (!row || !sources.has(row.source)) return []
      const { source: _, ...found } = row
      return {
        ...found,
        path: v.parse(list, row.path),
        score,
        met: met.flatMap(({ piece: of, term }) => (of === piece ? [term] : [])),
      }
    })
  }
}

interface Scored {
  readonly piece: number
  score: number
}

/** Scores are whole numbers of this part of one: sums of fractions would depend on their order, which each database has for itself. */
const exactness = 1_000_000

/** How much these terms speak for a piece (BM25). */
function scoreOf(
  terms: readonly string[],
  weights: ReadonlyMap<string, number>,
  length: number,
): RawBuilder<number> {
  const number = (value: number) => sql`cast(${value} as double precision)`
  const cases = terms.map(term => sql`when ${term} then ${number(weights.get(term) ?? 0)}`)
  return sql<number>`sum(cast(floor(
    case term ${sql.join(cases, sql` `)} end * count * ${number((k + 1) * exactness)} / (
      count + ${number(k)} * (${number(1 - b)} + ${number(b)} * length / ${number(length)})
    )) as integer))`
}

/** Among few pieces all that have a term are looked at; else so many rows, those of rare terms first. */
const fewPieces = 2000
const mostRows = 20_000
/** For so many pieces, at least, the other terms count, too. */
const candidates = 200

interface CountedTerm {
  readonly term: string
  readonly pieces: number
}

/** Terms by which pieces are looked for, and those that so many pieces have that only the best of these are looked at for them. */
function inTwo(
  counted: readonly CountedTerm[],
  all: number,
): { readonly telling: readonly string[]; readonly others: readonly string[] } {
  const rising = counted.toSorted(
    (one, other) => one.pieces - other.pieces || (one.term < other.term ? -1 : 1),
  )
  let rows = 0
  const telling = rising.filter(({ pieces }, at) => {
    rows += pieces
    return all <= fewPieces || at === 0 || rows <= mostRows
  })
  const others = rising.slice(telling.length)
  const terms = (of: readonly CountedTerm[]) => of.map(({ term }) => term)
  return { telling: terms(telling), others: terms(others) }
}

const list = v.pipe(v.string(), v.parseJson(), v.array(v.string()))
