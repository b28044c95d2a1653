import type { ConfusedIntentRows, IntentReview } from '@talkgraph/wire/intents'
import type { Task } from '../../platform/threads/limited-thread.js'
import { type Pair, readPairs } from '../reading/read-pairs.js'
import type { Example } from './classifier.js'
import { type Outcome, tryFold } from './judge.js'
import { type ExampleVectors, learnNear } from './near-model.js'
import { packModel } from './pack-model.js'
import { readTraining } from './read-training.js'
import { confusedRows, reviewRows } from './review.js'
import { train } from './train.js'

/** What comes of what is done with that which owners give. */
export interface LearningResults {
  readonly read: readonly Example[]
  readonly readPairs: readonly Pair[]
  readonly review: IntentReview
  readonly confused: readonly ConfusedIntentRows[]
  /** The model as text. */
  readonly learn: string
  readonly tryFold: readonly Outcome[]
  /** The model as text, and what came of trying it. */
  readonly learnNear: { readonly model: string; readonly outcomes: readonly Outcome[] }
}

/** What each is given; it can be sent to another thread. */
export interface Givens {
  readonly read: readonly [table: string]
  readonly readPairs: readonly [table: string]
  readonly review: readonly [rows: readonly Example[]]
  readonly confused: readonly [rows: readonly Example[]]
  readonly learn: readonly [rows: readonly Example[]]
  readonly tryFold: readonly [rows: readonly Example[], fold: number]
  readonly learnNear: readonly [rows: readonly Example[], vectors: ExampleVectors]
}

/** The name of what is done. */
export type DeedName = keyof LearningResults

type Deed<Name extends DeedName> = (...given: Givens[Name]) => LearningResults[Name]

const deeds: { readonly [Name in DeedName]: Deed<Name> } = {
  read: table =>
    readTraining(table).flatMap(({ intent, utterance }) => {
      const row = {
        intent: onLine(intent, longest.intent),
        utterance: onLine(utterance, longest.utterance),
      }
      return row.intent === '' || row.utterance === '' ? [] : [row]
    }),
  readPairs,
  review: reviewRows,
  confused: confusedRows,
  learn: rows => packModel(train(rows)),
  tryFold,
  learnNear,
}

const longest = { intent: 200, utterance: 1000 }

const onLine = (text: string, most: number): string =>
  text
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .slice(0, most)
    .trim()

/** Something to be done in a thread. */
export interface LearningTask<Name extends DeedName = DeedName> extends Task {
  readonly name: Name
  readonly given: Givens[Name]
}

/** Does it. */
export const perform = <Name extends DeedName>(
  name: Name,
  given: Givens[Name],
): LearningResults[Name] => deeds[name](...given)
