import { ApiError } from '../../base/errors.js'
import { randomHex } from '../../base/random-hex.js'
import type { SourceEntry } from '../../store/index.js'
import { embedSource } from '../embeddings/embed-source.js'
import { figuresOf, runTests } from '../tests/measure.js'
import { type RunReport, readReport } from './report.js'
import { runContents } from './run-contents.js'
import type { Run, RunParts } from './run-parts.js'
import { runSite, SourceFailed } from './run-site.js'

const ways = { site: runSite, page: runSite, file: runContents, pairs: runContents } as const

/** Milliseconds between two notes of how far a run is. */
const reportEvery = 1000
const aMinute = 60_000

/**
 * Reads a source: what it finds is answered from once all is there, in one step. A run that broke off goes on where it was;
 * one that fails or is cancelled leaves all as it was before. Rejects when the signal says so.
 */
export async function runSource(
  parts: RunParts,
  sourceId: string,
  signal: AbortSignal,
): Promise<void> {
  const { sources, pages, pieces } = parts.knowledge
  const begun = await sources.begin(sourceId, randomHex(24))
  if (!begun?.source.run) return
  const { source, isNew } = begun
  const id = begun.source.run
  const before = isNew ? null : readReport(source.lastRun)
  const startedAt = before?.startedAt ?? new Date().toISOString()
  const testsBefore = await figures()
  let reportAt = 0
  let isCancelled = false
  let embedded = before?.embedded ?? 0
  let isEmbedded = true
  const run: Run = {
    source,
    id,
    signal,
    goesOn: async () => {
      signal.throwIfAborted()
      isCancelled = await sources.isCancelled(sourceId)
      if (performance.now() >= reportAt) {
        reportAt = performance.now() + reportEvery
        await sources.report(sourceId, JSON.stringify(await report('running')))
      }
      return !isCancelled
    },
  }
  const read = async () => {
    await ways[source.kind](parts, run)
    if (isCancelled) return
    const onEmbedded = (count: number) => {
      embedded += count
    }
    isEmbedded = await embedSource(parts, source, { signal, goesOn: run.goesOn, onEmbedded })
  }
  const failure = await read().then(
    () => undefined,
    (error: unknown) => {
      if (error instanceof SourceFailed) return error.message
      if (error instanceof ApiError && error.code === 'BUDGET_REACHED') return error.message
      throw error
    },
  )
  const found = await report('ready')
  const why = failure ?? (isCancelled ? undefined : reasonOf(source, found))
  if (isCancelled || why !== undefined) {
    await pieces.discard(source.number, id)
    const ended = { ...found, state: isCancelled ? 'cancelled' : 'failed', reason: why ?? null }
    const state = isCancelled && source.trainedAt !== null ? 'ready' : 'failed'
    await sources.end(sourceId, state, JSON.stringify(ended), false)
    return
  }
  await pieces.swap(source.number)
  const after = testsBefore && (await figures())
  const tests = testsBefore && after ? { before: testsBefore, after } : null
  await sources.end(sourceId, 'ready', JSON.stringify({ ...found, tests }), true)
  await pages.tidy(source.number, id)
  await pieces.clear(source.number)
  // What is found by its words meanwhile is tried again.
  if (!isEmbedded) await parts.knowledge.embeddings.wake(sourceId, 'embeddings', aMinute)

  async function report(state: RunReport['state']): Promise<RunReport> {
    const { failed: failedCount, ...counts } = await pages.counts(source.number, id)
    const failed = failedCount > 0 ? await pages.failures(source.number, id) : []
    const endedAt = state === 'running' ? null : new Date().toISOString()
    const ended = { failed, failedCount, reason: null, startedAt, endedAt }
    return { state, ...counts, embedded, ...ended, tests: null }
  }

  /** How the test sets of its bots stand; undefined where they have none. */
  async function figures() {
    const { owner, botIds } = source
    const set = await parts.knowledge.tests.list(owner, botIds)
    return set.length === 0 ? undefined : figuresOf(await runTests(parts, owner, set))
  }
}

/** Why nothing of a source could be read; undefined: something could, or it has become empty. */
function reasonOf(
  { kind }: SourceEntry,
  { added, changed, unchanged, gone, failed }: RunReport,
): string | undefined {
  if (added + changed + unchanged > 0) return undefined
  const [first] = failed
  if (first) return first.reason
  return gone > 0 || kind === 'pairs' ? undefined : 'No page of it can be read'
}
