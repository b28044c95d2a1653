import { type Classifier, type Example, train } from './classifier.js'

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

const folds = 5

/** Learns from some examples and is tried with others. */
export function judge(learned: readonly Example[], tried: readonly Example[]): IntentReport {
  const classifier = train(learned)
  return reportOf(
    learned,
    tried.map(example => [example.intent, guess(classifier, example)]),
  )
}

/** The same with one set: each fifth is tried with what the others taught. */
export function judgeByFolds(examples: readonly Example[]): IntentReport {
  const outcomes = Array.from({ length: folds }, (_, fold) => {
    const classifier = train(examples.filter((__, at) => at % folds !== fold))
    return examples
      .filter((__, at) => at % folds === fold)
      .map(example => [example.intent, guess(classifier, example)] as const)
  })
  return reportOf(examples, outcomes.flat())
}

const guess = (classifier: Classifier, { utterance }: Example): string =>
  classifier.classify(utterance)[0]?.intent ?? ''

function reportOf(
  learned: readonly Example[],
  outcomes: readonly (readonly [truth: string, guess: string])[],
): IntentReport {
  const names = [...new Set(learned.map(({ intent }) => intent))].sort()
  const share = (right: number, all: number) => (all === 0 ? 0 : right / all)
  const right = outcomes.filter(([truth, said]) => truth === said)
  return {
    rows: learned.length,
    intents: names.length,
    accuracy: share(right.length, outcomes.length),
    perIntent: Object.fromEntries(
      names.map(name => {
        const own = right.filter(([truth]) => truth === name).length
        const said = outcomes.filter(([, each]) => each === name).length
        const meant = outcomes.filter(([truth]) => truth === name).length
        return [name, { precision: share(own, said), recall: share(own, meant) }]
      }),
    ),
  }
}
