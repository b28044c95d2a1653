import { setImmediate as others, setTimeout as wait } from 'node:timers/promises'
import type { VectorShelf } from '../../store/index.js'
import { type Multiplied, mostWidth, multiplied, strideOf } from './products.js'

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
  /** Best first, of equals the first first. Of a source that takes long to read, what was read before is looked at. */
  find(
    sources: readonly VectorSource[],
    madeBy: string,
    vector: Float32Array,
    limit: number,
  ): Promise<readonly NearPiece[]>
}

/** What may be told otherwise than usual. */
interface NearestOptions {
  /** So many bytes of vectors stay at hand, and no search looks at more. */
  readonly mostBytes?: number
  /** Milliseconds for which a search waits for vectors that are being read. */
  readonly patience?: number
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
  /** How many bytes they take; where that is more than there was room for, none of them is at hand. */
  readonly size: number
}

/** What is known of a source. */
interface Place {
  hand?: Hand
  /** What is read now. */
  loading?: Promise<void>
}

const readAtOnce = 500
/** So many numbers are multiplied before others are served. */
const numbersAtOnce = 32_000_000

/** Makes it over what is kept: vectors that were looked at last stay at hand, and only those that are new are read again. */
export function createNearest(
  shelf: Pick<VectorShelf, 'pieces' | 'read'>,
  { mostBytes = 320_000_000, patience = 2000 }: NearestOptions = {},
): Nearest {
  /** Who was asked for last stands last. */
  const places = new Map<number, Place>()
  return {
    async find(sources, madeBy, vector, limit) {
      const best: NearPiece[] = []
      if (vector.length > mostWidth) return best
      const factor = multiplied(vector)
      const end = performance.now() + patience
      let room = mostBytes
      for (const source of sources) {
        if (source.vectors === 0) continue
        const hand = await take(source, madeBy, room, end)
        if (hand?.width !== vector.length) continue
        room -= hand.bytes.length
        const step = Math.max(1, Math.floor(numbersAtOnce / hand.width))
        for (let from = 0; from < hand.pieces.length; from += step) {
          if (from > 0) await others()
          look(hand, factor, from, Math.min(hand.pieces.length, from + step), limit, best)
        }
      }
      return best
    },
  }

  async function take(
    source: VectorSource,
    madeBy: string,
    room: number,
    end: number,
  ): Promise<Hand | undefined> {
    const place = places.get(source.number) ?? {}
    places.delete(source.number)
    places.set(source.number, place)
    for (;;) {
      const { hand } = place
      const isSame = hand?.madeBy === madeBy
      const isWhole = hand !== undefined && (hand.size === hand.bytes.length || hand.size > room)
      if (isSame && isWhole && hand.vectors >= source.vectors) return hand
      const rest = end - performance.now()
      if (rest <= 0) return isSame ? hand : undefined
      place.loading ??= load(source, madeBy, hand, room)
        .then(read => {
          place.hand = read
          makeRoom()
        })
        .finally(() => {
          delete place.loading
        })
      await within(place.loading, rest)
    }
  }

  async function load(
    { number, vectors }: VectorSource,
    madeBy: string,
    before: Hand | undefined,
    room: number,
  ): Promise<Hand> {
    const pieces = await shelf.pieces(number, madeBy)
    const usable = before?.madeBy === madeBy && before.bytes.length > 0 ? before : undefined
    const known = new Map(usable?.pieces.map((piece, place) => [piece, place]))
    const missing = pieces.filter(piece => !known.has(piece))
    const width = usable?.width || (await widthOf(number, madeBy, missing))
    const stride = strideOf(width)
    const size = pieces.length * stride
    const isRoom = size <= room
    const bytes = new Int8Array(isRoom ? size : 0)
    const scales = new Float32Array(isRoom ? pieces.length : 0)
    const hand = { madeBy, vectors, width, bytes, scales, size }
    if (!isRoom) return { ...hand, pieces: [] }
    const placeOf = new Map(pieces.map((piece, place) => [piece, place]))
    for (const [piece, from] of known) {
      const to = placeOf.get(piece)
      if (to === undefined || !usable) continue
      bytes.set(usable.bytes.subarray(from * stride, (from + 1) * stride), to * stride)
      scales[to] = usable.scales[from] ?? 0
    }
    for (let from = 0; from < missing.length; from += readAtOnce) {
      const part = missing.slice(from, from + readAtOnce)
      for (const { piece, vector } of await shelf.read(number, madeBy, part)) {
        const to = placeOf.get(piece)
        if (to !== undefined && vector.length === width)
          scales[to] = press(vector, bytes, to * stride)
      }
      // An embedded database answers without a pause.
      await others()
    }
    return { ...hand, pieces }
  }

  async function widthOf(
    source: number,
    madeBy: string,
    pieces: readonly number[],
  ): Promise<number> {
    const [first] = await shelf.read(source, madeBy, pieces.slice(0, 1))
    return first?.vector.length ?? 0
  }

  /** The one that was asked for last stays in any case. */
  function makeRoom(): void {
    let sum = 0
    const all = [...places].reverse()
    for (const [at, [source, { hand }]] of all.entries()) {
      sum += hand?.bytes.length ?? 0
      if (sum > mostBytes && at > 0) places.delete(source)
    }
  }
}

/** Resolves when something is done, at the latest after so many milliseconds. */
async function within(doing: Promise<void>, milliseconds: number): Promise<void> {
  const over = new AbortController()
  const pause = wait(milliseconds, undefined, { signal: over.signal }).catch(() => undefined)
  // Who does not wait any longer does not hear of what fails.
  doing.catch(() => undefined)
  await Promise.race([doing, pause]).finally(() => over.abort())
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
  { pieces, bytes, scales }: Hand,
  factor: Multiplied,
  from: number,
  to: number,
  limit: number,
  best: NearPiece[],
): void {
  factor.with(bytes, from, to, (products, begin) => {
    for (let at = 0; at < products.length; at++) {
      const place = begin + at
      const similarity = (products[at] ?? 0) * factor.scale * (scales[place] ?? 0)
      const last = best.at(-1)
      if (last && best.length === limit && similarity < last.similarity) continue
      const near = { piece: pieces[place] ?? 0, similarity }
      const before = best.findIndex(other => isBefore(near, other))
      best.splice(before < 0 ? best.length : before, 0, near)
      if (best.length > limit) best.pop()
    }
  })
}

const isBefore = (one: NearPiece, other: NearPiece): boolean =>
  one.similarity > other.similarity ||
  (one.similarity === other.similarity && one.piece < other.piece)
