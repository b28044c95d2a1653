import type { VersionChanges, VersionFindings } from '@talkgraph/wire/bots'
import { type BotReport, testBot, type UnplayableBot } from '../../../runtime/testing/index.js'
import { toPng } from '../../platform/drawings/to-png.js'
import { compareVersions } from '../changes/compare-versions.js'
import { type CheckedPlan, checkPlan } from '../proposal/check-plan.js'
import { editFile } from './edit-file.js'
import { type FailingTest, failingTests } from './failing-tests.js'
import { findSlips } from './find-slips.js'
import { type LintedVersion, lintVersion } from './lint-version.js'
import { type PreparedBot, prepareBot } from './prepare-bot.js'
import { type ReadFlow, readFlow, type SealedFlow, sealFile } from './read-flow.js'

/** What comes of each job. */
export interface Results {
  readonly read: ReadFlow
  readonly seal: SealedFlow
  readonly lint: LintedVersion
  readonly prepare: PreparedBot
  readonly slips: VersionFindings
  readonly compare: VersionChanges
  readonly edit: string
  readonly draw: Uint8Array<ArrayBuffer>
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
  readonly test: Parameters<typeof testBot>
  readonly failing: Parameters<typeof failingTests>
  readonly propose: Parameters<typeof checkPlan>
}

/** The name of a job. */
export type JobName = keyof Results

const jobs: {
  readonly [Name in JobName]: (...given: Givens[Name]) => Results[Name] | Promise<Results[Name]>
} = {
  read: readFlow,
  seal: sealFile,
  lint: lintVersion,
  prepare: prepareBot,
  slips: findSlips,
  compare: compareVersions,
  edit: editFile,
  draw: toPng,
  test: testBot,
  failing: failingTests,
  propose: checkPlan,
}

/** A job as it is handed to a thread. */
export interface Task {
  readonly id: number
  readonly name: JobName
  readonly given: Givens[JobName]
}

/** What comes back. */
export type Done<Result = unknown> = { readonly id: number } & (
  | { readonly result: Result }
  | { readonly error: unknown }
)

/** Does one of the jobs that take long for a large bot. */
export async function perform<Name extends JobName>(
  name: Name,
  given: Givens[Name],
): Promise<Results[Name]> {
  return jobs[name](...given)
}
