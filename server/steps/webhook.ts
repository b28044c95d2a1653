import { keyHeader } from '@talkgraph/wire/idempotency'
import type { Value } from '../../runtime/index.js'
import { webhookServer } from '../../runtime/nodes/webhook/webhook.server.js'
import type { Logger } from '../log.js'
import { CallError, type CallFailure, notReached, type Outbound, toFailure } from '../outbound/index.js'
import { randomHex } from '../random-hex.js'
import { inSpan } from '../tracing/spans.js'
import { fillHeaders } from './fill-headers.js'
import { fillUrl } from './fill-url.js'
import { readOnce } from './read-once.js'
import { signWebhook } from './sign-webhook.js'
import type { GivenValues } from './step-values.js'
import { webhookBody } from './webhook-body.js'
import { fetchAuthorization, tokenMissing } from './webhook-token.js'

/** One webhook step to execute; `data` is the node's, as stored. */
export interface WebhookStep {
  readonly botId: string
  readonly nodeId: string
  readonly data: unknown
  readonly values: GivenValues
  /** Handed on, so that the other side can know a repeated call (decision 76). */
  readonly key?: string | undefined
  /** The call's id, the same at each attempt; absent: a new one. */
  readonly id?: string
  /** What the call is signed with. */
  readonly secret?: string
}

/** How it ended; `body` is parsed JSON where the answer was JSON, else text. */
export type WebhookOutcome =
  | { readonly ok: true; readonly status: number; readonly body: Value }
  | (CallFailure & {
      /** The status of the answer, where there was one. */
      readonly status?: number
    })

const readConfig = readOnce(webhookServer.schema)
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

/**
 * Executes a webhook step (decisions 107, 28, 48 and 52) within one time limit, the
 * token call included. Resolves in every case; a failure is logged without addresses, secrets and answers.
 */
export async function runWebhook(
  step: WebhookStep,
  outbound: Outbound,
  log: Logger,
): Promise<WebhookOutcome> {
  const { botId, nodeId } = step
  const outcome = await inSpan(
    'step webhook',
    { attributes: { 'talkgraph.bot': botId, 'talkgraph.node': nodeId } },
    () => call(step, outbound).catch(toFailure),
    ended => (ended.ok ? undefined : ended.message),
  )
  if (!outcome.ok) {
    const text = outcome.message === tokenMissing ? tokenMissing : 'Webhook handling failed'
    log.warn({ botId, nodeId, code: outcome.code, reason: outcome.message }, text)
  }
  return outcome
}

async function call(
  { data, values, key, secret, id: given }: WebhookStep,
  outbound: Outbound,
): Promise<WebhookOutcome> {
  const config = readConfig(data)
  const isWaitedFor = given === undefined
  const id = given ?? randomHex(24)
  const method = config.method.trim().toUpperCase() || 'POST'
  if (!methods.has(method)) throw new CallError('The configured method is not one that can be called')
  const url = fillUrl(config.url, values, config.query)
  const headers = fillHeaders(config.headers, values)
  const body = hasBody(method) ? webhookBody(config, values) : null
  const signal = AbortSignal.timeout(outbound.limits.time)
  const authorization = await fetchAuthorization(config.authentication, outbound, signal)
  const send = () =>
    outbound.send({
      url,
      method,
      headers: {
        ...(key !== undefined && { [keyHeader.toLowerCase()]: key }),
        ...headers,
        'content-type': 'application/json',
        ...(authorization && { authorization }),
        ...(secret !== undefined && signWebhook(secret, { id, body: body ?? '' })),
      },
      body,
      signal,
    })
  const first = await send()
  // A connection that broke is tried once more where nobody else will.
  const answer = isWaitedFor && !first.ok && first.message === notReached ? await send() : first
  if (!answer.ok) return answer
  const { status } = answer
  if (status < 200 || status > 299)
    return { ok: false, code: 'CALL_FAILED', message: `The answer has status ${status}`, status }
  return { ok: true, status, body: readAnswer(answer.text) }
}

/** Decision 48. */
function hasBody(method: string): boolean {
  return method !== 'GET' && method !== 'HEAD'
}

function readAnswer(text: string): Value {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
