import { setImmediate as others } from 'node:timers/promises'
import type { VectorShelf } from '../../store/index.js'

/** A source with the vectors of its pieces; `vectors` grows whenever these change. */
export interface VectorSource {
  readonly number: number
  readonly vectors: number
}

/** A piece and how near it is: 1 is the same meaning. */
export interface NearPiece {
  readonly piece: number
  readonly similarity: number
}

/** Finds the pieces whose vectors are nearest to one. */
export interface Nearest {
  /** Best first. */
  find(
    sources: readonly VectorSource[],
    madeBy: string,
    vector: Float32Array,
    limit: number,
  ): Promise<readonly NearPiece[]>
}

/** Vectors at hand, each number in a byte. */
interface Hand {
  readonly madeBy: string
  /** As the source was when they were read. */
  readonly vectors: number
  readonly pieces: readonly number[]
  /** Of one vector. */
  readonly width: number
  readonly bytes: Int8Array
  /** By vector: what one of its bytes stands for. */
  readonly scales: Float32Array
}

/** So many bytes of vectors stay at hand. */
const mostBytes = 300_000_000
const readAtOnce = 500
/** So many numbers are multiplied before others are served. */
const numbersAtOnce = 8_000_000

/** Makes it over what is kept: vectors that were looked at last stay at hand, and only those that are new are read again. */
export function createNearest(shelf: Pick<VectorShelf, 'pieces' | 'read'>): Nearest {
  const hands = new Map<number, Promise<Hand>>()
  return {
    async find(sources, madeBy, vector, limit) {
      const best: NearPiece[] = []
      for (const source of sources) {
        if (source.vectors === 0) continue
        const hand = await take(source, madeBy)
        if (hand.width !== vector.length) continue
        const step = Math.max(1, Math.floor(numbersAtOnce / hand.width))
        for (let from = 0; from < hand.pieces.length; from += step) {
          if (from > 0) await others()
          look(hand, vector, from, Math.min(hand.pieces.length, from + step), limit, best)
        }
      }
      return best
    },
  }

  /** Who was asked for last stands last. */
  async function take(source: VectorSource, madeBy: string): Promise<Hand> {
    const known = hands.get(source.number)
    const before = await known?.catch(() => undefined)
    const isSame = before?.madeBy === madeBy && before.vectors === source.vectors
    const found =
      isSame && known ? known : (newer(source.number, known) ?? load(source, madeBy, before))
    hands.delete(source.number)
    hands.set(source.number, found)
    try {
      const hand = await found
      await makeRoom()
      return hand
    } catch (error) {
      if (hands.get(source.number) === found) hands.delete(source.number)
      throw error
    }
  }

  /** What somebody else has begun to read while this waited. */
  function newer(source: number, known: Promise<Hand> | undefined): Promise<Hand> | undefined {
    const there = hands.get(source)
    return there === known ? undefined : there
  }

  async function load(
    { number, vectors }: VectorSource,
    madeBy: string,
    before: Hand | undefined,
  ): Promise<Hand> {
    const pieces = await shelf.pieces(number, madeBy)
    const usable = before?.madeBy === madeBy ? before : undefined
    const places = new Map(usable?.pieces.map((piece, place) => [piece, place]))
    const missing = pieces.filter(piece => !places.has(piece))
    const [first] = missing.length > 0 ? await shelf.read(number, madeBy, missing.slice(0, 1)) : []
    const width = usable?.width || first?.vector.length || 0
    const bytes = new Int8Array(pieces.length * width)
    const scales = new Float32Array(pieces.length)
    const placeOf = new Map(pieces.map((piece, place) => [piece, place]))
    for (const [piece, from] of places) {
      const to = placeOf.get(piece)
      if (to === undefined || !usable) continue
      bytes.set(usable.bytes.subarray(from * width, (from + 1) * width), to * width)
      scales[to] = usable.scales[from] ?? 0
    }
    for (let from = 0; from < missing.length; from += readAtOnce)
      for (const { piece, vector } of await shelf.read(
        number,
        madeBy,
        missing.slice(from, from + readAtOnce),
      )) {
        const to = placeOf.get(piece)
        if (to !== undefined && vector.length === width)
          scales[to] = press(vector, bytes, to * width)
      }
    return { madeBy, vectors, pieces, width, bytes, scales }
  }

  /** The one that was asked for last stays in any case. */
  async function makeRoom(): Promise<void> {
    let sum = 0
    for (const [source, hand] of [...hands].reverse()) {
      sum += (await hand.catch(() => undefined))?.bytes.length ?? 0
      if (sum > mostBytes && source !== [...hands.keys()].at(-1)) hands.delete(source)
    }
  }
}

/** Writes a vector in a byte a number; returns what one of them stands for. */
function press(vector: Float32Array, bytes: Int8Array, from: number): number {
  let largest = 0
  for (const number of vector) largest = Math.max(largest, Math.abs(number))
  if (largest === 0) return 0
  for (let at = 0; at < vector.length; at++)
    bytes[from + at] = Math.round(((vector[at] ?? 0) * 127) / largest)
  return largest / 127
}

function look(
  { pieces, width, bytes, scales }: Hand,
  vector: Float32Array,
  from: number,
  to: number,
  limit: number,
  best: NearPiece[],
): void {
  for (let place = from; place < to; place++) {
    let sum = 0
    const begin = place * width
    for (let at = 0; at < width; at++) sum += (vector[at] ?? 0) * (bytes[begin + at] ?? 0)
    const similarity = sum * (scales[place] ?? 0)
    const last = best.at(-1)
    if (best.length === limit && last && similarity <= last.similarity) continue
    const piece = pieces[place] ?? 0
    const at = best.findIndex(other => other.similarity < similarity)
    best.splice(at < 0 ? best.length : at, 0, { piece, similarity })
    if (best.length > limit) best.pop()
  }
}
