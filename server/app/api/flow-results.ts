import type { StepAnswers } from '@talkgraph/wire/stored-results'
import * as v from 'valibot'
import { answersOf } from '../../conversations/results/step-answers.js'
import type { FlowCounts } from '../../store/index.js'
import { noBody } from './call/body.js'
import { defineBotCall } from './call/define-call.js'
import { botParams, chatbotId } from './params.js'
import { choiceOf, dayFilters, versionFilter } from './result-filters.js'
import { count, list } from './text.js'

/** Nothing was stored before. */
const earliest = '2000-01-01'

const query = v.strictObject({ version: versionFilter, ...dayFilters })
const about = { method: 'GET', tag: 'Results', query, body: noBody } as const

const days = 'Without `from` it counts from the first conversation on, without `to` up to today.'

/** Counts what conversations did at each step of a bot. */
export const countFlowResults = defineBotCall({
  ...about,
  path: '/chatbots/{chatbotId}/flow-results',
  id: 'countFlowResults',
  summary: 'Count results by step',
  description: `Counts what the stored conversations of a bot did at each step of its flow, of one version or of all: how many came by, went on by each exit, left there or came to their end, and how long half of them stayed at most. Only conversations that rest are counted, those that came to their end or whose visitors left, each once for each step, by the UTC day on which it was first stored. Calls that the server made for a step are counted by the day and under the version that was live, whether conversations are stored or not. ${days}`,
  params: botParams,
  data: v.strictObject({
    from: v.string(),
    to: v.string(),
    version: v.pipe(v.nullable(v.number()), v.description('Null: of all versions.')),
    conversations: v.pipe(count, v.description('How many are counted.')),
    versions: v.pipe(
      list(v.strictObject({ version: v.nullable(v.number()), conversations: count })),
      v.description('Those that any are of, the newest first; null is one that is not known.'),
    ),
    steps: list(
      v.strictObject({
        nodeId: v.string(),
        came: v.pipe(count, v.description('How many came by.')),
        left: v.pipe(
          count,
          v.description('How many of them went no further, and left before the end.'),
        ),
        ended: v.pipe(count, v.description('How many of them came to their end here.')),
        exits: v.pipe(
          list(v.strictObject({ sourceHandle: v.nullable(v.string()), passed: count })),
          v.description('The plain exit has no handle.'),
        ),
        stays: v.pipe(
          v.strictObject({ measured: count, median: v.nullable(v.number()) }),
          v.description(
            'How many were measured when they went on, and the milliseconds that half of them stayed at most, to about a seventh.',
          ),
        ),
        calls: v.strictObject({ made: count, failed: count }),
      }),
    ),
    isCounting: v.pipe(
      v.boolean(),
      v.description('Some that were stored before steps were counted are still to be counted.'),
    ),
  }),
  example: {
    from: '2026-11-01',
    to: '2026-11-20',
    version: 3,
    conversations: 120,
    versions: [{ version: 3, conversations: 120 }],
    steps: [
      {
        nodeId: 'bread',
        came: 120,
        left: 12,
        ended: 0,
        exits: [{ sourceHandle: 'source-1', passed: 70 }],
        stays: { measured: 108, median: 8400 },
        calls: { made: 0, failed: 0 },
      },
    ],
    isCounting: false,
  },
  message: 'Results counted',
  run: async ({ store: { results } }, { bot: { id: botId }, query: given }) => {
    const range = { from: given.from ?? earliest, to: given.to ?? today() }
    const counts = await results.flow({ botId, version: given.version, ...range })
    return {
      ...range,
      version: given.version ?? null,
      conversations: counts.began,
      versions: counts.versions.map(({ version, began }) => ({
        version: version || null,
        conversations: began,
      })),
      steps: stepsOf(counts),
      isCounting: await results.hasUncounted(botId),
    }
  },
})

/** Counts what was answered at a step. */
export const countStepAnswers = defineBotCall({
  ...about,
  path: '/chatbots/{chatbotId}/flow-results/{nodeId}/answers',
  id: 'countStepAnswers',
  summary: 'Count the answers of a step',
  description: `Counts what was answered at a step, in the newest 1,000 of the stored conversations that came by it and rest. ${days}`,
  params: v.strictObject({
    chatbotId,
    nodeId: v.pipe(
      v.string(),
      v.maxLength(500),
      v.description('The id of a step.'),
      v.examples(['bread']),
    ),
  }),
  data: v.strictObject({
    nodeId: v.string(),
    answered: v.pipe(count, v.description('In how many of them it was answered.')),
    answers: v.pipe(
      list(v.strictObject({ value: v.string(), count })),
      v.description(
        'Most given first, at most 20, cut after 100 characters; where several were picked each counts.',
      ),
    ),
    others: v.pipe(count, v.description('How many further answers are not among these.')),
  }) satisfies v.GenericSchema<unknown, StepAnswers>,
  example: { nodeId: 'bread', answered: 108, answers: [{ value: 'Rye', count: 70 }], others: 0 },
  message: 'Answers counted',
  run: async ({ store }, { owner, bot: { id }, params: { nodeId }, query: given }) => {
    const choice = await choiceOf(store, owner, { chatbotId: id, ...given })
    return { nodeId, ...(await answersOf(store.results, choice, nodeId)) }
  },
})

const stepsOf = ({ steps }: FlowCounts) =>
  steps
    .map(({ went, ...step }) => ({
      ...step,
      exits: [...went].map(([handle, passed]) => ({ sourceHandle: handle || null, passed })),
    }))
    .toSorted((a, b) => b.came - a.came || (a.nodeId < b.nodeId ? -1 : 1))

const today = () => new Date().toISOString().slice(0, 10)
