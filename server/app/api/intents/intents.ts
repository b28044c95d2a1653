import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { intentMethods } from '@talkgraph/wire/intents'
import * as v from 'valibot'
import { ApiError } from '../../../base/errors.js'
import type { Example } from '../../../knowledge/intents/classifier.js'
import { readRows, writeRows } from '../../../knowledge/intents/rows.js'
import type { Services } from '../../services/services.js'
import { jsonBody, noBody } from '../call/body.js'
import { nothing } from '../call/check.js'
import { defineBotCall } from '../call/define-call.js'
import { botParams } from '../params.js'
import {
  exampleIntents,
  intentsOf,
  intentsRecord,
  triedReview,
  understoodRecord,
} from './record.js'
import { type GivenRows, intentRows, rowsBody } from './rows-body.js'

const path = '/chatbots/{chatbotId}/intents'
const about = { path, tag: 'Knowledge', params: botParams, query: nothing } as const
const answered = { data: intentsRecord, example: exampleIntents } as const
const exampleRows = [{ intent: 'order', utterance: 'I want to order a cake' }]

/** What a bot may have. */
const most = { rows: 20_000, intents: 500 }
/** Milliseconds: how long a training is waited for, until it is understood with, and until its report is there. */
const longest = { model: 90_000, report: 20_000 }
const lookEvery = 100

/** Brings a bot's intents. */
export const fetchIntents = defineBotCall({
  ...about,
  method: 'GET',
  id: 'fetchIntents',
  summary: 'Fetch a bot’s intents',
  description:
    'Brings the utterances that a bot learns from, what to look at before it does, and how well it tells intents apart: precision and recall of each, found by trying each fifth of the rows with what the others taught.',
  body: noBody,
  data: v.strictObject({ rows: intentRows, ...intentsRecord.entries }),
  example: { rows: exampleRows, ...exampleIntents },
  message: 'Intents fetched',
  errors: ['RUN_CUT_SHORT'],
  run: async (services, { owner, bot: { id } }) => {
    const { rows, record } = await intentsOf(services, owner, id)
    return { rows, ...record }
  },
})

/** Keeps a bot's intents. */
export const putIntents = defineBotCall({
  ...about,
  method: 'PUT',
  id: 'putIntents',
  summary: 'Give a bot its intents',
  description:
    'Takes the place of all utterances that there are: as `rows`, or as a table with the type `text/csv`, of which order, heads, separator and encoding are guessed. At most 20,000 utterances of 500 intents. The bot goes on to understand by what it has learned, until it is trained.',
  body: rowsBody,
  ...answered,
  message: 'Intents stored',
  errors: ['RUN_CUT_SHORT'],
  run: async (services, { owner, bot: { id }, body }) => {
    const rows = writeRows(await rowsIn(services, owner, body))
    const revision = createHash('sha256').update(rows).digest('hex').slice(0, 24)
    await services.store.intents.put(id, { rows, revision })
    return (await intentsOf(services, owner, id)).record
  },
})

/** Looks through utterances and keeps nothing. */
export const reviewIntents = defineBotCall({
  ...about,
  path: `${path}/review`,
  method: 'POST',
  id: 'reviewIntents',
  summary: 'Look through utterances',
  description:
    'Reads rows or a table as `PUT` does, and tells what to look at before a bot learns from them. Nothing is kept.',
  body: rowsBody,
  data: v.strictObject({ rows: intentRows, review: triedReview }),
  example: {
    rows: exampleRows,
    review: {
      ...exampleIntents.review,
      confused: [{ intent: 'order', takenFor: 'opening hours', rows: [14] }],
    },
  },
  message: 'Utterances read',
  errors: ['RUN_CUT_SHORT'],
  run: async (services, { owner, body }) => {
    const rows = await rowsIn(services, owner, body)
    const review = await services.learners.run(owner, 'review', rows)
    const confused = await services.learners.run(owner, 'confused', rows)
    return { rows, review: { ...review, confused } }
  },
})

/** Sets how a bot understands. */
export const changeIntents = defineBotCall({
  ...about,
  method: 'PATCH',
  id: 'changeIntents',
  summary: 'Set how a bot understands',
  description:
    'Sets how sure a guess must be, by which `method` texts are understood, or goes back to what was learned before (`version`). What is not given stays as it is.',
  body: jsonBody(
    v.strictObject({
      threshold: v.optional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
      version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
      method: v.optional(
        v.pipe(
          v.picklist(intentMethods),
          v.description(
            '`embeddings` only where the bot has learned by these, which it does where the account has a provider of them.',
          ),
        ),
      ),
    }),
    { threshold: 0.4 },
  ),
  ...answered,
  message: 'Intents changed',
  errors: ['VERSION_NOT_FOUND', 'TOO_FEW_INTENTS', 'INTENTS_NOT_TRAINED', 'RUN_CUT_SHORT'],
  run: async (services, { owner, bot: { id }, body }) => {
    const { intents } = services.store
    const standing = await intents.find(id)
    if (!standing) throw new ApiError('TOO_FEW_INTENTS')
    const { version = standing.version } = body
    if (body.method === 'embeddings' && !(version && (await intents.nearModel(id, version))))
      throw new ApiError('INTENTS_NOT_TRAINED', { message: notByEmbeddings })
    if (!(await intents.change(id, body))) throw new ApiError('VERSION_NOT_FOUND')
    return (await intentsOf(services, owner, id)).record
  },
})

