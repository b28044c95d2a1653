import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip, gzipSync } from 'node:zlib'
import * as v from 'valibot'
import type { Example, Guess } from './classifier.js'
import { foldsOf, type Outcome } from './judge.js'

/** Examples by their vectors: a text is understood as those examples are that are nearest to it. */
export interface NearModel {
  /** What made the vectors: those of others cannot be compared. */
  readonly madeBy: string
  readonly intents: readonly string[]
  /** By example: the place of its intent, and what its utterance is known by. */
  readonly of: readonly number[]
  readonly hashes: readonly string[]
  /** Of one vector. */
  readonly width: number
  /** A number of a vector in a byte, and by example what one of them stands for. */
  readonly bytes: Int8Array
  readonly scales: Float32Array
  /** How near examples of one intent are, and examples of two. */
  readonly near: number
  readonly far: number
}

/** Vectors of examples, one behind the other, each of the length 1. */
export interface ExampleVectors {
  readonly madeBy: string
  readonly width: number
  readonly numbers: Float32Array
}

/** What an utterance is known by. */
export const utteranceHash = (utterance: string): string =>
  createHash('sha256').update(utterance).digest('hex').slice(0, 12)

/** Of the nearest examples so many have a say. */
const mostNear = 12
/** So many numbers are multiplied for trying examples, and so many examples tell how near those of one intent are. */
const mostWork = 2_000_000_000
const mostTold = 400

/** Learns from examples by their vectors, and tries each fifth with what the others say; of very many, some. Takes its time. */
export function learnNear(
  examples: readonly Example[],
  vectors: ExampleVectors,
): { readonly model: string; readonly outcomes: readonly Outcome[] } {
  const { madeBy, width, numbers } = vectors
  const intents = [...new Set(examples.map(({ intent }) => intent))]
  const places = new Map(intents.map((intent, place) => [intent, place]))
  const bytes = new Int8Array(numbers.length)
  const scales = new Float32Array(examples.length)
  for (let row = 0; row < examples.length; row++) {
    const vector = numbers.subarray(row * width, (row + 1) * width)
    const scale = vector.reduce((most, each) => Math.max(most, Math.abs(each)), 0) / 127
    scales[row] = scale
    if (scale > 0)
      for (const [at, number] of vector.entries())
        bytes[row * width + at] = Math.round(number / scale)
  }
  const untold: NearModel = {
    madeBy,
    intents,
    width,
    bytes,
    scales,
    near: 1,
    far: 0,
    of: examples.map(({ intent }) => places.get(intent) ?? 0),
    hashes: examples.map(({ utterance }) => utteranceHash(utterance)),
  }
  const vectorOf = (row: number) => numbers.subarray(row * width, (row + 1) * width)
  const model = { ...untold, ...nearAndFar(untold, vectorOf) }
  const each = Math.max(1, examples.length * width)
  const parts = foldsOf(examples)
  const outcomes = someOf(examples.length, Math.max(200, Math.floor(mostWork / each))).flatMap(
    row => {
      const example = examples[row]
      if (!example) return []
      const [best] = guessNear(model, vectorOf(row), other => parts[other] === parts[row])
      return { ...example, guess: best?.intent ?? '', confidence: best?.confidence ?? 0 }
    },
  )
  return { model: pack(model), outcomes }
}

/** What a vector is nearest to, best first; `isLeft`: examples that have no say. */
export function guessNear(
  model: NearModel,
  vector: Float32Array,
  isLeft: (row: number) => boolean = () => false,
): readonly Guess[] {
  const { intents, of, near, far } = model
  const nearest = nearestOf(model, vector, isLeft)
  const [first] = nearest
  if (!first) return intents.map(intent => ({ intent, confidence: 0 }))
  const way = Math.max(0.01, near - far)
  const says = new Float64Array(intents.length)
  let all = 0
  for (const { row, similarity } of nearest) {
    const weight = Math.exp((similarity - first.similarity) / (way / 4))
    const place = of[row] ?? 0
    says[place] = (says[place] ?? 0) + weight
    all += weight
  }
  // What is far from every example is none of them.
  const closeness = Math.min(1, Math.max(0, (first.similarity - far) / way))
  return intents
    .map((intent, place) => ({ intent, confidence: ((says[place] ?? 0) / all) * closeness }))
    .sort((one, other) => other.confidence - one.confidence)
}

