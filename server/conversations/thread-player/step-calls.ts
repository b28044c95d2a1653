import * as v from 'valibot'
import type { CallOutcome, Env, StepCall, Value } from '../../../runtime/index.js'
import { ApiError } from '../../base/errors.js'
import type { Logger } from '../../base/log.js'
import type { LiveBot } from '../../bots/publish/live-bots.js'
import type { Limiter } from '../../platform/limits/limiter.js'
import { stepPolicies } from '../../platform/limits/step-policies.js'
import type { StepAnswer } from '../../platform/once-per-key.js'
import { formatReply } from '../../steps/model/format-reply.js'
import { type CalledStep, findStep } from '../../steps/runner/called-step.js'
import type { StepRunner } from '../../steps/runner/step-runner.js'

/** What the steps of a flow need that is played here. */
export interface StepParts {
  readonly steps: StepRunner
  readonly limiter: Limiter
  readonly log: Logger
}

/** Whose steps are run. */
interface Caller {
  readonly botId: string
  readonly live: LiveBot
  /** The session's id. */
  readonly session: string
}

/** Runs the steps of flows that are played here, with the limits and keys of those that a widget asks for. */
export function stepCalls({ steps, limiter, log }: StepParts): (caller: Caller) => Env['call'] {
  return caller => async (call, signal) => {
    try {
      const called = find(caller, call)
      const { botId, session, live, step } = called
      // Visitors of a channel share an address, so each thread counts as one.
      const counting = { address: `${botId} ${session}`, session, botId }
      await limiter.admit(stepPolicies(step.needs, live.settings.limits, counting))
      const { values, transcript, locale, input } = call
      const execute = await steps.enter(called, {
        values: {
          ...values,
          locale,
          input,
          ...(transcript && { transcript: [...transcript] }),
        },
      })
      if (!step.streams) return outcomeOf(await execute())
      const left = new AbortController()
      signal.addEventListener('abort', () => left.abort())
      const answer = await execute({ signal: left.signal, onText: async () => undefined })
      if (!answer.ok) return outcomeOf(answer)
      const body = String(answer.body)
      return { ok: true, status: 200, body, html: await formatReply().grow(body, true) }
    } catch (err) {
      if (err instanceof ApiError) return failed(err.code, err.message)
      log.error(
        { err, botId: caller.botId, nodeId: call.nodeId },
        'A step could not be carried out',
      )
      return failed('CALL_FAILED', 'the server could not carry the step out')
    }
  }
}

function find({ botId, live, session }: Caller, { step: name, nodeId, key }: StepCall): CalledStep {
  const found = findStep(live, nodeId, name)
  if (!found || found.step.takes === 'file') throw new ApiError('NO_SUCH_NODE')
  return { ...found, botId, nodeId, live, session, key }
}

const stepBody = v.object({
  status: v.number(),
  body: v.custom<Value>(value => value !== undefined),
})

function outcomeOf(answer: StepAnswer): CallOutcome {
  if (!answer.ok) return failed(answer.code, answer.message)
  return { ok: true, ...v.parse(stepBody, answer.body) }
}

function failed(code: string, message: string): CallOutcome {
  return { ok: false, code: code === 'BLOCKED_ADDRESS' ? code : 'CALL_FAILED', message }
}