const notByEmbeddings =
  'The bot has learned nothing by embeddings yet. Choose a provider of them in Knowledge, and train it.'

/** Deletes a bot's intents. */
export const deleteIntents = defineBotCall({
  ...about,
  method: 'DELETE',
  id: 'deleteIntents',
  summary: 'Delete a bot’s intents',
  description: 'Deletes its utterances and what it has learned from them.',
  body: noBody,
  data: v.strictObject({ chatbotId: v.string() }),
  example: { chatbotId: 'shop' },
  message: 'Intents deleted',
  run: async ({ store }, { bot: { id } }) => {
    await store.intents.remove(id)
    return { chatbotId: id }
  },
})

/** Has a bot learn its intents. */
export const trainIntents = defineBotCall({
  ...about,
  path: `${path}/train`,
  method: 'POST',
  id: 'trainIntents',
  summary: 'Train a bot',
  description:
    'Has a bot learn from its utterances, as a version of its own. It answers as soon as texts are understood with it: with few hundred rows within a second and with the report; with many thousands the report comes later (`state` is `training`), and `GET` brings it.',
  body: noBody,
  ...answered,
  message: 'Bot trained',
  errors: ['TOO_FEW_INTENTS', 'RUN_CUT_SHORT', 'BUDGET_REACHED'],
  run: async (services, { owner, bot: { id }, asker: { signal } }) => {
    const { store, jobs, processorTime } = services
    const kept = await store.intents.rows(id)
    if (kept === undefined || intentsIn(readRows(kept)).size < 2)
      throw new ApiError('TOO_FEW_INTENTS')
    await processorTime.mayRun(owner)
    const before = await store.intents.wake(id)
    jobs.tell('intents')
    await trained(services, id, before, signal)
    return (await intentsOf(services, owner, id)).record
  },
})

/** Tells what a text means. */
export const classifyText = defineBotCall({
  ...about,
  path: `${path}/classify`,
  method: 'POST',
  id: 'classifyText',
  summary: 'Tell what a text means',
  description: 'Tells which intent a text has, by what the bot has learned.',
  body: jsonBody(
    v.strictObject({
      text: v.pipe(v.string(), v.maxLength(20_000)),
      threshold: v.optional(
        v.pipe(
          v.number(),
          v.minValue(0),
          v.maxValue(1),
          v.description('How sure a guess must be. Default: what is set for the bot.'),
        ),
      ),
    }),
    { text: 'are you open on sunday' },
  ),
  data: understoodRecord,
  example: {
    intent: 'opening hours',
    confidence: 0.87,
    others: [{ intent: 'order', confidence: 0.13 }],
  },
  message: 'Text understood',
  errors: ['INTENTS_NOT_TRAINED'],
  run: async ({ understanding }, { bot: { id }, body: { text, threshold } }) => {
    const understood = await understanding.classify(id, text, threshold)
    if (!understood) throw new ApiError('INTENTS_NOT_TRAINED')
    return understood
  },
})

const intentsIn = (rows: readonly Example[]) => new Set(rows.map(({ intent }) => intent))

/** Reads and checks what was given. */
async function rowsIn(
  { learners }: Pick<Services, 'learners'>,
  owner: string,
  given: GivenRows,
): Promise<readonly Example[]> {
  const rows = given.rows ?? (await learners.run(owner, 'read', given.table))
  if (given.table !== undefined && rows.length === 0)
    throw wrong('', 'No table of intents and utterances: two columns, one row for each utterance')
  if (rows.length > most.rows) throw wrong('rows', `Expected at most ${most.rows} rows`)
  if (intentsIn(rows).size > most.intents)
    throw wrong('rows', `Expected at most ${most.intents} intents`)
  return rows
}

const wrong = (path: string, message: string) =>
  new ApiError('REQUEST_VALIDATION_FAILED', { details: [{ path, message }] })

/** Resolves once a training is over, or has taken long enough. */
async function trained(
  { store }: Pick<Services, 'store'>,
  id: string,
  before: number | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  const startedAt = performance.now()
  for (;;) {
    const standing = await store.intents.find(id)
    if (standing?.state !== 'training' || signal?.aborted) return
    const since = performance.now() - startedAt
    if (since > (standing.version === before ? longest.model : longest.report)) return
    await pause(lookEvery)
  }
}
