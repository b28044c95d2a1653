import type { VersionChanges, VersionFindings } from '@talkgraph/wire/bots'
import { lintFile } from '../../../mcp/lint-file.js'
import type { LintedFile } from '../../../mcp/workshop.js'
import { type BotReport, testBot, type UnplayableBot } from '../../../runtime/testing/index.js'
import { processorSeconds } from '../../base/processor-time.js'
import { toPng } from '../../platform/drawings/to-png.js'
import type { RunLimits, Task } from '../../platform/threads/limited-thread.js'
import { compareVersions } from '../changes/compare-versions.js'
import { type CheckedPlan, checkPlan } from '../proposal/check-plan.js'
import { editFile } from './edit-file.js'
import { type FailingTest, failingTests } from './failing-tests.js'
import { findSlips } from './find-slips.js'
import { type LintedVersion, lintVersion } from './lint-version.js'
import { type PreparedBot, prepareBot } from './prepare-bot.js'
import { type ReadFlow, readFlow, type SealedFlow, sealFile } from './read-flow.js'

/** What comes of each job. */
export interface JobAnswers {
  readonly read: ReadFlow
  readonly seal: SealedFlow
  readonly lint: LintedVersion
  readonly prepare: PreparedBot
  readonly slips: VersionFindings
  readonly compare: VersionChanges
  readonly edit: string
  readonly draw: Uint8Array<ArrayBuffer>
  readonly find: LintedFile
  readonly test: BotReport | UnplayableBot
  readonly failing: readonly FailingTest[]
  readonly propose: CheckedPlan | undefined
}

/** What each job is given; it can be sent to another thread. */
export interface Givens {
  readonly read: Parameters<typeof readFlow>
  readonly seal: Parameters<typeof sealFile>
  readonly lint: Parameters<typeof lintVersion>
  readonly prepare: Parameters<typeof prepareBot>
  readonly slips: Parameters<typeof findSlips>
  readonly compare: Parameters<typeof compareVersions>
  readonly edit: Parameters<typeof editFile>
  readonly draw: Parameters<typeof toPng>
  readonly find: Parameters<typeof lintFile>
  readonly test: Parameters<typeof testBot>
  readonly failing: readonly [file: string]
  readonly propose: Parameters<typeof checkPlan>
}

/** The name of a job. */
export type JobName = keyof JobAnswers

type Deed<Name extends JobName> = (
  ...given: Givens[Name]
) => JobAnswers[Name] | Promise<JobAnswers[Name]>

const jobs: { readonly [Name in JobName]: (isOver: () => boolean) => Deed<Name> } = {
  read: () => readFlow,
  seal: () => sealFile,
  lint: () => lintVersion,
  prepare: () => prepareBot,
  slips: () => findSlips,
  compare: () => compareVersions,
  edit: () => editFile,
  draw: () => toPng,
  find: () => lintFile,
  test: isOver => (file, tests, options) => testBot(file, tests, { ...options, isOver }),
  failing: isOver => file => failingTests(file, isOver),
  propose: () => checkPlan,
}

/** A job as it is handed to a thread. */
export interface JobTask extends Task {
  readonly name: JobName
  readonly given: Givens[JobName]
  /** Then a job that can stop in between stops, and tells what it has found by then. */
  readonly stopAfter: RunLimits
}

/** Does one of the jobs that take long for a large bot. */
export async function perform<Name extends JobName>(
  name: Name,
  given: Givens[Name],
  stopAfter: RunLimits,
): Promise<JobAnswers[Name]> {
  const processorEnd = processorSeconds() + stopAfter.processorSeconds
  const end = performance.now() + stopAfter.seconds * 1000
  const isOver = () => processorSeconds() >= processorEnd || performance.now() >= end
  return jobs[name](isOver)(...given)
}
