import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import { stepOf } from '../../../runtime/nodes/step-of.js'
import type { Logger } from '../../base/log.js'
import type { Secrets } from '../../platform/sealing/secrets.js'
import type { createStepTools, SentOut } from '../create-step-tools.js'
import type { GivenValues } from '../step-values.js'
import { runTold } from './run-step.js'

/** A step that nobody waits for, as it is kept. */
export interface RepeatedStep {
  readonly botId: string
  readonly nodeId: string
  /** The node's type and data, as the flow had them then. */
  readonly type: string
  readonly data: unknown
  readonly values: GivenValues
  /** What the call is known by; absent where it carries none. */
  readonly key?: string | undefined
}

/** A step at one of its attempts. */
export interface RepeatedRun {
  /** The step's name. */
  readonly name: string
  /** `tell` hears what went out and what came back. */
  run(tell?: (sent: SentOut) => void): Promise<StepOutcome>
}

/** Finds what runs a kept step; `id` is the same at each attempt. */
export type RepeatedRuns = (step: RepeatedStep, id: string) => RepeatedRun

/** Makes what runs a kept step, as often as it takes; nobody listens, and no visitor is there any more. */
export function repeatedRuns({
  toolsFor,
  secrets,
  log,
}: {
  readonly toolsFor: ReturnType<typeof createStepTools>
  readonly secrets: Pick<Secrets, 'open'>
  readonly log: Logger
}): RepeatedRuns {
  return ({ botId, nodeId, type, data, values, key }, id) => {
    const found = stepOf({ type, data: Object(data) })
    const ready = found?.step.ready?.(data)
    if (!found || !ready) return { name: type, run: async () => unknown }
    const { name, step } = found
    const frame = { botId, nodeId, values: { ...values, transcript: [] }, key, id }
    const told = { botId, nodeId, name, failure: step.failure }
    return {
      name,
      run: tell =>
        runTold(told, log, () =>
          ready.run(toolsFor({ ...frame, tell }), ids => secrets.open(botId, ids)),
        ),
    }
  }
}

const unknown = {
  ok: false,
  code: 'CALL_FAILED',
  message: 'The server does not run such a step',
} as const
