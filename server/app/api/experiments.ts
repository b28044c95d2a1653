import { randomUUID } from 'node:crypto'
import type { ExperimentRecord } from '@talkgraph/wire/experiments'
import * as v from 'valibot'
import { asOperations } from '../../../runtime/draft/index.js'
import { ApiError } from '../../base/errors.js'
import { asTryout } from '../../bots/publish/tryout.js'
import { figuresOf, tryoutFigures } from '../../conversations/experiments/figures.js'
import { CutShort } from '../../platform/threads/cut-short.js'
import { jsonBody, noBody } from './call/body.js'
import { nothing } from './call/check.js'
import { defineBotCall } from './call/define-call.js'
import { goal } from './goal.js'
import { botParams, chatbotId } from './params.js'
import { count, list } from './text.js'
import { versionNumber } from './version-number.js'

const rate = v.pipe(v.number(), v.minValue(0), v.maxValue(1))
const difference = v.pipe(v.number(), v.minValue(-1), v.maxValue(1))

const experimentRecord = v.strictObject({
  nodeId: v.pipe(
    v.nullable(v.string()),
    v.description(
      'Null where a version is live for a share of the visitors: the branches are called by the versions’ numbers then.',
    ),
  ),
  name: v.string(),
  goal,
  winner: v.pipe(
    v.nullable(v.string()),
    v.description('The branch that everybody takes since it was ended; null while it goes on.'),
  ),
  branches: list(
    v.strictObject({
      id: v.string(),
      branchName: v.string(),
      weight: v.number(),
      visitors: count,
      reached: v.pipe(count, v.description('How many of them reached the goal.')),
      rate: v.pipe(v.nullable(rate), v.description('Null where nobody took it.')),
      interval: v.pipe(
        v.strictTuple([rate, rate]),
        v.readonly(),
        v.description('Holds the true rate with 95 %, however often one looks.'),
      ),
    }),
  ),
  verdict: v.pipe(
    v.nullable(
      v.strictObject({
        state: v.picklist(['settled', 'likely', 'open']),
        branchId: v.pipe(v.string(), v.description('The branch that does best.')),
        than: v.pipe(v.string(), v.description('The one that comes closest to it.')),
        low: v.pipe(difference, v.description('By how much its rate is higher, at least.')),
        high: v.pipe(difference, v.description('At most.')),
        more: v.pipe(
          v.nullable(count),
          v.description(
            'About how many visitors more would settle it, if they do as those before; null: more than anybody waits for.',
          ),
        ),
      }),
    ),
    v.description('Null while a branch has fewer than 25 visitors.'),
  ),
  isEven: v.pipe(
    v.boolean(),
    v.description('Whether visitors came to the branches as their weights say.'),
  ),
}) satisfies v.GenericSchema<unknown, ExperimentRecord>

/** Lists the experiments of a bot with their figures. */
export const listExperiments = defineBotCall({
  method: 'GET',
  path: '/chatbots/{chatbotId}/experiments',
  id: 'listExperiments',
  tag: 'Results',
  summary: 'See how experiments do',
  description:
    'Lists the experiments of the version that is live, and first of all the version that is live for a share of the visitors, where one is or was last: how many visitors took each branch and how many of them reached the goal. Each visitor counts once, by the identity that your server has vouched for or else by the session or thread. Intervals and verdicts stay right however often one looks: an experiment whose branches do alike is called settled in at most 5 of 100 cases, over its whole life. It counts whether conversations are stored or not.',
  params: botParams,
  query: nothing,
  body: noBody,
  data: v.strictObject({ experiments: list(experimentRecord) }),
  example: {
    experiments: [
      {
        nodeId: 'greeting',
        name: 'Greeting',
        goal: { kind: 'variable', name: 'email' },
        winner: null,
        branches: [
          {
            id: 'short',
            branchName: 'Short',
            weight: 1,
            visitors: 1000,
            reached: 120,
            rate: 0.12,
            interval: [0.09, 0.16] as const,
          },
          {
            id: 'warm',
            branchName: 'Warm',
            weight: 1,
            visitors: 1000,
            reached: 190,
            rate: 0.19,
            interval: [0.15, 0.24] as const,
          },
        ],
        verdict: {
          state: 'settled' as const,
          branchId: 'warm',
          than: 'short',
          low: 0.02,
          high: 0.12,
          more: 0,
        },
        isEven: true,
      },
    ],
  },
  message: 'Experiments fetched',
  run: async ({ store, bots }, { bot: { id } }) => {
    const experiments = (await bots.find(id))?.experiments ?? []
    const last = await store.bots.lastTryout(id)
    // What a third version has ended, or going offline, tells nothing any more.
    const tryout =
      last && (last.endedAt === null || last.winner !== null) ? asTryout(last) : undefined
    const counts = tryout || experiments.length > 0 ? await store.experiments.counts(id) : []
    return {
      experiments: [
        ...(tryout ? [tryoutFigures(tryout, counts)] : []),
        ...experiments.map(each => figuresOf(each, counts)),
      ],
    }
  },
})

