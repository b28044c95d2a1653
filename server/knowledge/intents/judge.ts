import { classifierOf, type Example } from './classifier.js'
import { train } from './train.js'

/** How well intents are told apart. */
export interface IntentReport {
  /** How many rows were learned from. */
  readonly rows: number
  readonly intents: number
  /** Of the rows that it was tried with: how many were right, from 0 to 1. */
  readonly accuracy: number
  readonly perIntent: Readonly<
    Record<string, { readonly precision: number; readonly recall: number }>
  >
}

/** What was understood of an example. */
export interface Outcome extends Example {
  readonly guess: string
  readonly confidence: number
}

/** Into how many parts examples are put: each is tried with what the others taught. */
export const folds = 5

/** Learns from some examples and is tried with others. */
export function judge(learned: readonly Example[], tried: readonly Example[]): IntentReport {
  return reportOf(learned, tryWith(learned, tried))
}

/** The same with one set: each fifth is tried with what the others taught. */
export function judgeByFolds(examples: readonly Example[]): IntentReport {
  const outcomes = Array.from({ length: folds }, (_, fold) => tryFold(examples, fold))
  return reportOf(examples, outcomes.flat())
}

/** What comes of one fifth. */
export function tryFold(examples: readonly Example[], fold: number): readonly Outcome[] {
  const parts = foldsOf(examples)
  return tryWith(
    examples.filter((_, at) => parts[at] !== fold),
    examples.filter((_, at) => parts[at] === fold),
  )
}

/** Into which fifth each example is put: those of an intent into all of them, in whatever order a table has its rows. */
export function foldsOf(examples: readonly Pick<Example, 'intent'>[]): readonly number[] {
  const next = new Map<string, number>()
  return examples.map(({ intent }) => {
    const count = next.get(intent) ?? next.size
    next.set(intent, count + 1)
    return count % folds
  })
}

function tryWith(learned: readonly Example[], tried: readonly Example[]): readonly Outcome[] {
  const classifier = classifierOf(train(learned))
  return tried.map(example => {
    const [best] = classifier.classify(example.utterance)
    return { ...example, guess: best?.intent ?? '', confidence: best?.confidence ?? 0 }
  })
}

/** Counts what came of it. */
export function reportOf(learned: readonly Example[], outcomes: readonly Outcome[]): IntentReport {
  const counts = new Map<string, { own: number; said: number; meant: number }>()
  const countOf = (name: string) => {
    const known = counts.get(name) ?? { own: 0, said: 0, meant: 0 }
    counts.set(name, known)
    return known
  }
  for (const { intent } of learned) countOf(intent)
  const names = [...counts.keys()].sort()
  let right = 0
  for (const { intent, guess } of outcomes) {
    countOf(intent).meant++
    countOf(guess).said++
    if (intent !== guess) continue
    countOf(intent).own++
    right++
  }
  return {
    rows: learned.length,
    intents: names.length,
    accuracy: share(right, outcomes.length),
    perIntent: Object.fromEntries(
      names.map(name => {
        const { own, said, meant } = countOf(name)
        return [name, { precision: share(own, said), recall: share(own, meant) }]
      }),
    ),
  }
}

const share = (right: number, all: number) => (all === 0 ? 0 : right / all)
