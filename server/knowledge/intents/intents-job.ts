import * as v from 'valibot'
import { ApiError } from '../../base/errors.js'
import { defineJob, type JobHandler } from '../../platform/jobs/index.js'
import { CutShort } from '../../platform/threads/cut-short.js'
import type { Store } from '../../store/index.js'
import type { Embeddings } from '../embeddings/embeddings.js'
import { folds, type Outcome } from './judge.js'
import { learnByEmbeddings } from './learn-near.js'
import type { Learners } from './learners.js'
import { readRows } from './rows.js'
import { trainingReport } from './training-report.js'

/** What learning takes. */
export interface LearningParts {
  readonly store: Pick<Store, 'intents' | 'bots'>
  readonly learners: Learners
  readonly embeddings: Pick<Embeddings, 'open'>
}

/** So many bots learn at the same time in one process. */
const atOnce = 2

/** Has bots learn their intents: what was learned is understood with as soon as it is there, then each fifth is tried. */
export const intentsJob = (parts: LearningParts): JobHandler =>
  defineJob({
    name: 'intents',
    atOnce,
    share: 1,
    data: v.object({ botId: v.string() }),
    run: ({ data: { botId }, signal }) => learnIntents(parts, botId, signal),
  })

async function learnIntents(
  { store: { intents, bots }, learners, embeddings }: LearningParts,
  botId: string,
  signal: AbortSignal,
): Promise<void> {
  const standing = await intents.find(botId)
  const kept = await intents.rows(botId)
  const owner = (await bots.find(botId))?.owner
  if (!standing || kept === undefined || owner === undefined) return
  const { revision } = standing
  const examples = readRows(kept)
  const goOn = (done: number) => {
    signal.throwIfAborted()
    return intents.goOn(botId, Math.round((done * 100) / (folds + 1)))
  }
  try {
    const model = await learners.run(owner, 'learn', examples)
    const version = await intents.keep(botId, { revision, model })
    if (version === undefined) return
    const outcomes: Outcome[] = []
    for (let fold = 0; fold < folds; fold++) {
      if (!(await goOn(fold + 1))) return
      outcomes.push(...(await learners.run(owner, 'tryFold', examples, fold)))
    }
    await intents.report(botId, version, JSON.stringify(trainingReport(examples, outcomes)))
    await learnByEmbeddings(
      { intents, learners, embeddings },
      { owner, botId, version },
      examples,
      signal,
    )
    await intents.end(botId, { state: 'ready' })
  } catch (error) {
    const isForOwner =
      error instanceof CutShort || (error instanceof ApiError && error.code === 'BUDGET_REACHED')
    if (!isForOwner) throw error
    await intents.end(botId, { state: 'failed', reason: error.message })
  }
}
