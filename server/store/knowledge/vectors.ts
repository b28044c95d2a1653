import { type Kysely, sql } from 'kysely'
import { rowBytes } from '../budgets/count-bytes.js'
import type { Room } from '../budgets/room.js'
import type { Tables } from '../schema.js'
import { ownerOfSource } from './removal.js'

/** A piece that has no vector yet. */
export interface BarePiece {
  readonly number: number
  readonly title: string
  /** JSON text: the headings that it stands below. */
  readonly path: string
  readonly text: string
}

/** The vector of a piece, of the length 1. */
export interface PieceVector {
  readonly piece: number
  readonly vector: Float32Array
}

/** The vectors of pieces, by the sources' numbers and what they were made by. They go with their pieces. */
export interface VectorShelf {
  /** Pieces that have none, those that are only staged included: so many of them, the first first. */
  lacking(source: number, madeBy: string, limit: number): Promise<readonly BarePiece[]>
  /** Keeps vectors; of pieces that are gone meanwhile they are left out. Throws BUDGET_REACHED. */
  keep(source: number, madeBy: string, vectors: readonly PieceVector[]): Promise<void>
  /** The live pieces that have one, in their order. */
  pieces(source: number, madeBy: string): Promise<readonly number[]>
  /** How many live pieces of each of these sources have one. */
  counts(sources: readonly number[], madeBy: string): Promise<ReadonlyMap<number, number>>
  /** The vectors of these pieces, in the order of the pieces. */
  read(source: number, madeBy: string, pieces: readonly number[]): Promise<readonly PieceVector[]>
}

/** The vectors in a database, as the bytes of their numbers. */
export function createVectorShelf(db: Kysely<Tables>, room: Room): VectorShelf {
  return {
    lacking: (source, madeBy, limit) =>
      db
        .selectFrom('knowledge_pieces')
        .select(['number', 'title', 'path', 'body as text'])
        .where('source', '=', source)
        .where('state', '<>', 'gone')
        .where('is_leaving', '=', 0)
        .where(({ not, exists, selectFrom }) =>
          not(
            exists(
              selectFrom('knowledge_vectors')
                .select('piece')
                .whereRef('piece', '=', 'knowledge_pieces.number')
                .where('made_by', '=', madeBy),
            ),
          ),
        )
        .orderBy('number')
        .limit(limit)
        .execute(),
    keep: (source, madeBy, vectors) =>
      room.within(async trx => {
        const { owner } = await ownerOfSource(trx, source)
        const bytes = vectors.reduce((sum, { vector }) => sum + vector.byteLength + rowBytes, 0)
        await room.grow(trx, { owner }, bytes)
        for (const { piece, vector } of vectors)
          await sql`insert into knowledge_vectors (piece, source, made_by, vector)
            select number, source, ${madeBy}, ${toBytes(vector)} from knowledge_pieces
            where number = ${piece} and source = ${source}
            on conflict (piece) do update set made_by = excluded.made_by, vector = excluded.vector`.execute(
            trx,
          )
        await trx
          .updateTable('knowledge_sources')
          .set(({ eb }) => ({ vectors: eb('vectors', '+', 1) }))
          .where('number', '=', source)
          .execute()
      }),
    pieces: async (source, madeBy) => {
      const rows = await live([source], madeBy)
        .select('knowledge_vectors.piece')
        .orderBy('knowledge_vectors.piece')
        .execute()
      return rows.map(({ piece }) => piece)
    },
    counts: async (sources, madeBy) => {
      if (sources.length === 0) return new Map()
      const rows = await live(sources, madeBy)
        .select(['knowledge_vectors.source', ({ fn }) => fn.countAll().as('count')])
        .groupBy('knowledge_vectors.source')
        .execute()
      return new Map(rows.map(({ source, count }) => [source, Number(count)]))
    },
    read: async (source, madeBy, pieces) => {
      if (pieces.length === 0) return []
      const rows = await db
        .selectFrom('knowledge_vectors')
        .select(['piece', 'vector'])
        .where('piece', 'in', pieces)
        .where('source', '=', source)
        .where('made_by', '=', madeBy)
        .orderBy('piece')
        .execute()
      return rows.map(({ piece, vector }) => ({ piece, vector: toNumbers(vector) }))
    },
  }

  function live(sources: readonly number[], madeBy: string) {
    return db
      .selectFrom('knowledge_vectors')
      .innerJoin('knowledge_pieces', 'knowledge_pieces.number', 'knowledge_vectors.piece')
      .where('knowledge_vectors.source', 'in', sources)
      .where('made_by', '=', madeBy)
      .where('state', '=', 'live')
  }
}

const numberBytes = Float32Array.BYTES_PER_ELEMENT

/** In the same order of bytes on every machine. */
function toBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.allocUnsafe(vector.length * numberBytes)
  for (const [at, number] of vector.entries()) bytes.writeFloatLE(number, at * numberBytes)
  return bytes
}

function toNumbers(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const vector = new Float32Array(Math.floor(bytes.byteLength / numberBytes))
  for (let at = 0; at < vector.length; at++) vector[at] = view.getFloat32(at * numberBytes, true)
  return vector
}