const branchId = v.pipe(
  v.string(),
  v.maxLength(500),
  v.description('The branch that everybody takes from now on.'),
)

/** Ends an experiment. */
export const endExperiment = defineBotCall({
  method: 'POST',
  path: '/chatbots/{chatbotId}/experiments/{nodeId}/end',
  id: 'endExperiment',
  tag: 'Results',
  summary: 'End an experiment',
  description:
    'Has every visitor take one branch from now on: writes it into the draft as the step’s `winner`, and publishes the live version with that change alone. Where a newer version than the live one is stored, only the draft is changed, and `version` is null: it counts once the draft is published.',
  params: v.strictObject({
    chatbotId,
    nodeId: v.pipe(
      v.string(),
      v.maxLength(500),
      v.description('The id of the step.'),
      v.examples(['greeting']),
    ),
  }),
  query: nothing,
  body: jsonBody(v.strictObject({ branchId }), { branchId: 'warm' }, 2000),
  data: v.strictObject({
    chatbotId: v.string(),
    nodeId: v.string(),
    winner: v.string(),
    version: v.pipe(v.nullable(versionNumber), v.description('The version that is live now.')),
  }),
  example: { chatbotId: 'shop', nodeId: 'greeting', winner: 'warm', version: 4 },
  message: 'Experiment ended',
  errors: ['EXPERIMENT_NOT_FOUND'],
  run: async (services, { bot, caller, asker, params: { nodeId }, body: { branchId: winner } }) => {
    const { store, bots, drafts, heavyWork } = services
    const { id } = bot
    const live = await bots.find(id)
    const experiment = live?.experiments.find(each => each.nodeId === nodeId)
    if (!live || !experiment) throw new ApiError('EXPERIMENT_NOT_FOUND')
    if (!experiment.branches.some(branch => branch.id === winner)) {
      const details = [{ path: 'branchId', message: 'No branch of the experiment' }]
      throw new ApiError('REQUEST_VALIDATION_FAILED', { details })
    }
    const operations = asOperations(
      [{ op: 'set', nodeId, path: ['winner'], value: winner }],
      randomUUID,
    )
    const inDraft = async () => {
      await drafts.add(bot, operations, caller)
      return { chatbotId: id, nodeId, winner, version: null }
    }
    const newest = (await store.bots.versions(id, { limit: 1 }))[0]?.version
    const stored = newest === live.version ? await store.bots.version(id, newest) : undefined
    const sized = { ...asker, size: stored?.file.length ?? 0 }
    // Where the file is too much to be changed within the limits the draft alone is.
    const file =
      stored &&
      (await heavyWork
        .run('edit', sized, stored.file, { operations })
        .catch((error: unknown) => passOver(error)))
    if (newest === undefined || file === undefined) return inDraft()
    const version = await store.bots.saveAfter(id, newest, { file, by: caller }, locked =>
      drafts.carryOut(bot, locked, operations),
    )
    // Somebody has stored another version meanwhile.
    if (version === undefined) return inDraft()
    drafts.tell(id)
    const next = await store.bots.version(id, version)
    const note = `The experiment “${experiment.name}” was ended.`
    const published = next && (await bots.publishVersion(id, next, caller, note))
    return { chatbotId: id, nodeId, winner, version: published?.version ?? null }
  },
})

function passOver(error: unknown): undefined {
  if (!(error instanceof CutShort)) throw error
}
