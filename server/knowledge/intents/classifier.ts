import { featuresOf } from './features.js'

/** A text of an intent, as it was given to learn from. */
export interface Example {
  readonly intent: string
  readonly utterance: string
}

/** What was understood of a text; `confidence` is from 0, as likely as by luck, to 1. */
export interface Guess {
  readonly intent: string
  readonly confidence: number
}

/** Below this confidence a guess is none, where an owner sets nothing else. */
export const usualThreshold = 0.4

/** Tells of a text which intent it has. */
export interface Classifier {
  readonly intents: readonly string[]
  /** Every intent, the likeliest first. */
  classify(text: string): readonly Guess[]
}

/** What was learned from examples, in numbers. */
export interface Model {
  readonly intents: readonly string[]
  /** The place of all that is counted in a text. */
  readonly places: ReadonlyMap<string, number>
  /** By place: the fewer examples have it, the more it says. */
  readonly rarity: Float32Array
  /** By place, then by intent: how much it speaks for each, from -127 to 127. */
  readonly weights: Int8Array
  /** How much that would say which no example has. */
  readonly unknown: number
  /** By place: what one of its weights stands for. */
  readonly scales: Float32Array
  /** By intent: how much speaks for it before anything is read. */
  readonly bias: Float32Array
}

/** What is known of a text: the places of what is counted in it, and how often that is. */
export interface Weighed {
  readonly at: Int32Array
  readonly value: Float32Array
}

/** Makes a classifier of what was learned. */
export function classifierOf(model: Model): Classifier {
  const { intents, weights, scales, bias } = model
  const width = intents.length
  const scores = new Float64Array(width)
  return {
    intents,
    classify: text => {
      const { at, value } = weigh(featuresOf(text), model)
      scores.set(bias)
      for (let entry = 0; entry < at.length; entry++) {
        const place = at[entry] ?? 0
        const by = (value[entry] ?? 0) * (scales[place] ?? 0)
        for (let intent = 0; intent < width; intent++)
          scores[intent] = (scores[intent] ?? 0) + (weights[place * width + intent] ?? 0) * by
      }
      toChances(scores)
      return intents
        .map((intent, at) => ({ intent, confidence: beyondLuck(scores[at] ?? 0, width) }))
        .sort((one, other) => other.confidence - one.confidence)
    },
  }
}

/** By luck, one of two intents is right half of the time: that is no confidence. */
const beyondLuck = (chance: number, intents: number): number =>
  intents < 2 ? chance : Math.max(0, (chance - 1 / intents) / (1 - 1 / intents))

/**
 * Weighs what is counted in a text. What no example has speaks for no intent, but makes the rest of the text count for less: of
 * words that nobody has taught, nothing is sure.
 */
export function weigh(
  counts: ReadonlyMap<string, number>,
  { places, rarity, unknown }: Pick<Model, 'places' | 'rarity' | 'unknown'>,
): Weighed {
  // Words count as much as parts of words, of which there are many more.
  const squares = { words: 0, parts: 0 }
  const known: { readonly place: number; readonly value: number; readonly of: Counted }[] = []
  for (const [name, count] of counts) {
    const of = name.startsWith('w') ? 'words' : 'parts'
    const place = places.get(name)
    const value = (1 + Math.log(count)) * (place === undefined ? unknown : (rarity[place] ?? 0))
    squares[of] += value ** 2
    if (place !== undefined) known.push({ place, value, of })
  }
  return {
    at: Int32Array.from(known, ({ place }) => place),
    value: Float32Array.from(known, ({ value, of }) => value / (Math.sqrt(squares[of]) || 1)),
  }
}

type Counted = 'words' | 'parts'

/** Makes chances of scores, which add up to 1. */
export function toChances(scores: Float64Array): void {
  let most = Number.NEGATIVE_INFINITY
  for (const each of scores) if (each > most) most = each
  let sum = 0
  for (let at = 0; at < scores.length; at++) {
    const chance = Math.exp((scores[at] ?? 0) - most)
    scores[at] = chance
    sum += chance
  }
  for (let at = 0; at < scores.length; at++) scores[at] = (scores[at] ?? 0) / sum
}
