import * as v from 'valibot'
import type { StepOutcome } from '../../../runtime/node/step-tools.js'
import type { Logger } from '../../base/log.js'
import { type Outbound, toFailure } from '../../platform/outbound/index.js'
import { signWebhook } from './sign-webhook.js'

/** What tells an owner's server of something, as it is sent. */
export const eventSchema = v.object({ url: v.string(), body: v.string() })

/** Tells an owner's server of something, signed as webhook calls are. Resolves in every case. */
export async function sendEvent(
  { url, body }: v.InferOutput<typeof eventSchema>,
  { botId, id, secret }: { readonly botId: string; readonly id: string; readonly secret: string },
  outbound: Outbound,
  log: Logger,
): Promise<StepOutcome> {
  const headers = { 'content-type': 'application/json', ...signWebhook(secret, { id, body }) }
  const signal = AbortSignal.timeout(outbound.limits.time)
  const answer = await outbound
    .send({ url, method: 'POST', headers, body, signal })
    .catch(toFailure)
  const outcome = answer.ok ? outcomeOf(answer.status) : answer
  if (!outcome.ok)
    log.warn({ botId, code: outcome.code, reason: outcome.message }, 'An event could not be told')
  return outcome
}

function outcomeOf(status: number): StepOutcome {
  if (status >= 200 && status < 300) return { ok: true, status, body: null }
  return { ok: false, code: 'CALL_FAILED', message: `The answer has status ${status}`, status }
}
