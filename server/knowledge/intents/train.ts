import { type Example, type Model, toChances, type Weighed, weigh } from './classifier.js'
import { featuresOf } from './features.js'

/** How often all examples are gone through, and how large the first steps are. */
const rounds = 15
const firstStep = 4
const decay = 1e-5

/** So many weights a model has at most: where there would be more, what the fewest examples have is not counted. */
const mostWeights = 16_000_000

/**
 * Learns from examples: how much each word, pair of words and part of a word speaks for each intent (logistic regression over
 * TF-IDF). The same examples in the same order make the same model.
 */
export function train(examples: readonly Example[]): Model {
  const intents = [...new Set(examples.map(({ intent }) => intent))]
  const numbers = new Map(intents.map((intent, number) => [intent, number]))
  const counted = examples.map(({ utterance }) => featuresOf(utterance))
  const seen = countedIn(counted, Math.floor(mostWeights / Math.max(1, intents.length)))
  const places = new Map([...seen.keys()].map((name, place) => [name, place]))
  const rarity = Float32Array.from(
    [...seen.values()],
    count => Math.log((1 + examples.length) / (1 + count)) + 1,
  )
  const unknown = Math.log(1 + examples.length) + 1
  const width = intents.length
  const weights = new Float32Array(places.size * width)
  const bias = new Float32Array(width)
  const scores = new Float64Array(width)
  const rows = counted.map(counts => weigh(counts, { places, rarity, unknown }))
  const truths = examples.map(({ intent }) => numbers.get(intent) ?? 0)
  const order = rows.map((_, row) => row)
  const random = seeded()
  let steps = 0
  for (let round = 0; round < rounds; round++) {
    for (let last = order.length - 1; last > 0; last--) {
      const other = Math.floor(random() * (last + 1))
      const kept = order[last] ?? 0
      order[last] = order[other] ?? 0
      order[other] = kept
    }
    for (const row of order)
      learn(rows[row], truths[row] ?? 0, firstStep / (1 + (4 * steps++) / rows.length))
  }
  return { intents, places, rarity, unknown, ...pressed(weights, width), bias }

  function learn(row: Weighed | undefined, truth: number, step: number): void {
    if (!row) return
    const { at, value } = row
    scores.set(bias)
    for (let entry = 0; entry < at.length; entry++) {
      const from = (at[entry] ?? 0) * width
      const by = value[entry] ?? 0
      for (let intent = 0; intent < width; intent++)
        scores[intent] = (scores[intent] ?? 0) + (weights[from + intent] ?? 0) * by
    }
    toChances(scores)
    scores[truth] = (scores[truth] ?? 0) - 1
    for (let entry = 0; entry < at.length; entry++) {
      const from = (at[entry] ?? 0) * width
      const by = step * (value[entry] ?? 0)
      for (let intent = 0; intent < width; intent++) {
        const weight = weights[from + intent] ?? 0
        weights[from + intent] = weight - by * (scores[intent] ?? 0) - step * decay * weight
      }
    }
    for (let intent = 0; intent < width; intent++)
      bias[intent] = (bias[intent] ?? 0) - step * 0.1 * (scores[intent] ?? 0)
  }
}

/** How many texts have each thing that is counted; of more than `most` things, those that the most texts have. */
function countedIn(
  texts: readonly ReadonlyMap<string, number>[],
  most: number,
): ReadonlyMap<string, number> {
  const seen = new Map<string, number>()
  for (const counts of texts)
    for (const name of counts.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  if (seen.size <= most) return seen
  return new Map([...seen].sort(([, one], [, other]) => other - one).slice(0, most))
}

/** Weights in a byte each: of a quarter of the size, and as good. */
function pressed(weights: Float32Array, width: number): Pick<Model, 'weights' | 'scales'> {
  const scales = new Float32Array(width === 0 ? 0 : weights.length / width)
  const bytes = new Int8Array(weights.length)
  for (let place = 0; place < scales.length; place++) {
    let largest = 0
    for (let at = place * width; at < (place + 1) * width; at++)
      largest = Math.max(largest, Math.abs(weights[at] ?? 0))
    const scale = largest / 127
    scales[place] = scale
    if (scale > 0)
      for (let at = place * width; at < (place + 1) * width; at++)
        bytes[at] = Math.round((weights[at] ?? 0) / scale)
  }
  return { weights: bytes, scales }
}

/** Chance that is the same each time (mulberry32). */
function seeded(): () => number {
  let state = 1
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
