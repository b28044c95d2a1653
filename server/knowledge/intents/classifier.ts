import { featuresOf } from './features.js'

/** A text of an intent, as it was given to learn from. */
export interface Example {
  readonly intent: string
  readonly utterance: string
}

/** What was understood of a text; `confidence` from 0 to 1. */
interface Guess {
  readonly intent: string
  readonly confidence: number
}

/** Tells of a text which intent it has. */
export interface Classifier {
  readonly intents: readonly string[]
  /** Every intent, the likeliest first. */
  classify(text: string): readonly Guess[]
}

/** How often all examples are gone through, and how large the first steps are. */
const rounds = 15
const firstStep = 4
const decay = 1e-5

interface Sparse {
  readonly at: Int32Array
  readonly value: Float32Array
}

/**
 * Learns from examples: how much each word, pair of words and part of a word speaks for each intent (logistic regression over
 * TF-IDF). The same examples in the same order make the same classifier.
 */
export function train(examples: readonly Example[]): Classifier {
  const intents = [...new Set(examples.map(({ intent }) => intent))]
  const numbers = new Map(intents.map((intent, number) => [intent, number]))
  const counted = examples.map(({ utterance }) => featuresOf(utterance))
  const seen = new Map<string, number>()
  for (const counts of counted)
    for (const name of counts.keys()) seen.set(name, (seen.get(name) ?? 0) + 1)
  const places = new Map([...seen.keys()].map((name, place) => [name, place]))
  const rarity = Float32Array.from(
    [...seen.values()],
    count => Math.log((1 + examples.length) / (1 + count)) + 1,
  )
  const width = intents.length
  const weights = new Float32Array(places.size * width)
  const bias = new Float32Array(width)
  const scores = new Float64Array(width)
  const rows = counted.map(weigh)
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
  return {
    intents,
    classify: text => {
      const row = weigh(featuresOf(text))
      score(row)
      return intents
        .map((intent, at) => ({ intent, confidence: scores[at] ?? 0 }))
        .sort((one, other) => other.confidence - one.confidence)
    },
  }

  function weigh(counts: ReadonlyMap<string, number>): Sparse {
    const known = [...counts].flatMap(([name, count]) => {
      const place = places.get(name)
      const value = (1 + Math.log(count)) * (place === undefined ? 0 : (rarity[place] ?? 0))
      return place === undefined ? [] : [{ place, value, isWord: name.startsWith('w') }]
    })
    // Words count as much as parts of words, of which there are many more.
    const size = (isWord: boolean) =>
      Math.hypot(...known.map(each => (each.isWord === isWord ? each.value : 0))) || 1
    const [words, parts] = [size(true), size(false)]
    return {
      at: Int32Array.from(known, ({ place }) => place * width),
      value: Float32Array.from(known, ({ value, isWord }) => value / (isWord ? words : parts)),
    }
  }

  /** Makes chances of the scores of a row. */
  function score({ at, value }: Sparse): void {
    scores.set(bias)
    for (let entry = 0; entry < at.length; entry++) {
      const from = at[entry] ?? 0
      const by = value[entry] ?? 0
      for (let intent = 0; intent < width; intent++)
        scores[intent] = (scores[intent] ?? 0) + (weights[from + intent] ?? 0) * by
    }
    let most = Number.NEGATIVE_INFINITY
    for (const each of scores) if (each > most) most = each
    let sum = 0
    for (let intent = 0; intent < width; intent++) {
      const chance = Math.exp((scores[intent] ?? 0) - most)
      scores[intent] = chance
      sum += chance
    }
    for (let intent = 0; intent < width; intent++) scores[intent] = (scores[intent] ?? 0) / sum
  }

  function learn(row: Sparse | undefined, truth: number, step: number): void {
    if (!row) return
    score(row)
    scores[truth] = (scores[truth] ?? 0) - 1
    for (let entry = 0; entry < row.at.length; entry++) {
      const from = row.at[entry] ?? 0
      const by = step * (row.value[entry] ?? 0)
      for (let intent = 0; intent < width; intent++) {
        const weight = weights[from + intent] ?? 0
        weights[from + intent] = weight - by * (scores[intent] ?? 0) - step * decay * weight
      }
    }
    for (let intent = 0; intent < width; intent++)
      bias[intent] = (bias[intent] ?? 0) - step * 0.1 * (scores[intent] ?? 0)
  }
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
