import { stepOf } from '../../runtime/nodes/step-of.js'
import type { Logger } from '../log.js'
import type { createStepTools } from '../step-tools/create-step-tools.js'
import type { RepeatedRun, RepeatedStep } from './deliveries.js'
import { runTold } from './run-step.js'

/** Makes what runs a kept step, as often as it takes; nobody listens, and no visitor is there any more. */
export function repeatedRuns(
  toolsFor: ReturnType<typeof createStepTools>,
  log: Logger,
): (step: RepeatedStep, id: string) => RepeatedRun {
  return ({ botId, nodeId, type, data, values, key }, id) => {
    const found = stepOf({ type, data: Object(data) })
    const ready = found?.step.ready?.(data)
    if (!found || !ready) return { name: type, run: async () => unknown }
    const { name, step } = found
    const tools = toolsFor({ botId, nodeId, values: { ...values, transcript: [] }, key, id })
    const told = { botId, nodeId, name, failure: step.failure }
    return { name, run: () => runTold(told, log, () => ready.run(tools)) }
  }
}

const unknown = { ok: false, code: 'CALL_FAILED', message: 'The server does not run such a step' } as const
