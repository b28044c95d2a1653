import {
  type IntentsRecord,
  intentMethods,
  intentStates,
  type UnderstoodRecord,
} from '@talkgraph/wire/intents'
import * as v from 'valibot'
import { usualThreshold } from '../../../knowledge/intents/classifier.js'
import { countsOf } from '../../../knowledge/intents/review.js'
import { readRows } from '../../../knowledge/intents/rows.js'
import {
  readTrainingReport,
  trainingReportSchema,
} from '../../../knowledge/intents/training-report.js'
import type { IntentStanding } from '../../../store/index.js'
import type { Services } from '../../services/services.js'
import { count, date, list } from '../text.js'

const share = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const sameRows = (about: string) =>
  v.pipe(
    list(v.strictObject({ utterance: v.string(), intents: list(v.string()), rows: list(count) })),
    v.description(about),
  )

/** What an owner should look at before rows are learned from. */
const intentReview = v.strictObject({
  duplicates: sameRows('One text that stands under the same intent again; `rows` count from 0.'),
  conflicts: sameRows('One text under several intents.'),
  similar: sameRows('Texts of the same words, whatever their order and endings.'),
  few: v.pipe(
    list(v.strictObject({ intent: v.string(), examples: count })),
    v.description('Intents with fewer than five utterances.'),
  ),
})

/** The same with what trying them has shown. */
export const triedReview = v.strictObject({
  ...intentReview.entries,
  confused: v.pipe(
    list(v.strictObject({ intent: v.string(), takenFor: v.string(), rows: list(count) })),
    v.description(
      'Rows that would be understood as another intent if they were not learned from, by pairs of intents, the largest first; empty for more than 2,000 rows, which are tried when the bot is trained.',
    ),
  ),
})

const version = v.pipe(v.number(), v.integer(), v.minValue(1))

/** The intents of a bot as the API answers them. */
export const intentsRecord = v.strictObject({
  chatbotId: v.string(),
  intents: list(v.strictObject({ name: v.string(), utterances: count })),
  review: v.pipe(
    intentReview,
    v.description('What to look at before the rows are learned from; of each kind the first 200.'),
  ),
  state: v.pipe(
    v.picklist(intentStates),
    v.description('`training`: it is under way; `failed`: the last one ended for `reason`.'),
  ),
  progress: v.pipe(v.nullable(share), v.description('Of the training that is under way.')),
  reason: v.nullable(v.string()),
  threshold: v.pipe(share, v.description('What is less sure is not understood.')),
  version: v.pipe(
    v.nullable(version),
    v.description('What was learned, with which texts are understood; null: nothing yet.'),
  ),
  isStale: v.pipe(v.boolean(), v.description('Whether the rows have changed since.')),
  versions: v.pipe(
    list(v.strictObject({ version, trainedAt: date })),
    v.description('What was learned and is kept, the newest first; at most three.'),
  ),
  method: v.pipe(
    v.picklist(intentMethods),
    v.description(
      'By what texts are understood: by their words, or by embeddings, which fall back to words where the provider does not answer.',
    ),
  ),
  report: v.pipe(
    v.nullable(trainingReportSchema),
    v.description('How well the version tells intents apart by the method that is set.'),
  ),
  reports: v.pipe(
    v.strictObject({
      words: v.nullable(trainingReportSchema),
      embeddings: v.nullable(trainingReportSchema),
    }),
    v.description('The same by each method, to be compared before one is chosen.'),
  ),
  embeddingsFailure: v.pipe(
    v.nullable(v.string()),
    v.description('Why the version has learned nothing by embeddings, where it should have.'),
  ),
}) satisfies v.GenericSchema<unknown, IntentsRecord>

const exampleReport = {
  rows: 16,
  intents: 2,
  accuracy: 0.94,
  perIntent: {
    'opening hours': { precision: 0.92, recall: 1 },
    order: { precision: 1, recall: 0.75 },
  },
  confused: [{ intent: 'order', takenFor: 'opening hours', count: 1 }],
  thresholds: [{ threshold: 0.5, accepted: 0.9, right: 0.97 }],
  tried: [
    {
      intent: 'order',
      utterance: 'Can I order on Sunday?',
      guess: 'opening hours',
      confidence: 0.61,
    },
  ],
}

export const exampleIntents = {
  chatbotId: 'shop',
  intents: [
    { name: 'opening hours', utterances: 12 },
    { name: 'order', utterances: 4 },
  ],
  review: {
    duplicates: [],
    conflicts: [
      { utterance: 'Can I order on Sunday?', intents: ['opening hours', 'order'], rows: [3, 14] },
    ],
    similar: [],
    few: [{ intent: 'order', examples: 4 }],
  },
  state: 'ready',
  progress: null,
  reason: null,
  threshold: usualThreshold,
  version: 2,
  isStale: false,
  versions: [
    { version: 2, trainedAt: '2026-01-02T12:00:00.000Z' },
    { version: 1, trainedAt: '2026-01-01T12:00:00.000Z' },
  ],
  method: 'words',
  report: exampleReport,
  reports: { words: exampleReport, embeddings: null },
  embeddingsFailure: null,
} satisfies IntentsRecord

const emptyReview: IntentsRecord['review'] = {
  duplicates: [],
  conflicts: [],
  similar: [],
  few: [],
}

const none: IntentStanding = {
  revision: '',
  threshold: null,
  state: 'new',
  progress: 0,
  reason: null,
  version: null,
  method: 'words',
}

/** The intents of a bot for the API, with their rows. */
export async function intentsOf(
  { store: { intents }, learners }: Pick<Services, 'store' | 'learners'>,
  owner: string,
  chatbotId: string,
) {
  const kept = await intents.rows(chatbotId)
  const rows = kept === undefined ? [] : readRows(kept)
  const standing = (await intents.find(chatbotId)) ?? none
  const models = await intents.models(chatbotId)
  const own = models.find(({ version }) => version === standing.version)
  const read = (text: string | null | undefined) => (text ? readTrainingReport(text) : null)
  const reports = { words: read(own?.report), embeddings: read(own?.nearReport) }
  const record: IntentsRecord = {
    chatbotId,
    intents: countsOf(rows).map(({ intent, examples }) => ({ name: intent, utterances: examples })),
    review: rows.length === 0 ? emptyReview : await learners.run(owner, 'review', rows),
    state: standing.state,
    progress: standing.state === 'training' ? standing.progress / 100 : null,
    reason: standing.reason,
    threshold: standing.threshold ?? usualThreshold,
    version: standing.version,
    isStale: own !== undefined && own.revision !== standing.revision,
    versions: models.map(({ version, trainedAt }) => ({
      version,
      trainedAt: new Date(trainedAt).toISOString(),
    })),
    method: standing.method,
    report: reports[standing.method],
    reports,
    embeddingsFailure: own?.nearFailure ?? null,
  }
  return { rows, record }
}

/** What was understood of a text, as the API answers it. */
export const understoodRecord = v.strictObject({
  intent: v.pipe(
    v.nullable(v.string()),
    v.description('Null: nothing is as sure as the threshold asks for.'),
  ),
  confidence: v.pipe(
    share,
    v.description('Of the best guess, sure enough or not: 0 is as by luck, 1 is certain.'),
  ),
  others: v.pipe(
    list(v.strictObject({ intent: v.string(), confidence: share })),
    v.description(
      'The next best guesses, at most five; where `intent` is null, the best is first.',
    ),
  ),
}) satisfies v.GenericSchema<unknown, UnderstoodRecord>