function nearestOf(
  { scales, ...model }: NearModel,
  vector: Float32Array,
  isLeft: (row: number) => boolean,
): readonly { readonly row: number; readonly similarity: number }[] {
  const best: { row: number; similarity: number }[] = []
  for (let row = 0; row < scales.length; row++) {
    if (isLeft(row)) continue
    const similarity = similarityOf({ scales, ...model }, vector, row)
    const last = best.at(-1)
    if (best.length === mostNear && last && similarity <= last.similarity) continue
    const at = best.findIndex(other => other.similarity < similarity)
    best.splice(at < 0 ? best.length : at, 0, { row, similarity })
    if (best.length > mostNear) best.pop()
  }
  return best
}

function similarityOf(
  { width, bytes, scales }: Pick<NearModel, 'width' | 'bytes' | 'scales'>,
  vector: Float32Array,
  row: number,
): number {
  let sum = 0
  const from = row * width
  for (let at = 0; at < width; at++) sum += (vector[at] ?? 0) * (bytes[from + at] ?? 0)
  return sum * (scales[row] ?? 0)
}

/** As near as three of four examples are to another one of their intent; as far as examples of two intents are. */
function nearAndFar(
  model: NearModel,
  vectorOf: (row: number) => Float32Array,
): { readonly near: number; readonly far: number } {
  const own: number[] = []
  let [sum, count] = [0, 0]
  const rows = someOf(model.of.length, mostTold)
  for (const row of rows) {
    let best = Number.NEGATIVE_INFINITY
    for (const other of rows) {
      if (other === row) continue
      const similarity = similarityOf(model, vectorOf(row), other)
      if (model.of[other] === model.of[row]) best = Math.max(best, similarity)
      else {
        sum += similarity
        count++
      }
    }
    if (best > Number.NEGATIVE_INFINITY) own.push(best)
  }
  own.sort((one, other) => one - other)
  const far = count > 0 ? sum / count : 0
  return { near: Math.max(far + 0.01, own[Math.floor(own.length / 4)] ?? 1), far }
}

/** Places at the same distance. */
const someOf = (all: number, most: number): readonly number[] =>
  all <= most
    ? Array.from({ length: all }, (_, at) => at)
    : Array.from({ length: most }, (_, at) => Math.floor((at * all) / most))

const unzip = promisify(gunzip)
const headSchema = v.object({
  madeBy: v.string(),
  intents: v.array(v.string()),
  of: v.array(v.number()),
  hashes: v.array(v.string()),
  width: v.number(),
  near: v.number(),
  far: v.number(),
})
const mostBytes = 400_000_000

function pack({ bytes, scales, ...rest }: NearModel): string {
  const head = Buffer.from(JSON.stringify(rest))
  const size = Buffer.alloc(4)
  size.writeUInt32LE(head.length)
  const numbers = Buffer.alloc(scales.length * 4)
  for (const [at, scale] of scales.entries()) numbers.writeFloatLE(scale, at * 4)
  return gzipSync(Buffer.concat([size, head, numbers, Buffer.from(bytes.buffer)])).toString(
    'base64',
  )
}

/** Reads a model that was learned so. */
export async function unpackNear(text: string): Promise<NearModel> {
  const all = await unzip(Buffer.from(text, 'base64'), { maxOutputLength: mostBytes })
  const headEnd = 4 + all.readUInt32LE(0)
  const head = v.parse(headSchema, JSON.parse(all.toString('utf8', 4, headEnd)))
  const scales = Float32Array.from(head.of, (_, at) => all.readFloatLE(headEnd + at * 4))
  const bytes = new Int8Array(all.subarray(headEnd + head.of.length * 4))
  return { ...head, scales, bytes }
}
