import { type Kysely, sql } from 'kysely'
import { rowBytes } from '../budgets/count-bytes.js'
import type { Room } from '../budgets/room.js'
import { isOnPostgres } from '../given-rows.js'
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
  /** Pieces behind one that have none, those that are only staged included: so many of them, the first first. */
  lacking(
    source: number,
    madeBy: string,
    limit: number,
    after?: number,
  ): Promise<readonly BarePiece[]>
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
  const isPostgres = isOnPostgres(db)
  return {
    lacking: (source, madeBy, limit, after = 0) =>
      db
        .selectFrom('knowledge_pieces')
        .select(['number', 'title', 'path', 'body as text'])
        .where('source', '=', source)
        .where('number', '>', after)
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
        const given = vectors.map(({ piece, vector }) =>
          isPostgres
            ? sql`(cast(${piece} as bigint), cast(${toBytes(vector)} as bytea))`
            : sql`(${piece}, ${toBytes(vector)})`,
        )
        if (given.length > 0)
          await sql`with given (piece, vector) as (values ${sql.join(given)})
            insert into knowledge_vectors (piece, source, made_by, vector)
            select number, source, ${madeBy}, vector from given join knowledge_pieces on number = piece
            where source = ${source}
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
      const rows = await live([source], madeBy).select('piece').orderBy('piece').execute()
      return rows.map(({ piece }) => piece)
    },
    counts: async (sources, madeBy) => {
      if (sources.length === 0) return new Map()
      const rows = await live(sources, madeBy)
        .select(['source', ({ fn }) => fn.countAll().as('count')])
        .groupBy('source')
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
      .where('source', 'in', sources)
      .where('made_by', '=', madeBy)
      .where(({ not, eb, selectFrom }) =>
        not(
          eb(
            'piece',
            'in',
            selectFrom('knowledge_pieces').select('number').where('state', '<>', sql.lit('live')),
          ),
        ),
      )
  }
}

const numberBytes = Float32Array.BYTES_PER_ELEMENT

/** In the same order of bytes on every machine. */
function toBytes(vector: Float32Array): Buffer {
  const bytes = Buffer.alloc(vector.length * numberBytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let at = 0; at < vector.length; at++)
    view.setFloat32(at * numberBytes, vector[at] ?? 0, true)
  return bytes
}

function toNumbers(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const vector = new Float32Array(Math.floor(bytes.byteLength / numberBytes))
  for (let at = 0; at < vector.length; at++) vector[at] = view.getFloat32(at * numberBytes, true)
  return vector
}
