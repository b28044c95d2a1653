import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import type { Logger } from '../../base/log.js'
import { inSpan } from '../../base/tracing/spans.js'
import { tokenMissing } from '../call/fetch-authorization.js'

/** What is told of a step that runs. */
export interface ToldStep {
  readonly botId: string
  readonly nodeId: string
  readonly name: string
  /** What the log says where it fails. */
  readonly failure: string
  /** Once it is aborted nobody cares for a failure. */
  readonly signal?: AbortSignal | undefined
}

/** Runs a step under a span, with a line in the log where it fails or is cut: without keys, addresses and what was said. */
export async function runTold(
  { botId, nodeId, name, failure, signal }: ToldStep,
  log: Logger,
  run: () => Promise<StepOutcome>,
): Promise<StepOutcome> {
  const attributes = { 'talkgraph.bot': botId, 'talkgraph.node': nodeId }
  const outcome = await inSpan(`step ${name}`, { attributes }, run, ended =>
    ended.ok ? undefined : ended.message,
  )
  if (!outcome.ok && !signal?.aborted) {
    const { code, message: reason } = outcome
    log.warn({ botId, nodeId, code, reason }, reason === tokenMissing ? tokenMissing : failure)
  }
  if (outcome.ok && outcome.isCut) log.warn({ botId, nodeId }, 'A reply was cut before its end')
  return outcome
}
