import type { StepKind } from '@talkgraph/wire/addresses'
import * as v from 'valibot'
import type { CallOutcome, Env, StepCall, Value } from '../../runtime/index.js'
import { type AiParts, aiSteps } from '../carry-out/ai.js'
import { type EmailParts, emailSteps } from '../carry-out/email.js'
import type { Step } from '../carry-out/step.js'
import { type WebhookParts, webhookSteps } from '../carry-out/webhook.js'
import { ApiError } from '../errors.js'
import { stepPolicies } from '../limits/step-policies.js'
import type { LiveBot } from '../publish/live-bots.js'
import type { StepAnswer } from '../steps/once-per-key.js'
import { kindOf } from '../steps/step-kind.js'

/** What the steps of a flow need that is played here. */
export type StepParts = WebhookParts & EmailParts & AiParts

/** Whose steps are carried out. */
interface Caller {
  readonly botId: string
  readonly live: LiveBot
  /** The session's id. */
  readonly session: string
}

/** Carries out the steps of flows that are played here, with the limits and keys of those that a widget asks for. */
export function stepCalls(parts: StepParts): (caller: Caller) => Env['call'] {
  const webhook = webhookSteps(parts)
  const email = emailSteps(parts)
  const ai = aiSteps(parts)
  return caller => async (call, signal) => {
    try {
      const step = stepOf(caller, call)
      const { limits } = step.live.settings
      // Visitors of a channel share an address, so each thread counts as one.
      const counting = { address: `${step.botId} ${step.session}`, session: step.session, botId: step.botId }
      await parts.limiter.admit(stepPolicies(step.kind, limits, counting))
      return await carryOut(step, call, signal)
    } catch (err) {
      if (err instanceof ApiError) return failed(err.code, err.message)
      parts.log.error({ err, botId: caller.botId, nodeId: call.nodeId }, 'A step could not be carried out')
      return failed('CALL_FAILED', 'the server could not carry the step out')
    }
  }

  async function carryOut(
    step: Step,
    call: StepCall,
    signal: Parameters<Env['call']>[1],
  ): Promise<CallOutcome> {
    if (call.step !== 'ai')
      return outcomeOf(await (call.step === 'webhook' ? webhook : email)(step, call.values))
    const execute = await ai(step, { ...call.values, transcript: [...call.transcript] })
    const left = new AbortController()
    signal.addEventListener('abort', () => left.abort())
    const answer = await execute({ signal: left.signal, onText: async () => undefined })
    return answer.ok ? { ok: true, status: 200, body: String(answer.body) } : outcomeOf(answer)
  }
}

function stepOf({ botId, live, session }: Caller, { step: kind, nodeId, key }: StepCall): Step {
  const node = live.steps.get(nodeId)
  if (!node || kindOf(node) !== (kind satisfies StepKind)) throw new ApiError('NO_SUCH_NODE')
  return { botId, nodeId, node, live, kind, session, key }
}

const stepBody = v.object({ status: v.number(), body: v.custom<Value>(value => value !== undefined) })

function outcomeOf(answer: StepAnswer): CallOutcome {
  if (!answer.ok) return failed(answer.code, answer.message)
  return { ok: true, ...v.parse(stepBody, answer.body) }
}

function failed(code: string, message: string): CallOutcome {
  return { ok: false, code: code === 'BLOCKED_ADDRESS' ? code : 'CALL_FAILED', message }
}
