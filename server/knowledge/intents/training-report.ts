import type { IntentReport } from '@talkgraph/wire/intents'
import * as v from 'valibot'
import type { Example } from './classifier.js'
import { type Outcome, reportOf } from './judge.js'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** How well a bot tells its intents apart, as it was found by trying each fifth of the rows with what the others taught. */
export const trainingReportSchema = v.strictObject({
  rows: count,
  intents: count,
  accuracy: v.pipe(share, v.description('How many of the rows were understood.')),
  perIntent: v.pipe(
    v.record(v.string(), v.strictObject({ precision: share, recall: share })),
    v.description(
      'By intent: of what was taken for it, how much it is; of what it is, how much was taken for it.',
    ),
  ),
  confused: v.pipe(
    v.array(v.strictObject({ intent: v.string(), takenFor: v.string(), count })),
    v.readonly(),
    v.description('Which intents were taken for which others, most often first; at most 50.'),
  ),
  thresholds: v.pipe(
    v.array(v.strictObject({ threshold: share, accepted: share, right: share })),
    v.readonly(),
    v.description(
      'What each threshold does: how many of the rows it accepts, and how many of those are right.',
    ),
  ),
  tried: v.pipe(
    v.array(
      v.strictObject({
        intent: v.string(),
        utterance: v.string(),
        guess: v.string(),
        confidence: share,
      }),
    ),
    v.readonly(),
    v.description('Rows as they were understood, the surest first; at most 300 of them.'),
  ),
}) satisfies v.GenericSchema<unknown, IntentReport>

/** Such a report. */
export type TrainingReport = v.InferOutput<typeof trainingReportSchema>

const json = v.pipe(v.string(), v.parseJson(), trainingReportSchema)

/** Reads a report that is kept. */
export const readTrainingReport = (text: string): TrainingReport => v.parse(json, text)

const most = { confused: 50, tried: 300 }

/** Tells what came of trying. */
export function trainingReport(
  examples: readonly Example[],
  outcomes: readonly Outcome[],
): TrainingReport {
  return {
    ...reportOf(examples, outcomes),
    confused: confusedIn(outcomes),
    thresholds: Array.from({ length: 20 }, (_, step) => atThreshold(step / 20, outcomes)),
    tried: someOf(outcomes.toSorted((one, other) => other.confidence - one.confidence)),
  }
}

function confusedIn(outcomes: readonly Outcome[]): TrainingReport['confused'] {
  const counts = new Map<string, { intent: string; takenFor: string; count: number }>()
  for (const { intent, guess } of outcomes) {
    if (intent === guess) continue
    const key = JSON.stringify([intent, guess])
    const known = counts.get(key) ?? { intent, takenFor: guess, count: 0 }
    known.count++
    counts.set(key, known)
  }
  return [...counts.values()].sort((one, other) => other.count - one.count).slice(0, most.confused)
}

function atThreshold(
  threshold: number,
  outcomes: readonly Outcome[],
): TrainingReport['thresholds'][number] {
  const accepted = outcomes.filter(({ confidence }) => confidence >= threshold)
  const right = accepted.filter(({ intent, guess }) => intent === guess)
  const part = (some: number, all: number) => (all === 0 ? 0 : some / all)
  return {
    threshold,
    accepted: part(accepted.length, outcomes.length),
    right: part(right.length, accepted.length),
  }
}

/** Of many, so many that stand at the same distance. */
function someOf(outcomes: readonly Outcome[]): readonly Outcome[] {
  if (outcomes.length <= most.tried) return outcomes
  const last = (outcomes.length - 1) / (most.tried - 1)
  return Array.from({ length: most.tried }, (_, at) => outcomes[Math.round(at * last)]).filter(
    outcome => outcome !== undefined,
  )
}
