import type { Logger } from '../log.js'
import type { OncePerKey, StepAnswer } from '../once-per-key.js'
import { type AiStep, runAi } from '../step-tools/model/ai.js'
import type { AiValues } from '../step-tools/model/ai.schema.js'
import type { AiProviders } from '../step-tools/model/ai-providers.js'
import type { Store } from '../store/index.js'
import { noteCall, startNow } from './note-call.js'
import type { Step } from './step.js'
import { vouch } from './vouch.js'

/** What AI steps need. */
export interface AiParts {
  readonly store: Pick<Store, 'calls'>
  readonly ai: AiProviders
  readonly once: OncePerKey
  readonly log: Logger
}

/** Who listens to a reply as it grows, and until when. */
type Listening = Pick<AiStep, 'signal' | 'onText'>

/** Makes what carries out AI steps, once per key; the answer's body is the whole reply. Waits first for a call with the same key. */
export function aiSteps(parts: AiParts) {
  const { ai, log } = parts
  return async (step: Step, values: AiValues): Promise<(listening: Listening) => Promise<StepAnswer>> => {
    const once = await parts.once.enter(step, JSON.stringify(values))
    return listening => once(() => execute(step, { values: vouch(values, step.identity), ...listening }))
  }

  async function execute(
    { botId, nodeId, node }: Step,
    call: Pick<AiStep, 'values' | 'signal' | 'onText'>,
  ): Promise<StepAnswer> {
    const startedAt = startNow()
    const outcome = await runAi({ botId, nodeId, data: node.data, ...call }, ai, log)
    if (!call.signal.aborted) await noteCall(parts, { botId, nodeId, step: 'ai', startedAt, outcome })
    return outcome.ok
      ? { ok: true, body: outcome.text }
      : { ok: false, code: outcome.code, message: outcome.message }
  }
}
